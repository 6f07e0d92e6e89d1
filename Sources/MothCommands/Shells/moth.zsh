#compdef moth
# Completion of moth in zsh: source <(moth completion zsh), or a file _moth in a folder of $fpath.
_moth() {
  local line value
  local -a whole open
  "${words[1]}" complete -- "${(@)words[2,CURRENT]}" 2>/dev/null | while IFS= read -r line; do
    value="${${line%%$'\t'*}//:/\\:}"
    [[ $line == *$'\t'* ]] && line=":${line#*$'\t'}" || line=""
    # After 'ID=' a level follows.
    if [[ $value == *= ]]; then open+=("$value$line"); else whole+=("$value$line"); fi
  done
  if (( $#whole + $#open == 0 )); then
    _files
    return
  fi
  (( $#whole )) && _describe moth whole
  (( $#open )) && _describe moth open -S ''
  return 0
}
if [[ "${funcstack[1]-}" == _moth ]]; then _moth "$@"; else compdef _moth moth; fi
