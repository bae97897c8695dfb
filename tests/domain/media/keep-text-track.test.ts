import { describe, expect, it } from 'vitest';
import { DomainError } from '../../../src/domain/kernel/errors.ts';
import { wholeOf } from '../../support/whole-of.ts';
import { mediaWorld } from './world.ts';

const WEBVTT = Buffer.from('WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nÖffnen\n');

describe('KeepTextTrack', () => {
  it('stores the text as a file that can be taken into use', async () => {
    const { keepTextTrack, files, storage } = mediaWorld();
    const key = await keepTextTrack.run({ fileName: 'Lesson 1.en.srt', webVtt: WEBVTT });
    expect(key).toMatch(/^videos\/202608\/[\w-]+\.vtt$/);
    expect((await wholeOf(await storage.read(key))).toString()).toBe(WEBVTT.toString());
    expect(await files.find(key)).toMatchObject({
      folder: 'videos',
      status: 'verified',
      originalName: 'Lesson 1.en.vtt',
      contentType: 'text/vtt',
      ...(await storage.stat(key)),
    });
    expect(await files.attach([key])).toEqual([key]);
  });

  it('keeps nothing that is no WebVTT, is too large or has no fit name', async () => {
    const { keepTextTrack, files } = mediaWorld();
    for (const [fileName, webVtt] of [
      ['a.vtt', Buffer.from('<html>')],
      ['a.vtt', Buffer.from(`WEBVTT\n${'x'.repeat(1024 * 1024)}`)],
      ['../a.vtt', WEBVTT],
    ] as const)
      await expect(keepTextTrack.run({ fileName, webVtt })).rejects.toMatchObject({ kind: 'invalid' });
    expect(await files.keys()).toEqual([]);
  });

  it('leaves a row for the sweep when the storage fails', async () => {
    const { keepTextTrack, files, storage } = mediaWorld();
    storage.put = async () => {
      throw new DomainError('unavailable', 'test/away', 'The storage does not answer.');
    };
    await expect(keepTextTrack.run({ fileName: 'a.vtt', webVtt: WEBVTT })).rejects.toMatchObject({
      kind: 'unavailable',
    });
    const [key = ''] = await files.keys();
    expect(await files.find(key)).toMatchObject({ status: 'pending' });
  });
});
