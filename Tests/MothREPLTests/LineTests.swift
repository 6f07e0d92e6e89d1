import MothScript
import MothTestSupport
import Testing

@testable import MothREPL

/// Lines of Lua: what they give, what stays, and what a fault leaves.
@Suite struct LineTests {
  @Test(arguments: [
    ("1 + 1", "2\n"),
    ("10 / 2", "5.0\n"),
    ("7 // 2", "3\n"),
    ("0.1 + 0.2", "0.30000000000000004\n"),
    ("0 / 0", "nan\n"),
    ("-0.0", "-0.0\n"),
    ("1 / 0", "inf\n"),
    ("nil", "nil\n"),
    ("not nil", "true\n"),
    ("'a' .. 1", "\"a1\"\n"),
    ("1, nil, 'x'", "1\nnil\n\"x\"\n"),
    ("x = 1", ""),
    ("-- a remark", ""),
    ("return 3", "3\n"),
    ("print('one', 2)", "one  2\n"),
    ("print", "function\n"),
    ("type(content)", "\"userdata\"\n"),
  ])
  func `a line that is an expression gives its value`(line: String, text: String) {
    #expect(answer(to: line) == text)
  }

  @Test func `what is shown of env does not depend on what was read`() {
    let replies = answers(
      to: ["{{{{env}}}}", "env", "env.time + env.velocity", "env", "{{{{env}}}}", "#env"],
      paths: ["Plugins/vinyl-disc"]
    ).map(\.text)
    #expect(replies[0] == "{ { { { {… 9 entries} } } } }\n")
    #expect(replies[4] == replies[0])
    #expect(replies[3] == replies[1])
    #expect(replies[5] == "0\n")
  }

  @Test(arguments: [("env", "env"), ("geometry", "geometry"), ("phase", "phase"), ("p", "p")])
  func `the raw functions refuse the position's objects`(object: String, name: String) {
    let reply = answers(to: ["pairs(\(object))"], paths: ["Plugins/vinyl-disc"]).last?.text ?? ""
    #expect(
      reply.hasPrefix(
        "error[sandbox-refused]: 'pairs' takes a plain table; \(name) is Moth's: "
          + "read its fields by name\n"
      )
    )
  }

  @Test func `globals and locals stay from line to line`() {
    #expect(
      answer(to: "a = 2", "local b, c = 3", "local function f() return a * b end", "f()") == "6\n"
    )
  }

  @Test func `a name that was assigned is known, also with nil`() {
    #expect(answer(to: "a = nil", "a") == "nil\n")
    #expect(answer(to: "a = 1", "a = nil", "a") == "nil\n")
    #expect(answer(to: "a").hasPrefix("error[unknown-global]: there is no global 'a'\n"))
  }

  @Test func `an underscore is the last value that is not nil`() {
    #expect(answer(to: "41", "_ + 1", "_") == "42\n")
    #expect(answer(to: "false", "_") == "false\n")
    #expect(answer(to: "5", "nil", "_") == "5\n")
    #expect(answer(to: "5, 6", "_") == "5\n")
    #expect(answer(to: "5", "x = 6", "_") == "5\n")
  }

  @Test func `a chunk goes on until Lua's compiler is content`() {
    let replies = answers(to: ["function f(x)", "  return x * 2", "end", "f(4)"])
    #expect(replies.map(\.outcome) == [.unfinished, .unfinished, .done, .done])
    #expect(replies.map(\.text) == ["", "", "", "8\n"])
  }

  @Test(arguments: ["1 +", "{", "f(", "[[a", "--[[", "if true then", "x ="])
  func `what only lacks its end is unfinished`(line: String) {
    #expect(answers(to: [line]).map(\.outcome) == [.unfinished])
  }

  @Test(arguments: ["1 + )", "'abc", "end", "x = = 1", "1 2"])
  func `what no more lines can fix is a fault`(line: String) {
    let reply = answers(to: [line])[0]
    #expect(reply.outcome == .fault)
    #expect(reply.text.hasPrefix("error[lua-syntax]: "))
  }

  @Test func `the end of the input ends an unfinished chunk`() {
    let reply = onLuaThread {
      let session = Session(SessionOptions { 0 })
      _ = session.enter("1 +")
      return session.finish()
    }
    #expect(reply.outcome == .fault)
    #expect(reply.text.hasPrefix("error[lua-syntax]: "))
  }

  @Test func `an unfinished chunk can be abandoned`() {
    let reply = onLuaThread {
      let session = Session(SessionOptions { 0 })
      _ = session.enter("function f(")
      session.abandon()
      return session.enter("1")
    }
    #expect(reply == SessionReply("1"))
  }

  @Test func `a fault shows the line in which it is`() {
    let replies = answers(to: ["function f() return 1 + nil end", "x = 1", "f()"])
    #expect(replies[2].outcome == .fault)
    #expect(
      replies[2].text == """
        error[lua-error]: attempt to perform arithmetic on a nil value
         --> [1]:1:1
          |
        1 | function f() return 1 + nil end
          | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^

        """
    )
  }

  @Test func `Lua's line ends are taken as they come`() {
    #expect(answers(to: ["a = 1\r\nb = 2\rreturn a + b"]).map(\.text) == ["3\n"])
  }

  @Test(arguments: ["", "   ", "\t", "\n"])
  func `a line with nothing on it has no answer`(line: String) {
    #expect(answers(to: [line]) == [SessionReply()])
  }
}
