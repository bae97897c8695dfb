import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { MarkedRichTextReader } from '../../src/adapters/marked/rich-text-reader.ts';
import { type Block, type Inline, type LinkRule, RICH_TEXT_LIMITS } from '../../src/domain/kernel/rich-text.ts';
import { ownProcessorMs } from '../support/longest-turn.ts';

const reader = new MarkedRichTextReader();

function blocksOf(source: string): Block[] {
  const read = reader.read(source);
  if ('faults' in read) throw new Error(read.faults.join(' '));
  return read.blocks;
}

function faultsOf(source: string): readonly string[] {
  const read = reader.read(source);
  return 'faults' in read ? read.faults : [];
}

const plain = (text: string): Inline => ({ text, isStrong: false, isEm: false });
const strong = (text: string): Inline => ({ text, isStrong: true, isEm: false });
const em = (text: string): Inline => ({ text, isStrong: false, isEm: true });
const paragraph = (...inlines: Inline[]): Block => ({ kind: 'paragraph', inlines });
const words = (text: string): Block => paragraph(plain(text));
const list = (start: number | null, ...items: Block[][]): Block => ({ kind: 'list', start, items });
const figure = (id: string): Block => ({ kind: 'figure', id });

describe('a text comes out as blocks', () => {
  it('paragraphs with strong and em, each and both', () => {
    expect(blocksOf('Pain on **biting**, _not_ on cold.\n\nIt is **very *bad* now**.')).toEqual([
      paragraph(plain('Pain on '), strong('biting'), plain(', '), em('not'), plain(' on cold.')),
      paragraph(
        plain('It is '),
        strong('very '),
        { text: 'bad', isStrong: true, isEm: true },
        strong(' now'),
        plain('.'),
      ),
    ]);
    expect(blocksOf('')).toEqual([]);
    expect(blocksOf(' \n\n ')).toEqual([]);
  });

  it('a line break is one, however it was typed, and blanks around it are none', () => {
    for (const end of ['\n', '\r\n', '\r', '  \n', '\\\n', '\u2028', '\v', ' \n   '])
      expect(blocksOf(`Pulse 80${end}Temperature 37.2`), JSON.stringify(end)).toEqual([
        words('Pulse 80\nTemperature 37.2'),
      ]);
  });

  it('lists, in one another and after a number of their own', () => {
    const nested = '- a\n  - b\n    1. c\n       - d\n\n         more\n- e';
    const inner = list(1, [words('c'), list(null, [words('d'), words('more')])]);
    expect(blocksOf(nested)).toEqual([list(null, [words('a'), list(null, [words('b'), inner])], [words('e')])]);
    expect(blocksOf('7. a\n8. b')).toEqual([list(7, [words('a')], [words('b')])]);
    expect(blocksOf('**Findings**\n- pain\n-\n')).toEqual([
      paragraph(strong('Findings')),
      list(null, [words('pain')], []),
    ]);
  });

  it('tables, whose short rows are filled', () => {
    expect(blocksOf('| Tooth | Depth |\n|---|:-:|\n| **36** | 4 \\| 6 |\n| 37 |')).toEqual([
      {
        kind: 'table',
        head: [[plain('Tooth')], [plain('Depth')]],
        rows: [
          [[strong('36')], [plain('4 | 6')]],
          [[plain('37')], []],
        ],
      },
    ]);
  });

  it('figures on a line of their own', () => {
    const id = 'A_b-9'.padEnd(40, 'x');
    expect(blocksOf(`Look:\n \u00a0{{figure:${id}}} \n{{figure:b}}\nThere.`)).toEqual([
      words('Look:'),
      figure(id),
      figure('b'),
      words('There.'),
    ]);
    for (const wrong of ['See {{figure:a}}', '{{figure:a}}.', `{{figure:${id}x}}`, '{{figure:}}', '- {{figure:a}}'])
      expect(faultsOf(wrong), wrong).toEqual(['Write {{figure:ID}} on a line of its own.']);
  });

  it('emphasis beside signs, and around them', () => {
    expect(blocksOf('**10*8*6 mm** and *2*3*, *p* < 0.05')).toEqual([
      paragraph(strong('10*8*6 mm'), plain(' and '), em('2*3'), plain(', '), em('p'), plain(' < 0.05')),
    ]);
  });

  it('numbers of a list as they were written, or all of them 1', () => {
    expect(blocksOf('2019. a\n2020. b')).toEqual([list(2019, [words('a')], [words('b')])]);
    expect(blocksOf('1. a\n1. b')).toEqual([list(1, [words('a')], [words('b')])]);
    expect(blocksOf('3\\. a\n5\\. b')).toEqual([words('3. a\n5. b')]);
  });

  it('entities and escapes as the characters they mean, once', () => {
    const read = (source: string) => blocksOf(source).map((block) => block.kind === 'paragraph' && block.inlines);
    expect(read('37 &deg;C &#177; 0.5 &#xB5;m, R&D & more &lt;b&gt;')).toEqual([
      [plain('37 °C ± 0.5 µm, R&D & more <b>')],
    ]);
    expect(read('&amp;lt; &#38;lt; \\&lt; &amp;#60; a & b &#65;')).toEqual([[plain('&lt; &lt; &lt; &#60; a & b A')]]);
    expect(read('\\*not em\\* \\\\ \\[x] \\<b> \\# \\{{x}}')).toEqual([[plain('*not em* \\ [x] <b> # {{x}}')]]);
    expect(read('**a &gt; b**')).toEqual([[strong('a > b')]]);
  });

  it('what people write as plain text', () => {
    for (const text of [
      '> 6 mm at 36',
      'the patient`s and the dentist`s',
      '~5 mm to ~6 mm, ~~x~~',
      'a < b > c, <3, 2 * 3 * 4, snake_case_word, ______',
      'see [1] and [2][3]',
      'ada@example.com, 4.www, #36',
      'نمی‌شود, क्‍ष, 👩‍⚕️, café',
      '10*8*6 mm, (4*3*2), 10 mm*8 mm*6 mm, about 10*8*6/2 mm3',
      'a*b*c, 2**3**4, 2*(3*4), (2)*3*(4), (5)_6_(7), 50%*3*2, Aa*Bb*Cc, ä*ö*ü',
      '+ 5 °C at noon',
      '2019 was 5. or 6.',
    ])
      expect(blocksOf(text), text).toEqual([words(text)]);
    expect(blocksOf('    indented\n\tagain')).toEqual([words('indented\nagain')]);
  });
});

