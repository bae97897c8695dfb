import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { citable, deadCitations, decisionOf } from './citations.ts';
import { productFiles } from './files.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const decisions = readdirSync(join(root, 'docs/decisions')).filter((name) => name !== 'README.md');
const specification = read('docs/specification.md');
const known = citable(decisions, specification);

/** Everything that people write and read here; but not this test, whose citations are mistakes. */
const files = [
  ...productFiles(root, ['src', 'web', 'desktop', 'tools', 'migrations', 'tests', 'docs']),
  ...readdirSync(root).filter((name) => /\.(?:ts|md)$/.test(name)),
]
  .filter((path) => /\.(?:tsx?|css|html|md)$/.test(path) && !path.startsWith('tests/architecture/citations'))
  .map((path) => ({ path, text: read(path) }));

describe('what a comment cites', () => {
  it('stands in docs', () => {
    expect(deadCitations(files, known)).toEqual([]);
  });

  it('is numbered once, and without gaps', () => {
    const numbered = decisions.map(decisionOf);
    expect(decisions.filter((name) => !decisionOf(name))).toEqual([]);
    for (const letter of ['A', 'B', 'C', 'S', 'D']) {
      const numbers = numbered.filter((one) => one?.letter === letter).map((one) => one?.number);
      expect(numbers, letter).toEqual(numbers.map((_, index) => index + 1));
      expect(numbers.length, letter).toBeGreaterThan(4);
    }
  });

  it('says whether it stands, and is a line of the index', () => {
    const inOrder = decisions.toSorted((one, other) => order(one) - order(other));
    const lines = inOrder.map((name) => {
      const [, id, title, status] =
        /^# ([A-Z]\d+): (.+)\n\nStatus: (.+)\n\n/.exec(read(`docs/decisions/${name}`)) ?? [];
      expect(status, name).toMatch(/^(?:stands|withdrawn|replaced by [A-Z]\d+)$/);
      return `- [${id}](${name}) ${title}${status === 'stands' ? '' : ` (${status})`}`;
    });
    expect(read('docs/decisions/README.md').match(/^- .*$/gm)).toEqual(lines);
  });
});

/** Place in the index: A, B, C, S, D. */
function order(name: string): number {
  const { letter = '', number = 0 } = decisionOf(name) ?? {};
  return 'ABCSD'.indexOf(letter) * 1000 + number;
}

describe('the reader of citations', () => {
  const small = citable(['B008-a-record-names-a-file.md', 'S001-x.md'], '# S\n\n## 4 States\n\n### 2.4 Screens\n');
  const found = (text: string) => deadCitations([{ path: 'src/x.ts', text }], small);

  it.each([
    'of a day (decision B8).',
    'Source: decision S1, decision B8.',
    'Specification 2.4. Under 760 px',
    '(specification 4, "Video protection")',
    '/**\n * as it says (specification\n * 2.4).\n */',
    '[B8](docs/decisions/B008-a-record-names-a-file.md)',
    'a decision of ours, and the specification has no words for it',
  ])('follows %j', (text) => expect(found(text)).toEqual([]));

  it.each([
    ['a decision that is not there', '(decision B9)'],
    ['a decision without its letter', 'see decision 12'],
    ['a section that is not there', '(specification 2.9)'],
    ['one that is broken into two lines', '/**\n * (decision\n * B9)\n */'],
    ['a link to a decision that is not there', '[B9](decisions/B009-another.md)'],
    ['the plural, which no search for one form finds', '(decisions B8)'],
    ['a whole section', 'production refuses (decision C)'],
    ['a document that is not in the repository', 'Source: security design, "Life".'],
  ])('finds %s', (_what, text) => expect(found(text)).not.toEqual([]));
});
