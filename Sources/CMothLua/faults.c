// Faults: what a script did wrong, as a struct that Swift reads.

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "internal.h"

void moth_fault_clear(MothState *S) { memset(&S->fault, 0, sizeof S->fault); }

static void copy_text(char *to, size_t size, const char *from) {
  snprintf(to, size, "%s", from ? from : "");
}

// The innermost frame that is a script's own Lua code, not C and not the prelude.
int moth_script_line(lua_State *L, lua_Debug *info) {
  for (int level = 0; lua_getstack(L, level, info); level++) {
    lua_getinfo(L, "Sl", info);
    if (info->currentline > 0 && strcmp(info->source, MOTH_PRELUDE) != 0) return info->currentline;
  }
  return 0;
}

void moth_fault_location(Fault *fault, const lua_Debug *info, int line) {
  fault->line = line;
  copy_text(fault->path, sizeof fault->path,
            info->source[0] == '@' ? info->source + 1 : info->source);
}

// The location of the innermost script frame. Where the script has returned already, the last line
// that it ran stays, which the line hook of a counted call has kept.
static void keep_location(lua_State *L, Fault *fault) {
  lua_Debug info;
  int line = moth_script_line(L, &info);
  if (line > 0) {
    moth_fault_location(fault, &info, line);
  } else if ((lua_gethookmask(L) & LUA_MASKLINE) == 0) {
    fault->line = 0;
    fault->path[0] = 0;
  }
}

// Raises a structured fault. The error value is the address of the state's fault, so that a pcall
// in between cannot be taken for it.
int moth_raise(lua_State *L, MothFaultKind kind, const char *name, int argument,
               const char *detail) {
  MothState *S = moth_of(L);
  if (S->stop == MOTH_FAULT_NONE) {
    S->fault.kind = kind;
    S->fault.argument = argument;
    copy_text(S->fault.name, sizeof S->fault.name, name);
    copy_text(S->fault.detail, sizeof S->fault.detail, detail);
    keep_location(L, &S->fault);
  }
  lua_pushlightuserdata(L, &S->fault);
  return lua_error(L);
}

// The text of a fault for a script that caught it with pcall, and for the REPL.
const char *moth_fault_text(MothState *S) {
  switch (S->fault.kind) {
    case MOTH_FAULT_ERROR: return S->fault.detail;
    case MOTH_FAULT_UNKNOWN_TRANSFORM: return "unknown transform";
    case MOTH_FAULT_ARGUMENT_COUNT: return "wrong number of arguments";
    case MOTH_FAULT_ARGUMENT_TYPE: return "wrong type of argument";
    case MOTH_FAULT_UNKNOWN_SPACE: return "unknown coordinate space";
    case MOTH_FAULT_UNKNOWN_FIELD: return "unknown field";
    case MOTH_FAULT_UNKNOWN_GLOBAL: return "unknown global";
    case MOTH_FAULT_ASSIGNMENT: return "assignment refused";
    default: return S->fault.detail[0] ? S->fault.detail : "failed";
  }
}

// As NumberText does; C would show the sign of NaN, which is the processor's own.
static void describe_number(double number, char *buffer, size_t size) {
  if (number != number) {
    copy_text(buffer, size, "not a number");
  } else if (isinf(number)) {
    copy_text(buffer, size, number > 0 ? "infinity" : "-infinity");
  } else {
    snprintf(buffer, size, "%.14g", number);
  }
}

// Describes a value by its type alone: no metamethod runs and no address is shown.
void moth_describe(lua_State *L, int index, char *buffer, size_t size) {
  switch (lua_type(L, index)) {
    case LUA_TNONE: copy_text(buffer, size, "nothing"); break;
    case LUA_TNIL: copy_text(buffer, size, "nil"); break;
    case LUA_TBOOLEAN: copy_text(buffer, size, lua_toboolean(L, index) ? "true" : "false"); break;
    case LUA_TNUMBER:
      if (lua_isinteger(L, index)) {
        snprintf(buffer, size, "%lld", (long long)lua_tointeger(L, index));
      } else {
        describe_number(lua_tonumber(L, index), buffer, size);
      }
      break;
    case LUA_TSTRING: snprintf(buffer, size, "\"%.60s\"", lua_tostring(L, index)); break;
    case LUA_TLIGHTUSERDATA: copy_text(buffer, size, "a chain"); break;
    default: snprintf(buffer, size, "a %s", lua_typename(L, lua_type(L, index))); break;
  }
}

