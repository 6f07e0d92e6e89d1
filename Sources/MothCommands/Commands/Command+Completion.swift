internal import MothRunner

extension Command {
  /// `moth completion`: the script that lets a shell complete Moth's command line.
  static let completion = Command(
    name: "completion",
    summary: "Print a completion script for a shell.",
    options: [shell]
  ) { context in
    let bytes =
      switch context.invocation.text(shell) {
      case "zsh": PackageResources.moth_zsh
      case "fish": PackageResources.moth_fish
      case _: PackageResources.moth_bash
      }
    context.print(String(decoding: bytes, as: UTF8.self))
    return .passed
  }

  private static let shell = Option("shell", help: "The shell.", choices: ["bash", "zsh", "fish"])
}
