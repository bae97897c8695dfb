import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { crowded } from './crowded.ts';
import { cycles } from './cycles.ts';
import { loadedWith } from './eager-imports.ts';
import { faceRules } from './face-rules.ts';
import { importsBelow, specifiersIn } from './imports.ts';
import { broken } from './rules.ts';
import { serverRules } from './server-rules.ts';

const root = join(import.meta.dirname, '../..');
const violations = join(import.meta.dirname, 'violations');
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Parameters<typeof importsBelow>[1];
const rules = [...serverRules, ...faceRules];
const product = importsBelow(root, manifest);

describe.each(rules)('$name', (rule) => {
  it('holds in the product', () => {
    expect(broken(rule, product), rule.because).toEqual([]);
  });

  it('catches each file of its deliberate mistake', () => {
    const mistake = join(violations, rule.name);
    expect(existsSync(mistake), `violations/${rule.name} is missing`).toBe(true);
    const imports = importsBelow(mistake, manifest);
    const caught = broken(rule, imports).map((each) => each.split(' → ')[0]);
    const judged = new Set(imports.map(({ from }) => from).filter((from) => rule.from.test(from)));
    expect(judged.size).toBeGreaterThan(0);
    expect([...judged].filter((from) => !caught.includes(from))).toEqual([]);
  });
});

describe('circular imports', () => {
  it('there are none in the product', () => {
    expect(cycles(product)).toEqual([]);
  });

  it('are caught, with the whole circle', () => {
    expect(cycles(importsBelow(join(violations, 'no-circular-imports'), manifest))).toEqual([
      ['src/domain/catalog/course.ts', 'src/domain/catalog/day.ts', 'src/domain/catalog/course.ts'],
    ]);
  });
});

describe('files of src that import more than 30 others', () => {
  it('there are none in the product', () => {
    expect(crowded(product)).toEqual([]);
  });

  it('are caught, each other file counted once', () => {
    const found = crowded(importsBelow(join(violations, 'no-crowded-file'), manifest));
    expect(found).toEqual(['src/main/container.ts (31)']);
  });
});

describe('a start', () => {
  /** Each is a third of a second, or a good part of it, that a school without that component need not wait. */
  const CHOSEN = ['@aws-sdk/client-s3', 'bullmq', 'ioredis', 'nodemailer', 'stripe'];
  const clientsOf = (entry: string): string[] => {
    const loaded = loadedWith(entry, product);
    return CHOSEN.filter((name) => loaded.has(`dependency:${name}`));
  };

  it('imports no client of a component before the settings have chosen it', () => {
    expect(clientsOf('src/main/cli.ts')).toEqual([]);
    expect(clientsOf('src/main/roles/serve.ts')).toEqual([]);
    expect(clientsOf('src/main/roles/worker.ts')).toEqual([]);
  });

  it('imports them with the file that is made for them', () => {
    expect(clientsOf('src/main/installation/shared-redis.ts')).toEqual(['bullmq', 'ioredis']);
    expect(clientsOf('src/adapters/stripe/open-stripe.ts')).toEqual(['stripe']);
  });
});

describe('the reader of imports', () => {
  it('sees every way to name another file', () => {
    const text = `
      import a from './value.ts';
      import type { B } from './type.ts';
      import './effect.css';
      export * from './star.ts';
      export type { C } from './exported-type.ts';
      export const page = () => import('./lazy.tsx');
      export type D = import('./inline-type.ts').D;
      // import './comment.ts';
      export const text = "import './string.ts'";
      export const element = <p>{a}</p> as unknown as B;
    `;
    expect(specifiersIn('all.tsx', text)).toEqual([
      './value.ts',
      './type.ts',
      './effect.css',
      './star.ts',
      './exported-type.ts',
      './lazy.tsx',
      './inline-type.ts',
    ]);
  });

  it('refuses a file that it cannot parse, instead of finding nothing in it', () => {
    expect(() => specifiersIn('broken.ts', 'import {')).toThrow('broken.ts cannot be read');
  });

  it('found the product: the server and its domain', () => {
    expect(product.filter(({ from }) => from.startsWith('src/domain/')).length).toBeGreaterThan(10);
  });
});

it('every folder of violations belongs to a rule', () => {
  const known = [...rules.map(({ name }) => name), 'no-circular-imports', 'no-crowded-file'];
  expect(readdirSync(violations).filter((name) => !known.includes(name))).toEqual([]);
});
