/// Whether two numbers differ by no more than the tolerance; equal infinities count as close.
func isClose(_ left: Double, _ right: Double, within tolerance: Double) -> Bool {
  left == right || abs(left - right) <= tolerance
}
