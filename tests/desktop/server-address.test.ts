import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findServer, originOf } from '../../desktop/server-address.ts';
import { SettingsFile } from '../../desktop/settings-file.ts';
import { TEXT } from '../../desktop/text.ts';
import { openSchool } from '../support/school.ts';
import { testFolder } from './support/folder.ts';

describe('the address of a school', () => {
  it.each([
    ['https://school.example/admin?x', 'https://school.example'],
    [' school.example ', 'https://school.example'],
    ['https://school.example:8443', 'https://school.example:8443'],
    ['http://localhost:3000', 'http://localhost:3000'],
    ['http://127.0.0.1:3000/', 'http://127.0.0.1:3000'],
  ])('%s is %s', (typed, origin) => expect(originOf(typed)).toEqual({ origin }));

  it.each([
    ['http://school.example', TEXT.httpsOnly],
    ['http://localhost.evil.example', TEXT.httpsOnly],
    ['file:///etc/passwd', TEXT.notAnAddress],
    ['javascript:alert(1)', TEXT.notAnAddress],
    ['https://boss:secret@school.example', TEXT.notAnAddress],
    ['', TEXT.notAnAddress],
    ['https://', TEXT.notAnAddress],
  ])('%s is refused', (typed, refusal) => expect(originOf(typed)).toEqual({ refusal }));

  const replying = (body: string) => (async () => new Response(body)) as typeof fetch;

  it.each([
    ['{"status":"ok"}', TEXT.notCusp],
    ['<html></html>', TEXT.notCusp],
    ['{"product":"cusp","api":"2"}', TEXT.otherVersion],
  ])('where %s answers is refused', async (body, refusal) => {
    expect(await findServer('https://school.example', replying(body))).toEqual({ refusal });
  });

  it('where nothing answers is refused', async () => {
    const failing = (() => Promise.reject(new Error('refused'))) as typeof fetch;
    expect(await findServer('https://school.example', failing)).toEqual({ refusal: TEXT.noAnswer });
  });

  it('of a school that runs is taken', async () => {
    const school = await openSchool();
    expect(await findServer(school.origin)).toEqual({ origin: school.origin });
    await school.close();
  });
});

describe('what the computer remembers', () => {
  it('is there after a restart, and holds no secret', async () => {
    const folder = await testFolder();
    const file = await SettingsFile.open(folder);
    expect(file.get()).toEqual({ limits: { isPaused: false } });
    await file.change({ origin: 'https://school.example', limits: { isPaused: true, bytesPerSecond: 100_000 } });
    expect((await SettingsFile.open(folder)).get()).toEqual({
      origin: 'https://school.example',
      limits: { isPaused: true, bytesPerSecond: 100_000 },
    });
  });

  it.each(['', 'no JSON', '{"origin":7}', '{"limits":{"isPaused":"x"}}', '[]'])(
    'is asked for again after %s',
    async (text) => {
      const folder = await testFolder();
      await writeFile(join(folder, 'settings.json'), text);
      expect((await SettingsFile.open(folder)).get().limits).toEqual({ isPaused: false });
    },
  );
});
