import fs, { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chosenSecrets, generatedSecrets } from '../../src/main/installation/generated-secrets.ts';

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

  it('are safe on the disk before they have their name, and their name before they are used', () => {
    const order: string[] = [];
    for (const name of ['fsyncSync', 'linkSync'] as const) {
      const real = fs[name] as (...given: unknown[]) => void;
      vi.spyOn(fs, name).mockImplementation((...given: unknown[]) => {
        order.push(name);
        real(...given);
      });
    }
    syncBuiltinESMExports();
    try {
      generatedSecrets(folder);
    } finally {
      vi.restoreAllMocks();
      syncBuiltinESMExports();
    }
    expect(order).toEqual(['fsyncSync', 'linkSync', 'fsyncSync']);
  });

  it('are those of the settings, and none is made where all are set', () => {
    const given = { tokenSecret: 'a', sessionSecret: 'b', uploadSecret: 'c', demoCheckoutSecret: 'd' };
    expect(chosenSecrets({ dataDir: folder, ...given })).toEqual({
      token: 'a',
      session: 'b',
      upload: 'c',
      demoCheckout: 'd',
    });
    expect(existsSync(join(folder, 'secrets.json'))).toBe(false);
    const { token, payment } = generatedSecrets(folder);
    expect(chosenSecrets({ dataDir: folder, ...given, tokenSecret: undefined, uploadSecret: undefined })).toEqual({
      token,
      session: 'b',
      upload: payment,
      demoCheckout: 'd',
    });
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
