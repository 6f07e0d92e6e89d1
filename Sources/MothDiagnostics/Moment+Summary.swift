extension Moment {
  /// The moment for people: `sample 371 of iphone-17, 3.09 s, offset 214.2 pt, Reduce Motion off`.
  ///
  /// A target is named after the device, with its index as `artwork[2]`. Names from outside are
  /// not escaped here.
  public var summary: String {
    var parts = ["sample \(sample)" + (device.map { " of \($0)" } ?? "")]
    switch (target, index) {
    case (let target?, let index?): parts.append("\(target)[\(index)]")
    case (let target?, nil): parts.append(target)
    case (nil, let index?): parts.append("index \(index)")
    case (nil, nil): break
    }
    if let time { parts.append("\(NumberText.fixed(time, decimals: 2)) s") }
    if let offset { parts.append("offset \(NumberText.fixed(offset, decimals: 1)) pt") }
    if let reduceMotion { parts.append("Reduce Motion \(reduceMotion ? "on" : "off")") }
    return parts.joined(separator: ", ")
  }
}