describe('a text that may have links', () => {
  const read = (source: string) => reader.read(source, 'public');
  const link = (href: string, marks = {}): Inline => ({ ...plain(href), ...marks, href });

  it.each([
    'https://meet.example/room',
    'https://zoom.example/j/1?pwd=a_b*c_&x=1#_top_',
    'https://a.example/_x_/**y**/z~1',
    'https://en.example/wiki/Pulp_(tooth)',
    'https://xn--bcher-kva.example/%C3%BC',
    'https://school.example',
  ])('shows %s whole, as what it leads to', (href) => {
    for (const [before, behind] of [
      ['', ''],
      ['Come to ', '.'],
      ['(at ', ')'],
      ['1*2*3 “', '”, please'],
    ] as const)
      expect(read(before + href + behind), before).toEqual({
        blocks: [paragraph(...[plain(before), link(href), plain(behind)].filter(({ text }) => text !== ''))],
      });
    expect(read(`Go **${href}** now`)).toEqual({
      blocks: [paragraph(plain('Go '), link(href, { isStrong: true }), plain(' now'))],
    });
    expect(faultsOf(href)).not.toEqual([]);
  });

  it.each([
    ...['http://a.example', 'ftp://a.example', 'javascript://a.example', 'HTTP://a.example', 'file://a.example/x'],
    ...[
      'https://ada@a.example',
      'https://meet.example:pw@evil.example',
      'https://a.example:8443',
      'https://a.example:443',
    ],
    ...['https://127.0.0.1/x', 'https://2130706433', 'https://0x7f.0x1', 'https://[::1]/x', 'https://10.0.0.1'],
    ...['https://localhost', 'https://nas', 'https://nas.local/x', 'https://wiki.internal', 'https://a.b.home.arpa'],
    ...['https://a.example\\@b.example', 'https://a.example/x\\_y', 'https://-a.example', 'https://a..example'],
    ...['https://аррle.example', 'https://', `https://a.example/${'a'.repeat(500)}`],
  ])('refuses %s, which leads where readers do not see or cannot go', (address) => {
    expect(read(`Come to ${address} now`)).toEqual({ faults: [expect.stringContaining('cannot be a link')] });
  });

  it.each([
    ['[our room](https://a.example)', '“[our room](https://a.example)” hides where its link leads.'],
    ['[a](javascript:x)', '“[a](javascript:x)” hides where its link leads.'],
    ['[https://a.example](https://b.example)', 'hides where its link leads.'],
    ['[a]: https://a.example', '“[a]: https://a.example” hides where its link leads.'],
    ['<https://a.example>', '“<https://a.example>” hides where its link leads.'],
    ['http://a.example/x', '“http://a.example/x” cannot be a link. Use https:// and a public site'],
    ['see www.a.example', '“www.a.example” cannot be a link. Use https:// and a public site'],
    ['![a](https://a.example)', 'is an image.'],
  ])('refuses %j in a sentence for its author', (source, sentence) => {
    const got = read(source);
    expect('faults' in got && got.faults.join()).toContain(sentence);
  });
});

