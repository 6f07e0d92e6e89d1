internal import Foundation
internal import MothDiagnostics

/// A finding as SARIF's `result` (section 3.27).
struct SarifResult: Encodable {
  private var fixes: [Fix]?
  private var level: String
  private var locations: [Location]?
  private var message: SarifText
  private var partialFingerprints: [String: String]
  private var properties: Properties
  private var relatedLocations: [Location]?
  private var ruleId: String
  private var ruleIndex: Int
  private var suppressions: [Suppression]?

  init(_ finding: Finding, ruleIndex: Int, fingerprint: String) {
    let diagnostic = finding.diagnostic
    level = diagnostic.severity.rawValue
    locations = diagnostic.location.map { [Location($0)] }
    let notes = diagnostic.notes.filter { $0.location == nil && $0.kind != .reason }.map(\.text)
    message = SarifText(text: ([diagnostic.message] + notes).joined(separator: "\n"))
    partialFingerprints = ["moth/v1": fingerprint]
    properties = Properties(
      devices: finding.devices.map(VisibleText.escaped),
      effect: finding.effect.map(VisibleText.escaped),
      moment: diagnostic.moment,
      plugin: finding.plugin.map(VisibleText.escaped),
      units: finding.unitCount
    )
    let related = diagnostic.notes.compactMap { note in
      note.location.map { Location($0, message: note.text) }
    }
    relatedLocations = related.isEmpty ? nil : related
    ruleId = diagnostic.id
    self.ruleIndex = ruleIndex
    suppressions = finding.suppression.map { [Suppression(justification: $0)] }
    let fixes = diagnostic.location.map { location in
      diagnostic.fixIts.map { Fix($0, in: location.path) }
    }
    self.fixes = fixes ?? [] == [] ? nil : fixes
  }

  /// What SARIF has no place of its own for.
  private struct Properties: Encodable {
    var devices: [String]
    var effect: String?
    var moment: Moment?
    var plugin: String?
    var units: Int
  }

  private struct Suppression: Encodable {
    var justification: String
    var kind = "inSource"

    init(justification: String) {
      self.justification = VisibleText.escapedLines(justification)
    }
  }

  private struct Location: Encodable {
    var message: SarifText?
    var physicalLocation: PhysicalLocation

    init(_ location: SourceLocation, message: String? = nil) {
      self.message = message.map(SarifText.init(text:))
      physicalLocation = PhysicalLocation(
        artifactLocation: Artifact(path: location.path),
        region: location.range.map { Region($0) }
      )
    }
  }

  private struct PhysicalLocation: Encodable {
    var artifactLocation: Artifact
    var region: Region?
  }

  private struct Artifact: Encodable, Equatable {
    var uri: String

    init(path: String) {
      // Section 3.10.1: a URI reference; `:` in a first segment would end a scheme.
      let allowed = CharacterSet(
        charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~/"
      )
      let encoded = path.addingPercentEncoding(withAllowedCharacters: allowed) ?? ""
      uri = path.hasPrefix("/") ? "file://\(encoded)" : encoded
    }
  }

  private struct Region: Encodable, Equatable {
    var endColumn: Int
    var endLine: Int
    var startColumn: Int
    var startLine: Int

    init(_ range: SourceRange) {
      startLine = range.start.line
      startColumn = range.start.column
      endLine = range.end.line
      endColumn = range.end.column
    }
  }

  private struct Fix: Encodable, Equatable {
    var artifactChanges: [Change]
    var description: SarifText

    init(_ fixIt: FixIt, in path: String) {
      description = SarifText(text: fixIt.description)
      artifactChanges = [
        Change(
          artifactLocation: Artifact(path: path),
          replacements: fixIt.edits.map { edit in
            Replacement(
              deletedRegion: Region(edit.range),
              insertedContent: ["text": edit.replacement]
            )
          }
        )
      ]
    }
  }

  private struct Change: Encodable, Equatable {
    var artifactLocation: Artifact
    var replacements: [Replacement]
  }

  private struct Replacement: Encodable, Equatable {
    var deletedRegion: Region
    var insertedContent: [String: String]
  }
}
