# Completion of moth in bash: source <(moth completion bash)
_moth() {
  local line="${COMP_LINE:0:COMP_POINT}" words=() value IFS=$' \t\n'
  read -ra words <<<"$line"
  [[ $line == *[[:space:]] ]] && words+=("")
  local current="${words[${#words[@]} - 1]}"
  # bash breaks words at '=' and ':' and replaces only what follows.
  local start="${current%"${current##*[=:]}"}"
  COMPREPLY=()
  while IFS=$'\t' read -r value _; do
    COMPREPLY+=("${value#"$start"}")
  done < <("${words[0]}" complete -- "${words[@]:1}" 2>/dev/null)
  # After 'ID=' a level follows, after 'NAME:' a file.
  [[ ${COMPREPLY[0]-} == *[=:] ]] && compopt -o nospace 2>/dev/null
  return 0
}
complete -o default -F _moth moth
