/// The events of metatables: manual of Lua 5.4, section 2.4.
enum Metamethod {
  static let names = [
    "__add", "__sub", "__mul", "__div", "__mod", "__pow", "__unm", "__idiv", "__band", "__bor",
    "__bxor", "__bnot", "__shl", "__shr", "__concat", "__len", "__eq", "__lt", "__le", "__index",
    "__newindex", "__call",
  ]
}
