// The catalog of transforms as the shim needs it. Included by CMothLua.h.

#ifndef MOTH_VOCABULARY_H
#define MOTH_VOCABULARY_H

#include <stdbool.h>
#include <stdint.h>

#ifdef __has_feature
#if __has_feature(nullability)
#define MOTH_NONNULL _Nonnull
#define MOTH_NULLABLE _Nullable
#endif
#endif
#ifndef MOTH_NONNULL
#define MOTH_NONNULL
#define MOTH_NULLABLE
#endif

/// What one argument of a transform takes.
typedef enum MothArgumentKind {
  MOTH_ARGUMENT_NUMBER = 0,
  MOTH_ARGUMENT_UNIT_POINT,
  MOTH_ARGUMENT_UNIT_POINT_3D,
  MOTH_ARGUMENT_BOOLEAN,
  MOTH_ARGUMENT_BLEND_MODE,
  MOTH_ARGUMENT_SHADER,
} MothArgumentKind;

#define MOTH_MAX_COLUMNS 16
#define MOTH_MAX_ARGUMENTS 16

/// One positional argument: its kind and the columns that it fills.
typedef struct MothArgument {
  MothArgumentKind kind;
  uint8_t column_count;
  uint8_t columns[3];
} MothArgument;

/// One positional argument list of a method. Forms of a method are distinguished by the number of
/// leading number arguments.
typedef struct MothForm {
  uint16_t transform;      // index in the catalog
  uint8_t leading_numbers;
  uint8_t required_count;
  uint8_t argument_count;
  uint8_t column_count;
  bool is_plain;           // all arguments are required numbers, and argument i fills column i alone
  MothArgument arguments[MOTH_MAX_ARGUMENTS];
  double defaults[MOTH_MAX_COLUMNS];
} MothForm;

/// One method of `content`. Strings and forms must outlive the state.
typedef struct MothMethod {
  const char *MOTH_NONNULL name;
  const MothForm *MOTH_NONNULL forms;
  uint32_t form_count;
} MothMethod;

/// A name for a number or for a point: a blend mode's index, or an anchor.
typedef struct MothNamedValue {
  const char *MOTH_NONNULL name;
  double values[3];
} MothNamedValue;

/// The catalog as the binding needs it.
typedef struct MothVocabulary {
  const MothMethod *MOTH_NONNULL methods;
  uint32_t method_count;
  const MothNamedValue *MOTH_NONNULL anchors;
  uint32_t anchor_count;
  const MothNamedValue *MOTH_NONNULL anchors_3d;
  uint32_t anchor_3d_count;
  const MothNamedValue *MOTH_NONNULL blend_modes;
  uint32_t blend_mode_count;
} MothVocabulary;

#endif
