import { describe, expect, it } from 'vitest';
import { parseMarkdown } from '../../src/sandbox/page/markdown.js';

type Mark = ReturnType<typeof parseMarkdown>[number];

/** The tree in short: `p(text strong(text))`. */
function short(marks: readonly Mark[]): string {
  return marks.map(shortOne).join(' ');
}

function shortOne(mark: Mark): string {
  switch (mark.type) {
    case 'text':
      return JSON.stringify(mark.text);
    case 'code':
    case 'codeBlock':
      return `${mark.type}(${JSON.stringify(mark.text)})`;
    case 'heading':
      return `h${mark.level}(${short(mark.children)})`;
    case 'list':
      return `${mark.start === null ? 'ul' : `ol${mark.start}`}(${mark.items.map((item) => `li(${short(item)})`).join(' ')})`;
    case 'link':
      return `link(${mark.url} ${short(mark.children)})`;
    case 'time':
      return `time(${mark.unix} ${mark.style})`;
    case 'person':
    case 'channel':
    case 'role':
      return `${mark.type}(${mark.id})`;
    case 'emoji':
      return `emoji(${mark.name} ${mark.id})`;
    case 'command':
    case 'everyone':
      return `${mark.type}(${mark.name})`;
    case 'paragraph':
      return `p(${short(mark.children)})`;
    default:
      return `${mark.type}(${short(mark.children)})`;
  }
}

const parsed = (source: string) => short(parseMarkdown(source));

describe("Discord's markdown", () => {
  it.each([
    ['plain', 'p("plain")'],
    ['two\nlines', 'p("two\\nlines")'],
    [
      '**bold** *em* _em_ __under__ ~~gone~~',
      'p(strong("bold") " " em("em") " " em("em") " " underline("under") " " strike("gone"))',
    ],
    ['***both***', 'p(strong(em("both")))'],
    ['**a *b* c**', 'p(strong("a " em("b") " c"))'],
    ['snake_case_name', 'p("snake_case_name")'],
    ['2 * 3 * 4', 'p("2 * 3 * 4")'],
    ['5 ** 2', 'p("5 ** 2")'],
    ['`**code**`', 'p(code("**code**"))'],
    ['``a ` b``', 'p(code("a ` b"))'],
    ['||hidden **bold**||', 'p(spoiler("hidden " strong("bold")))'],
    ['\\*\\*not bold\\*\\*', 'p("**not bold**")'],
    ['\\<t:1:R>', 'p("<t:1:R>")'],
    ['🌹**U**', 'p("🌹" strong("U"))'],
  ])('in a line: %j', (source, tree) => {
    expect(parsed(source)).toBe(tree);
  });

  it.each([
    ['# One', 'h1("One")'],
    ['### *Three*', 'h3(em("Three"))'],
    ['#### four', 'p("#### four")'],
    ['#no', 'p("#no")'],
    ['-# small', 'small("small")'],
    ['text\n## Head\nmore', 'p("text") h2("Head") p("more")'],
    ['- a\n- b', 'ul(li("a") li("b"))'],
    ['3. a\n4. b', 'ol3(li("a") li("b"))'],
    ['- a\n  - b\n- c', 'ul(li("a" ul(li("b"))) li("c"))'],
    ['- a\ntext', 'ul(li("a")) p("text")'],
    ['> one\n> two\nthree', 'quote(p("one\\ntwo")) p("three")'],
    ['>>> one\ntwo', 'quote(p("one\\ntwo"))'],
    ['>no quote', 'p(">no quote")'],
    ['```ts\nconst a = `**`;\n```after', 'codeBlock("const a = `**`;") p("after")'],
    ['a\n```b```', 'p("a") codeBlock("b")'],
    ['a\n\nb', 'p("a\\n\\nb")'],
  ])('over lines: %j', (source, tree) => {
    expect(parsed(source)).toBe(tree);
  });

  it.each([
    ['<t:1700000000:R> <t:5>', 'p(time(1700000000 R) " " time(5 f))'],
    ['<@12> <@!13> <@&14> <#15>', 'p(person(12) " " person(13) " " role(14) " " channel(15))'],
    ['<:rose:16> <a:wave:17>', 'p(emoji(rose 16) " " emoji(wave 17))'],
    ['</molotow open:18> @everyone', 'p(command(/molotow open) " " everyone(@everyone))'],
    ['<t:x:R> <@> <#a>', 'p("<t:x:R> <@> <#a>")'],
  ])('what Discord fills in: %j', (source, tree) => {
    expect(parsed(source)).toBe(tree);
  });

  it.each([
    ['see https://a.example/b.', 'p("see " link(https://a.example/b "https://a.example/b") ".")'],
    ['[text](https://a.example)', 'p(link(https://a.example "text"))'],
    ['<https://a.example>', 'p(link(https://a.example "https://a.example"))'],
    ['[text](javascript:alert(1))', 'p("[text](javascript:alert(1))")'],
    ['[text](data:text/html,x)', 'p("[text](data:text/html,x)")'],
    ['<script>alert(1)</script>', 'p("<script>alert(1)</script>")'],
  ])('links lead to the web and nowhere else: %j', (source, tree) => {
    expect(parsed(source)).toBe(tree);
  });

  it.each([
    '*'.repeat(5000),
    '_'.repeat(5000),
    '`'.repeat(5000),
    '` `` '.repeat(1000),
    '[a](http'.repeat(600),
    '[[['.repeat(1500),
    '||'.repeat(2500),
    '> '.repeat(2000),
    '- '.repeat(2000),
    `${'**a'.repeat(1500)}`,
  ])('gets through a long text %# in no time', (source) => {
    const begun = performance.now();
    parseMarkdown(source.slice(0, 4000));
    expect(performance.now() - begun).toBeLessThan(500);
  });
});
