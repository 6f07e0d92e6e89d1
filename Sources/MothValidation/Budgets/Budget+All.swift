internal import MothEngine
internal import MothScript
internal import MothSimulation

extension Budget {
  /// Every budget, in the order in which they are reported.
  package static let all: [Budget] = [
    Budget(
      name: "calls-per-frame",
      unit: "calls",
      summary: "how many calls of the effect's functions one frame of scrolling takes",
      measures:
        "The sample with the most views that are made: each is a call of each visualEffect. "
        + "A scrollState adds one call of its of. The function of a scroll transition is called "
        + "where a phase changes, not in every frame, and is not counted.",
      help: "Attach the effect to fewer views, or let a lazy stack make fewer at once.",
      measure: \.callsPerFrame
    ),
    Budget(
      name: "instructions-per-call",
      unit: "instructions",
      summary: "how many Lua instructions one call of a function of the effect takes",
      measures: "The call with the most, of every function of the effect, at the sweep's ends and "
        + "two samples between, for the first view; counted one by one in calls of their own.",
      help:
        "Compute what does not change once, outside of the function, and leave loops out of it.",
      measure: \.instructionsPerCall
    ),
    Budget(
      name: "bytes-per-call",
      unit: "bytes",
      summary: "how much memory one call of a function of the effect takes",
      measures:
        "As instructions-per-call; memory that is given back counts too. Sizes are those of "
        + "Lua's objects with pointers of 8 bytes: an empty table takes 56.",
      help: "Make tables, texts and functions once, outside of the function.",
      measure: \.bytesPerCall
    ),
    Budget(
      name: "chain-length",
      unit: "transforms",
      summary: "how many transforms the chain has",
      measures: "Those of all stages together, whether they change anything or not.",
      help: "Join what can be joined: two offsets are one, and a scale by 1 is none.",
      measure: \.chainLength
    ),
    Budget(
      name: "chain-cost",
      unit: "times drawing a view",
      summary: "what the transforms of the chain cost a view",
      measures:
        "The sum of the transforms' costs in Moth's catalog, whether they change anything or "
        + "not: 0 for what only moves a layer, 1 for a fade or a filter, 8 for a blur. The figures "
        + "order transforms and predict no time.",
      help: "Move or fade instead of blurring.",
      measure: \.chainCost
    ),
    Budget(
      name: "transform-runs-per-second",
      unit: "runs per second",
      summary: "how often the transform of onScrollGeometryChange runs while the sweep goes on",
      measures: "The runs of the scrollState's of, those within a frame that is laid out again "
        + "included, by the time from the first sample to the last.",
      help: "Let the state change no layout, which makes the transform run again in the frame.",
      measure: { $0.perSecond("of") { Double($0.transformRuns) } }
    ),
    Budget(
      name: "actions-per-second",
      unit: "actions per second",
      summary: "how often the action of onScrollGeometryChange runs while the sweep goes on",
      measures: "The runs of the scrollState's action, by the time from the first sample to the "
        + "last.",
      help: "Return from of what changes seldom, such as whether a threshold is passed.",
      measure: { $0.perSecond("of") { Double($0.actions) } }
    ),
    Budget(
      name: "writes-per-second",
      unit: "writes per second",
      summary: "how often the action writes to the state while the sweep goes on",
      measures: "The assignments that the scrollState's action makes, by the time from the first "
        + "sample to the last.",
      help: "Write only what has changed, and let of return what changes seldom.",
      measure: { $0.perSecond("action") { Double($0.writes) } }
    ),
    Budget(
      name: "rebuilt-views-per-second",
      unit: "views per second",
      summary: "how many views are rebuilt for the state while the sweep goes on",
      measures: "For each view that reads the state, the samples in which the state changes times "
        + "the views under it, itself included, by the time from the first sample to the last.",
      help: "Let a small view read the state: name it in readers, and keep the owner small.",
      measure: { $0.perSecond("readers", "owner") { Double($0.rebuiltViews) } }
    ),
  ]
}
