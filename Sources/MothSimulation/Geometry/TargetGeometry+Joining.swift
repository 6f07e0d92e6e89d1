extension TargetGeometry {
  /// Geometries of one target in layouts that follow each other, each with its number of samples;
  /// nil for none.
  ///
  /// The layouts come from one scene, so that their spaces are the same ones in the same order.
  init?(joining parts: [(geometry: TargetGeometry, count: Int)]) {
    guard let first = parts.first?.geometry else { return nil }
    func join(_ column: (TargetGeometry) -> GeometryColumn) -> GeometryColumn {
      .joined(parts.map { (column($0.geometry), $0.count) })
    }
    func join(
      _ transition: (TargetGeometry) -> TransitionGeometry?
    ) -> TransitionGeometry? {
      let all = parts.compactMap { part in transition(part.geometry).map { ($0, part.count) } }
      return all.count == parts.count ? TransitionGeometry(joining: all) : nil
    }
    self.init(
      width: join(\.width),
      height: join(\.height),
      safeArea: EdgeColumns(joining: parts.map { ($0.geometry.safeArea, $0.count) }),
      spaces: first.spaces.indices.map { index in
        SpaceGeometry(
          first.spaces[index].space,
          joining: parts.map { ($0.geometry.spaces[index], $0.count) }
        )
      },
      verticalTransition: join(\.verticalTransition),
      horizontalTransition: join(\.horizontalTransition),
      innermostScrollAxes: first.innermostScrollAxes
    )
  }
}

extension SpaceGeometry {
  fileprivate init(
    _ space: CoordinateSpace,
    joining parts: [(geometry: SpaceGeometry, count: Int)]
  ) {
    func join(_ column: (SpaceGeometry) -> GeometryColumn) -> GeometryColumn {
      .joined(parts.map { (column($0.geometry), $0.count) })
    }
    func join(_ column: (SpaceGeometry) -> GeometryColumn?) -> GeometryColumn? {
      let all = parts.compactMap { part in column(part.geometry).map { ($0, part.count) } }
      return all.count == parts.count ? .joined(all) : nil
    }
    self.init(
      space: space,
      minX: join(\.minX),
      minY: join(\.minY),
      width: join(\.width),
      height: join(\.height),
      containerWidth: join(\.containerWidth),
      containerHeight: join(\.containerHeight)
    )
  }
}

extension TransitionGeometry {
  fileprivate init(joining parts: [(geometry: TransitionGeometry, count: Int)]) {
    func join(_ column: (TransitionGeometry) -> GeometryColumn) -> GeometryColumn {
      .joined(parts.map { (column($0.geometry), $0.count) })
    }
    self.init(
      containerMin: join(\.containerMin),
      length: join(\.length),
      containerLength: join(\.containerLength)
    )
  }
}
