/// How the page of `html` looks.
enum HtmlStyle {
  /// The style sheet.
  ///
  /// Contrast of text is 4.5 to 1 or more in both schemes (WCAG 2.2, 1.4.3).
  static let sheet = """
    :root {
      color-scheme: light dark;
      --paper: #ffffff; --panel: #f6f7f9; --line: #d5d9e0; --ink: #1b1f27; --dim: #596273;
      --error: #b3261e; --warning: #8a5300; --good: #1e6b33; --mark: #ffe08a;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --paper: #14161a; --panel: #1d2026; --line: #363b45; --ink: #e6e8ec; --dim: #a2abba;
        --error: #ff8a80; --warning: #ffc35c; --good: #7fd894; --mark: #6b5200;
      }
    }
    * { box-sizing: border-box; }
    body {
      margin: 0 auto; padding: 2rem 1.25rem; max-width: 72rem; background: var(--paper);
      color: var(--ink); font: 16px/1.5 system-ui, sans-serif; overflow-wrap: anywhere;
    }
    h1 { margin: 0; font-size: 1.75rem; }
    h2 { margin: 2.5rem 0 1rem; font-size: 1.25rem; }
    h3 { margin: 0 0 .25rem; font-size: 1rem; }
    p { margin: .25rem 0; }
    header p, footer, .location, dt { color: var(--dim); }
    footer { margin-top: 3rem; font-size: .875rem; }
    article {
      margin: 0 0 1rem; padding: 1rem 1.25rem; background: var(--panel);
      border: 1px solid var(--line); border-radius: 8px;
    }
    code, pre, .location { font-family: ui-monospace, monospace; font-size: .875rem; }
    pre {
      margin: .75rem 0; padding: .5rem 0; overflow-x: auto; background: var(--paper);
      border: 1px solid var(--line); border-radius: 6px; overflow-wrap: normal; tab-size: 4;
    }
    pre > span { padding-right: 1rem; }
    .number {
      display: inline-block; width: 3.5em; margin-right: 1em; text-align: right;
      color: var(--dim); user-select: none;
    }
    mark { background: var(--mark); color: inherit; border-radius: 2px; }
    dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; margin: .5rem 0 0; }
    dd { margin: 0; white-space: pre-line; }
    .scroll { overflow-x: auto; margin: .75rem 0 2rem; }
    table { border-collapse: collapse; width: 100%; font-size: .875rem; }
    th, td {
      padding: .4rem .75rem; border-bottom: 1px solid var(--line); text-align: left;
      vertical-align: top;
    }
    th { color: var(--dim); font-weight: 600; white-space: nowrap; }
    .value { display: inline-block; margin-right: 1rem; font-variant-numeric: tabular-nums; }
    .error { color: var(--error); } .warning { color: var(--warning); } .good { color: var(--good); }
    .note { color: var(--dim); }
    .error, .warning, .good { font-weight: 600; }

    """
}