describe('a text is refused, in a sentence for its author', () => {
  it.each([
    ['<b>x', '“<b>” looks like HTML. Put \\ before < to show it as text.'],
    ['a\n\n<script>\nalert(1)\n</script>', '“<script>” looks like HTML. Put \\ before < to show it as text.'],
    ['a <!-- b --> c', '“<!-- b -->” looks like HTML. Put \\ before < to show it as text.'],
    ['- x\n  <img src=x onerror=y>', '“<img src=x onerror=y>” looks like HTML. Put \\ before < to show it as text.'],
    ['[a](https://b.c)', '“[a](https://b.c)” is a link. Links are not allowed here.'],
    ['[a](javascript:x)', '“[a](javascript:x)” is a link. Links are not allowed here.'],
    ['<https://b.c>', '“<https://b.c>” is a link. Links are not allowed here.'],
    ['**see www.b.c, now**', '“www.b.c” is a link. Links are not allowed here.'],
    ['[a]: b', '“[a]: b” is a link. Links are not allowed here.'],
    ['|a|\n|-|\n|![a](b)|', '“![a](b)” is an image. Add it as a figure instead.'],
    ['```\nx\n```', '“```” starts a block of code. Use plain text.'],
    ['~~~js\nx', '“~~~js” starts a block of code. Use plain text.'],
    ['3. a\n5. b', 'A list has 5. where 4. comes next. Write 4., or put \\ before the full stop: 5\\.'],
    ['# Findings', '“# Findings” is a heading. Use **bold** instead.'],
    ['Findings\n---', '“---” draws a line. Leave it out.'],
    ['- [ ] x', '“[ ]” makes a check box. Put \\ before [ to show it as text.'],
    ['- a\n  - b\n    - c\n      - d\n        - e', 'Nesting is too deep. Use at most 4 levels.'],
    ['*a **b *c **d *e* d** c* b** a*', 'Nesting is too deep. Use at most 4 levels.'],
    ['a* '.repeat(RICH_TEXT_LIMITS.marks + 1), 'A paragraph has too many * and _. Use at most 200.'],
    ['|a|b|\n|-|-|\n|1|2|3|', 'A row of a table has more cells than the first row.'],
    ['a'.repeat(RICH_TEXT_LIMITS.characters + 1), 'Use at most 8,000 characters.'],
    ['pre\u00admolar', 'Line 1 has a hidden character after “pre”. Delete it.'],
    ['a\n\ufeffb', 'Line 2 starts with a hidden character. Delete it.'],
    ['x&#8203;y', '&#8203; is a character that cannot be seen. Delete it.'],
    ['&#0;', '&#0; is a character that cannot be seen. Delete it.'],
    ['&#xD83D;', '&#xD83D; is a character that cannot be seen. Delete it.'],
    ['&#9999999;', '&#9999999; is not known here. Write the character instead.'],
    ['&constructor;', '&constructor; is not known here. Write the character instead.'],
  ])('%j', (source, sentence) => {
    expect(faultsOf(source)).toContain(sentence);
  });

  it('where a table is too large, and not where it just fits', () => {
    const table = (columns: number, rows: number) =>
      [Array(columns).fill('a'), Array(columns).fill('-'), ...Array(rows).fill(Array(columns).fill('1'))]
        .map((cells: string[]) => `|${cells.join('|')}|`)
        .join('\n');
    expect(faultsOf(table(12, 60))).toEqual([]);
    expect(faultsOf(table(13, 1))).toEqual(['A table has at most 12 columns.']);
    expect(faultsOf(table(1, 61))).toEqual(['A table has at most 60 rows.']);
  });

  it.each(['\0', '\u0007', '\u200b', '\u202e', '\u2066', '\ud800', '\ue000', '\u3164', '\u2800', '\u{e0041}'])(
    'for a character like %j, which no reader sees',
    (odd) => expect(faultsOf(`a${odd}b`)).toEqual(['Line 1 has a hidden character after “a”. Delete it.']),
  );

  it('for all that is wrong with it, ten faults at most, each once', () => {
    expect(faultsOf('# A\n\n<b>\n\nwww.b.c\n\n<b>')).toHaveLength(3);
    expect(faultsOf(Array.from({ length: 30 }, (_, n) => `www.a${n}.b`).join(' '))).toHaveLength(10);
  });
});

/** All that a reader sees of a text, without its marks. */
const seenIn = (block: Block): string => {
  const of = (inlines: readonly Inline[]) => inlines.map(({ text }) => text).join('');
  switch (block.kind) {
    case 'paragraph':
      return of(block.inlines);
    case 'list':
      return block.items.flat().map(seenIn).join(' ');
    case 'table':
      return [block.head, ...block.rows].flat().map(of).join(' ');
    case 'figure':
      return block.id;
  }
};

