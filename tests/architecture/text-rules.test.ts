import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { productFiles } from './files.ts';
import { hasSizeRule, isWellNamed, longLines, sizes } from './sizes.ts';
import { breaches, type SourceFile, textRules } from './text-rules.ts';

const root = join(import.meta.dirname, '../..');
const paths = productFiles(root);
const product: SourceFile[] = paths
  .filter((path) => /\.(?:tsx?|css|html|json|md)$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

describe.each(textRules)('$name', (rule) => {
  it('holds in the product', () => {
    expect(breaches(rule, product), rule.because).toEqual([]);
  });

  it('catches its deliberate mistake', () => {
    expect(breaches(rule, [rule.mistake])).not.toEqual([]);
  });
});

describe('what the text rules let pass', () => {
  const pass = (path: string, text: string) => textRules.flatMap((rule) => breaches(rule, [{ path, text }]));

  it('a moment that is given, and a comment about the clock', () => {
    expect(pass('src/domain/x.ts', 'const at = new Date(value); // never Date.now() here')).toEqual([]);
  });

  it('addresses that reach nobody, or that a setting completes', () => {
    const text =
      "['http://127.0.0.1:3000', 'http://localhost', `https://${host}/x`, 'https://school.example/a', 'as https://a.example.']";
    expect(pass('src/main/config.ts', text)).toEqual([]);
  });

  it('but no real host behind a harmless name', () => {
    expect(pass('src/main/config.ts', "'https://example.evil.com', 'http://localhost.evil.com'")).not.toEqual([]);
  });

  it('a function of our own that is called confirm', () => {
    expect(pass('web/ui/x.tsx', 'dialog.confirm("Delete?"); confirm(choice);')).toEqual([]);
  });
});

describe('file sizes', () => {
  const lineCount = (path: string) => readFileSync(join(root, path), 'utf8').trimEnd().split('\n').length;
  const sizesOf = (which: RegExp) =>
    sizes(
      new Map(paths.filter((path) => hasSizeRule(path) && which.test(path)).map((path) => [path, lineCount(path)])),
    );
  const code = sizesOf(/\.tsx?$/);
  const styles = sizesOf(/\.css$/);
  const web = sizesOf(/^web\/.*\.tsx?$/);

  it('no file is over 300 lines', () => {
    expect([...code.overLimit, ...styles.overLimit]).toEqual([]);
  });

  it('the file that composes the contexts stays under 60', () => {
    const overLimit = (count: number) => sizes(new Map([['src/main/composition/compose.ts', count]])).overLimit;
    expect([overLimit(59), overLimit(60)]).toEqual([[], ['src/main/composition/compose.ts (60)']]);
    expect(code.overLimit).toEqual([]);
  });

  it('nine in ten are under 150 lines, and half under 60', () => {
    expect(code.ninetieth).toBeLessThan(150);
    expect(code.median).toBeLessThan(60);
  });

  it('few are crumbs: a screen is read in a few files, and so is its sheet', () => {
    expect(web.median).toBeGreaterThanOrEqual(35);
    expect(web.crumbs).toBeLessThanOrEqual(0.1);
    expect(code.crumbs).toBeLessThanOrEqual(0.1);
    expect(styles.crumbs).toBeLessThanOrEqual(0.1);
  });

  it('no line is over 140 columns, and no comment over 120', () => {
    // What the tools draw is markup in long strings.
    const read = product.filter(({ path }) => hasSizeRule(path) && !path.startsWith('tools/'));
    expect(read.flatMap(({ path, text }) => longLines(path, text))).toEqual([]);
  });

  it('are measured right', () => {
    const tens = Array.from({ length: 10 }, (_, index): [string, number] => [`file-${index}.ts`, (index + 1) * 40]);
    expect(sizes(new Map([...tens, ['crumb.ts', 12], ['no-crumb.ts', 13]]))).toEqual({
      median: 160,
      ninetieth: 360,
      crumbs: 1 / 12,
      overLimit: ['file-7.ts (320)', 'file-8.ts (360)', 'file-9.ts (400)'],
    });
    const long = 'x'.repeat(141);
    expect(longLines('a.ts', `short\n${long}\n<path d="M${' 1.5'.repeat(50)}" />`)).toEqual(['a.ts:2']);
    const comment = 'x'.repeat(120);
    const lines = [
      `// ${comment}`,
      `   * ${comment}`,
      `/** ${comment} */`,
      `'${comment}'`,
      `// oxlint-disable ${comment}`,
    ];
    expect(longLines('a.ts', lines.join('\n'))).toEqual(['a.ts:1', 'a.ts:2', 'a.ts:3']);
  });
});

describe('file names', () => {
  it('are kebab-case in the product', () => {
    expect(paths.filter((path) => !isWellNamed(path))).toEqual([]);
  });

  it.each(['web/ui/TextField.tsx', 'src/domain/my_course.ts', 'src/Domain/course.ts', 'web/.hidden.ts'])(
    '%s is refused',
    (path) => expect(isWellNamed(path)).toBe(false),
  );

  it.each(['src/domain/README.md', 'migrations/0001-identity.ts', 'web/ui/button.module.css'])('%s is fine', (path) =>
    expect(isWellNamed(path)).toBe(true),
  );
});
