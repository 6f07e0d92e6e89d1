package import MothDiagnostics

extension ScriptFault.Kind {
  /// What `moth explain` says about this kind; its id is the diagnostic's.
  package var explanation: Explanation {
    switch self {
    case .binaryChunk:
      Explanation(
        id: "binary-chunk",
        summary: "a script is Lua bytecode, not text",
        reason: "Bytecode can break any sandbox, so only text is loaded.",
        help: "Ship the Lua source."
      )
    case .syntax:
      Explanation(
        id: "lua-syntax",
        summary: "Lua's compiler refuses a script",
        reason: "A script that cannot be compiled defines nothing.",
        help: "Fix the line that the message names."
      )
    case .error:
      Explanation(
        id: "lua-error",
        summary: "a script fails while it runs",
        reason: "An effect runs for each frame; one that fails has no picture for that frame.",
        help: "Guard the case that fails, such as a nil from geometry:bounds."
      )
    case .memoryLimit:
      Explanation(
        id: "memory-limit",
        summary: "a script uses more memory than the limit",
        reason: "An effect is arithmetic; it needs a few kilobytes.",
        help: "Keep tables and strings out of the closure; make them once, above it."
      )
    case .instructionLimit:
      Explanation(
        id: "instruction-limit",
        summary: "one call runs more Lua instructions than the limit",
        reason: "A closure runs for every visible view and every frame.",
        help: "Check the loop's end; compute what does not change once, above the closure."
      )
    case .timeLimit:
      Explanation(
        id: "time-limit",
        summary: "one call takes longer than the watchdog waits",
        reason: "A closure runs for every visible view and every frame.",
        help: "Check the loop's end; keep the closure to arithmetic."
      )
    case .interrupted:
      Explanation(
        id: "interrupted",
        summary: "a script is stopped by the person who runs it",
        reason: "Ctrl-C was pressed while it ran.",
        help: "What the script had made until then is kept; run it again."
      )
    case .unknownTransform:
      Explanation(
        id: "unknown-transform",
        summary: "a chain is given a method that VisualEffect does not have",
        reason: "A visual effect draws a view elsewhere or otherwise and never changes layout, so "
          + "SwiftUI's VisualEffect offers a closed list. In Swift this would not compile.",
        help: "'moth list transforms' names all of them; 'moth explain frame' says what to use "
          + "instead of a layout modifier."
      )
    case .argumentCount:
      Explanation(
        id: "wrong-argument-count",
        summary: "a transform is given too few or too many arguments",
        reason: "Arguments are positional, in the order of SwiftUI's labels.",
        help: "'moth explain NAME' shows what the transform takes."
      )
    case .argumentType:
      Explanation(
        id: "wrong-argument-type",
        summary: "a transform is given a value of the wrong type",
        reason: "In Swift this would not compile.",
        help: "'moth explain NAME' shows what the transform takes."
      )
    case .staleContent:
      Explanation(
        id: "stale-content",
        summary: "a chain from an earlier call is used again",
        reason: "content stands for one view in one frame; SwiftUI makes a new one for each call.",
        help: "Start from the content that this call was given."
      )
    case .chainLength:
      Explanation(
        id: "chain-too-long",
        summary: "a chain has more transforms than the limit",
        reason: "Each transform is a layer of its own when drawn.",
        help: "Add up the values and use each transform once."
      )
    case .resultType:
      Explanation(
        id: "wrong-result",
        summary: "an effect returns something else than a chain",
        reason: "The closure returns some VisualEffect: content, or content with transforms.",
        help: "Return content where the effect should do nothing."
      )
    case .unknownSpace:
      Explanation(
        id: "unknown-space",
        summary: "geometry is asked for a coordinate space that is not there",
        reason: "SwiftUI would silently answer with the window's coordinates.",
        help: "Use \"scrollView\", \"scrollView.vertical\", \"scrollView.horizontal\", \"local\", "
          + "\"global\", or a name that the scene gives with coordinateSpace."
      )
    case .unknownField:
      Explanation(
        id: "unknown-field",
        summary: "a field is read that does not exist",
        reason: "Lua would give nil, and the arithmetic on it would fail later or go wrong.",
        help: "The message names the nearest field."
      )
    case .unknownGlobal:
      Explanation(
        id: "unknown-global",
        summary: "a global is read that does not exist",
        reason: "Scripts have an allow-list of library functions; a misspelt local also ends here.",
        help: "Declare it with local, or check the spelling."
      )
    case .assignment:
      Explanation(
        id: "read-only",
        summary: "a script writes where it may only read",
        reason: "An effect is a function of its inputs: a value kept from one frame to the next "
          + "makes the picture depend on the path of the scroll.",
        help: "Use a local variable inside the function."
      )
    case .unknownModifier:
      Explanation(
        id: "unknown-modifier",
        summary: "a scene uses a modifier that scenes do not have",
        reason: "A scene is layout; it has the modifiers that decide frames, and Moth's own marks.",
        help: "The message names the nearest modifier."
      )
    case .unknownModule:
      Explanation(
        id: "unknown-module",
        summary: "require does not find a module",
        reason: "require reaches modules of the same plugin only, as named in plugin.json.",
        help: "Add the file to \"modules\" in plugin.json."
      )
    case .export:
      Explanation(
        id: "invalid-definition",
        summary: "what a script returns is not a definition of the right form",
        reason: "A definition is data and functions: no cycles, no holes, no library functions.",
        help: "Return the table that moth.effect, moth.scene or moth.test makes; the message says "
          + "what is expected."
      )
    case .refused:
      Explanation(
        id: "sandbox-refused",
        summary: "the sandbox refuses a call",
        reason: "Library functions have limits on size, so that no script can stall a run.",
        help: "The message names the limit."
      )
    case .unitTooLarge:
      Explanation(
        id: "unit-too-large",
        summary: "one effect on one device has more samples, numbers or work than the limit",
        reason:
          "Every view of the target's name is evaluated in every sample; views in a lazy stack "
          + "only while they are visible. Laying out the scene, comparing what checks state and "
          + "looking at what is seen are counted too, so that the verdict is the same on any machine.",
        help:
          "Put the rows into a LazyVStack, shorten the sweep, mark fewer views as targets, nest "
          + "fewer stacks, or raise the limit that the message names."
      )
    case .internalError:
      Explanation(
        id: "internal-error",
        summary: "Moth itself failed",
        reason: "This is a bug in Moth.",
        help: "Please report it with the script."
      )
    }
  }
}