const GRAMMAR = [
  '*',
  '**',
  '_',
  '[',
  '](',
  ')',
  '!',
  '|',
  '-',
  '|-|-|',
  '>',
  '- ',
  '1. ',
  '  ',
  '    ',
  '`',
  '```',
  '~',
];
const MORE_GRAMMAR = [
  '#',
  '# ',
  '=',
  '<',
  '</',
  '>',
  '<!--',
  '-->',
  '\\',
  '&',
  ';',
  '&amp;',
  ': ',
  '\n',
  '\n\n',
  '\n',
  ' ',
];

it('shows each word of a text that it does not refuse', () => {
  const word = fc.integer({ min: 100, max: 999 }).map((n) => ` w${n} `);
  const pieces = fc.array(fc.oneof(word, fc.constantFrom(...GRAMMAR, ...MORE_GRAMMAR)), { maxLength: 40 });
  fc.assert(
    fc.property(pieces, (drawn) => {
      const source = drawn.join('');
      const read = reader.read(source);
      if ('faults' in read) return read.faults.length > 0;
      expect(
        read.blocks
          .map(seenIn)
          .join(' ')
          .match(/w\d{3}/g),
      ).toEqual(source.match(/w\d{3}/g));
    }),
    { numRuns: 3000 },
  );
});

/** What grammars of Markdown stumble over, repeated to the full length. */
const HOSTILE = [
  ['*', '**a ', 'a*', '_a ', '*a _b ', '***a** '],
  ['[', '[]', '![', '[a](', '![a](b ', '[a][', '[a]: b\n', '[a]:\n'],
  ['|', 'a|', '|-', '|-|\n', ':-\n', 'a|b\n', 'a\n-\n'],
  ['>', '> ', '>\n', '- ', '- a\n', '-\n', '1. ', '1) a\n', '- a\n1) a\n'],
  ['`', '`a', '``', '~', '~~a ', '```\n', '---\n', '# a\n', 'a\n='],
  ['<', '<a ', '<a x="', '<!--', '<![CDATA[', '</a>', '<a@', '<http://'],
  ['\\', '\\\n', '&', '&amp;', '&#1;', '&aaaaaaaaaaaa', '!', 'www.', 'a@a.', 'http://', '{{figure:', '{{figure:a}}\n'],
  ['https://', 'https://a.b ', 'https://a.b/*', 'https://)', 'https://a.!', 'a-', 'a.'],
  [' ', '\t', '\n', '  \n', '\u200d', '👩'],
].flat();

const { characters } = RICH_TEXT_LIMITS;
const full = (fragment: string) => fragment.repeat(Math.ceil(characters / fragment.length)).slice(0, characters);

const msOf = (times: number, source: string, links: LinkRule = 'none'): number => {
  const from = ownProcessorMs();
  for (let read = 0; read < times; read += 1) reader.read(source, links);
  return (ownProcessorMs() - from) / times;
};
/** The least of several: a collection of garbage falls into one of them, and not into each. */
const leastMs = (times: number, source: string, links?: LinkRule): number =>
  Math.min(...[1, 2, 3].map(() => msOf(times, source, links)));

const PLAIN = full('Pain on biting.\n\n- since **Monday**\n- worse at night\n\n');
/** The scheduler counts in steps of some milliseconds, which is more than one plain text takes. */
const TIMES = 20;
/** Times of the plain text's own cost. What looks back from each character takes hundreds. */
const MOST = 25;

describe('a text that is made to be slow', () => {
  let plainMs = 0;
  beforeAll(() => void (plainMs = leastMs(TIMES, PLAIN)));

  const half = (fragment: string) => full(fragment).slice(0, characters / 2);
  it.each([
    ...HOSTILE.map((fragment) => [fragment, full(fragment)] as const),
    ['nested em', half('*a ') + half('a* ')] as const,
    ['nested strong', half('**a ') + half('a** ')] as const,
    ['nested brackets', half('[') + half(']')] as const,
    ['nested images', half('![') + half('](b)')] as const,
    ['nested parentheses', `[a](${half('(').slice(4)}${half(')')}`] as const,
    ['blanks between letters', `a${full(' ').slice(2)}a`] as const,
    ['lists that go in', Array.from({ length: 80 }, (_, n) => `${'  '.repeat(n)}- a\n`).join('')] as const,
  ])('is read as fast as others: %j', (_, source) => {
    expect(source.length).toBeLessThanOrEqual(characters);
    for (const links of ['none', 'public'] as const)
      expect(leastMs(1, source, links), links).toBeLessThan(MOST * plainMs);
  });
});
