import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { commentsOf } from './comments.ts';
import { productFiles } from './files.ts';
import { sentencesOf } from './sentences.ts';
import { commentFaultsOf, commentRules, EXCEPTIONS, faultsOf, MAX_WORDS, SPECIFIED, wordRules } from './words.ts';

const root = join(import.meta.dirname, '../..');

/** What the API says of itself, and figures, are read by engineers. */
const FOR_ENGINEERS = /^src\/(?:http\/openapi|wire\/replies|main\/telemetry)\//;
/** Terms have the length and the words of a contract. */
const LEGAL = 'src/wire/words/terms.ts';
/** Figures of the demo are described as an exam and its teachers write. */
const CLINICAL = 'src/main/seed/exam/demo-cases.ts';
const OTHER = ['README.md', '.env.example'];

const paths = [
  ...productFiles(root, ['src', 'web/text', 'desktop']).filter(
    (path) => path.endsWith('.ts') && !FOR_ENGINEERS.test(path) && path !== LEGAL && path !== CLINICAL,
  ),
  ...OTHER,
];
const sentences = paths.flatMap((path) => sentencesOf(path, readFileSync(join(root, path), 'utf8')));
const faultsIn = (text: string) => faultsOf({ path: 'web/text/copy/a.ts', text });
const textsIn = (path: string, content: string) => sentencesOf(path, content).map(({ text }) => text);

describe('the sentences that people read', () => {
  it('say it in the words that they read every day, one idea at a time', () => {
    expect(sentences.flatMap(faultsOf)).toEqual([]);
  });

  it('have no exception that nothing needs', () => {
    const texts = new Set(sentences.map(({ text }) => text));
    expect([...Object.keys(SPECIFIED), ...Object.keys(EXCEPTIONS)].filter((text) => !texts.has(text))).toEqual([]);
  });
});

describe('the word list', () => {
  it.each(wordRules)('says $better for $mistake', ({ mistake, better }) => {
    expect(faultsIn(mistake)).toEqual([expect.stringContaining(better)]);
  });

  it('counts the words of a sentence', () => {
    const long = Array.from({ length: MAX_WORDS }, () => 'word').join(' ');
    expect([faultsIn(`${long}.`), faultsIn(`${long} more.`)]).toEqual([[], [expect.stringContaining('19 words')]]);
  });

  it('leaves the words of the exam, of other words and of the specification', () => {
    for (const text of ['ADC Part 1', 'Your email', 'A standard replacement', 'They gave it. Come back!', 'Enroll Now'])
      expect(faultsIn(text)).toEqual([]);
  });
});

describe('the reader of sentences', () => {
  it('finds literals, templates and what is joined, and no names', () => {
    const code = [
      "import { a } from './lies on.ts';",
      'type Kind = "goes on";',
      "export const COPY = { 'stands here': 'One. Two' + `${n} are ${one ? 'left' : 'gone'}.` } as const;",
      "export const route = { summary: 'A part of it' };",
    ];
    expect(textsIn('web/text/copy/a.ts', code.join('\n'))).toEqual(['left', 'gone', 'One.', 'Two… are ….']);
  });

  it('takes in src what reads as a sentence', () => {
    const code = "fail('catalog/place-gone', 'It is gone.'); sql('select part from files'); label('Paid on');";
    expect(textsIn('src/domain/a.ts', code)).toEqual(['It is gone.', 'Paid on']);
  });

  it('reads pages without their code, and the comments of settings', () => {
    expect(
      textsIn('README.md', '# Head\n\nOne [link](a.md)\nof `b`. Two.\n\n```\nnpm start\n```\n| a | b c |'),
    ).toEqual(['# Head', 'One link of ….', 'Two.', 'a', 'b c']);
    expect(textsIn('.env.example', '# Both\n# lines.\n# --- Head ----\nA=1\n# Other.\n#B=2')).toEqual([
      'Both lines.',
      'Head',
      'Other.',
    ]);
  });
});

describe('the comments of the product', () => {
  const comments = productFiles(root, ['src', 'web', 'desktop'])
    .filter((path) => /\.(?:tsx?|css)$/.test(path))
    .flatMap((path) => commentsOf({ path, text: readFileSync(join(root, path), 'utf8') }));

  it('say it with the plain word', () => {
    expect(comments.flatMap(commentFaultsOf)).toEqual([]);
  });

  it.each(commentRules)('$better for: $mistake', ({ mistake, better }) => {
    expect(commentsOf({ path: 'src/a.ts', text: `/** ${mistake} */` }).flatMap(commentFaultsOf)).toEqual([
      expect.stringContaining(better),
    ]);
  });

  it('have a list that can be known by heart', () => {
    expect(commentRules.length).toBeLessThanOrEqual(12);
  });

  it('are read over several lines, in expressions and in sheets, and never the code', () => {
    const code = [
      "const stand = 'It stands.'; // It goes",
      '// on with `lies`.',
      '/**',
      ' * One is',
      ' * none.',
      ' */',
      'const page = <p>beside{/* So',
      'many. */}</p>;',
    ].join('\n');
    const css = 'a { content: "stands"; }\n/* As\n   many. */';
    expect([...commentsOf({ path: 'web/a.tsx', text: code }), ...commentsOf({ path: 'web/a.css', text: css })]).toEqual(
      [
        { at: 'web/a.tsx:1', text: 'It goes on with …. One is none.' },
        { at: 'web/a.tsx:7', text: 'So many.' },
        { at: 'web/a.css:2', text: 'As many.' },
      ],
    );
  });
});
