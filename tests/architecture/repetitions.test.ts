import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { isCode, productFiles } from './files.ts';
import { sharedLetter } from './repetitions.ts';
import type { SourceFile } from './text-rules.ts';

const root = join(import.meta.dirname, '../..');

/** Regular expressions of a file in which two repetitions share a letter, each with its line and the letter. */
function ambiguousIn({ path, text }: SourceFile): string[] {
  const found: string[] = [];
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(walk);
    if (typeof node !== 'object' || node === null) return undefined;
    const { start, regex } = node as { start: number; regex?: { pattern: string; flags: string } };
    const letter = regex && sharedLetter(regex.pattern, regex.flags);
    if (letter !== undefined)
      found.push(`${path}:${text.slice(0, start).split('\n').length} over ${JSON.stringify(letter)}`);
    return Object.values(node).forEach(walk);
  };
  walk(parseSync(path, text).program);
  return found;
}

describe('a regular expression reads each text in one way', () => {
  it('in the product', () => {
    const files = productFiles(root, ['src', 'web', 'desktop']).filter(isCode);
    const found = files.flatMap((path) => ambiguousIn({ path, text: readFileSync(join(root, path), 'utf8') }));
    expect(found, 'such a pattern takes the square of the length, or doubles with each letter').toEqual([]);
  });

  it('is read from the syntax tree', () => {
    const text = '// /a*a*/\nconst text = "/a*a*/";\nconst two = [/a+/, /b|a*a*/u];\n';
    expect(ambiguousIn({ path: 'src/x.ts', text })).toEqual(['src/x.ts:3 over "a"']);
  });

  it.each([
    // One in the other.
    ...[
      '(?:a+)+b',
      '(?:a*)*',
      '(?:a|ab?|b)*',
      '(?:x|[a-z])*!',
      '^[a-h](\\s*[,;/&+]?\\s*(and\\s+)?[a-h])+$',
      '(?:,?\\d+)*',
      '(?:a{2,})+',
    ],
    ...['(?:\\w+\\s?){1,30}!', '(?=(?:a+)+b)x', '(?<name>a+)*', '(?:\\\\[^]|[^,]|\\\\$)+', '(?:(?:ab)*a?b?)*'],
    // One behind the other.
    ...[
      '\\s*,?\\s*$',
      'a*a*',
      '\\d+\\.?\\d+',
      '^.*x.*y',
      '[^>]* src="[^"]+"[^>]*>',
      '\\s*\\n\\s*',
      '(?:ab)*(?:ba|ab)*',
    ],
    ...['\\w+@\\w+\\.\\w*[a-z.]+', '\\p{L}+[a-z]*', '[^]*?b[^]*?c', 'x{0,500}x*', '(a*)\\1a*'],
  ])('that catches %s', (source) => {
    expect(sharedLetter(source, 'u')).toBeDefined();
  });

  it('also where only the flags make letters equal', () => {
    expect(sharedLetter('[a-z]*[A-Z]*', '')).toBeUndefined();
    expect(sharedLetter('[a-z]*[A-Z]*', 'i')).toBeDefined();
    expect(sharedLetter('.*\\n+.', 's')).toBeDefined();
  });

  it.each([
    ...['a+b+', '\\s*,', '(?:,\\d+)*', '^[^@]+@[^@]+$', '(?:\\\\[^]|[^|\\\\])+|\\|', '\\d{1,3}(?:\\.\\d{1,3}){3}'],
    ...[
      '[(*]{2}[)*]?',
      '(?:a|b)*c',
      '\\n\\s*\\n',
      '"(?:[^"\\\\]|\\\\.)*"',
      '[^\\]]*\\]',
      '(?:a+b)*',
      '\\$*\\^*\\b\\(*',
    ],
  ])('that lets %s pass', (source) => {
    expect(sharedLetter(source, 'u')).toBeUndefined();
  });
});
