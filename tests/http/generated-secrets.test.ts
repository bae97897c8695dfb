import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { generatedSecrets } from '../../src/main/installation/generated-secrets.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cusp-secrets-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the secrets beside the data', () => {
  it('are made once, each another one', () => {
    const made = generatedSecrets(folder);
    expect(generatedSecrets(folder)).toEqual(made);
    expect(new Set(Object.values(made)).size).toBe(3);
  });

  const good = 'x'.repeat(43);
  it.each([
    '',
    'null',
    '[]',
    '{}',
    JSON.stringify({ token: good, session: good }),
    JSON.stringify({ token: '', session: good, payment: good }),
  ])('are refused in a sentence when the file holds %j: a guessable key is worse than none', (text) => {
    writeFileSync(join(folder, 'secrets.json'), text);
    expect(() => generatedSecrets(folder)).toThrow('secrets.json');
    expect(() => generatedSecrets(folder)).not.toThrow(good);
  });
});