// The text of a key, or what else was used as one.
void moth_key_name(lua_State *L, int index, char *buffer, size_t size) {
  if (lua_type(L, index) == LUA_TSTRING) {
    copy_text(buffer, size, lua_tostring(L, index));
  } else {
    moth_describe(L, index, buffer, size);
  }
}

// Raises that a method is called on something else, as with a dot instead of the colon.
int moth_raise_receiver(lua_State *L, int index, const char *wanted, const char *example,
                        const char *method) {
  char seen[96], detail[192];
  moth_describe(L, index, seen, sizeof seen);
  snprintf(detail, sizeof detail, "%s, as in %s:%s(...)|%s", wanted, example, method, seen);
  return moth_raise(L, MOTH_FAULT_ARGUMENT_TYPE, method, 0, detail);
}

// A library function that the prelude calls for a script names the prelude's own line.
const char *moth_without_prelude(const char *message) {
  static const char prelude[] = "moth:";
  if (strncmp(message, prelude, sizeof prelude - 1) != 0) return message;
  char *end = NULL;
  long line = strtol(message + sizeof prelude - 1, &end, 10);
  return line > 0 && end[0] == ':' && end[1] == ' ' ? end + 2 : message;
}

// Takes "path:line: " off the front of a message that Lua put there, and keeps that line.
static const char *without_location(Fault *fault, const lua_Debug *info, const char *message) {
  size_t length = strlen(info->short_src);
  if (strncmp(message, info->short_src, length) != 0 || message[length] != ':') return message;
  char *end = NULL;
  long line = strtol(message + length + 1, &end, 10);
  if (end == message + length + 1 || end[0] != ':') return message;
  fault->line = (int)line;
  return end[1] == ' ' ? end + 2 : end + 1;
}

// The message handler of every protected call: turns any error value into the state's fault.
int moth_handler(lua_State *L) {
  MothState *S = moth_of(L);
  if (S->stop != MOTH_FAULT_NONE || lua_touserdata(L, 1) == &S->fault) return 1;
  S->fault.kind = MOTH_FAULT_ERROR;
  S->fault.argument = 0;
  S->fault.name[0] = 0;
  keep_location(L, &S->fault);
  if (lua_type(L, 1) == LUA_TSTRING) {
    lua_Debug info;
    const char *message = lua_tostring(L, 1);
    if (moth_script_line(L, &info) > 0) message = without_location(&S->fault, &info, message);
    copy_text(S->fault.detail, sizeof S->fault.detail, moth_without_prelude(message));
  } else {
    char seen[128];
    moth_describe(L, 1, seen, sizeof seen);
    snprintf(S->fault.detail, sizeof S->fault.detail, "error() was called with %s", seen);
  }
  lua_pushlightuserdata(L, &S->fault);
  return 1;
}

// A syntax error's message on the top of the stack becomes the fault. Lua writes
// "chunk:line: message", the chunk's name being shortened.
void moth_fault_keep_syntax(MothState *S, const char *path) {
  moth_fault_clear(S);
  S->fault.kind = MOTH_FAULT_SYNTAX;
  copy_text(S->fault.path, sizeof S->fault.path, path);
  const char *message = lua_tostring(S->lua, -1);
  if (message == NULL) message = "syntax error";
  for (const char *at = strchr(message, ':'); at != NULL; at = strchr(at + 1, ':')) {
    char *end = NULL;
    long line = strtol(at + 1, &end, 10);
    if (end > at + 1 && end[0] == ':' && line > 0) {
      S->fault.line = (int)line;
      message = end[1] == ' ' ? end + 2 : end + 1;
      break;
    }
  }
  copy_text(S->fault.detail, sizeof S->fault.detail, message);
}

// Raises that a chunk is bytecode; it has a path and no line.
void moth_fault_raise_binary(lua_State *L, const char *path) {
  MothState *S = moth_of(L);
  moth_fault_clear(S);
  S->fault.kind = MOTH_FAULT_BINARY;
  copy_text(S->fault.path, sizeof S->fault.path, path);
  lua_pushlightuserdata(L, &S->fault);
  lua_error(L);
}

MothFaultKind moth_fault_kind(const MothState *S) { return S->fault.kind; }
const char *moth_fault_name(const MothState *S) { return S->fault.name; }
const char *moth_fault_detail(const MothState *S) { return S->fault.detail; }
const char *moth_fault_path(const MothState *S) { return S->fault.path; }
int32_t moth_fault_line(const MothState *S) { return S->fault.line; }
int32_t moth_fault_argument(const MothState *S) { return S->fault.argument; }
