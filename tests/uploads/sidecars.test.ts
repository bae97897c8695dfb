import { describe, expect, it } from 'vitest';
import type { UploadRequest } from '../../src/uploads/upload-queue.ts';
import { captions, dayTarget, LARGE, LARGE_PARTS, request, video } from './support/samples.ts';
import { World } from './support/world.ts';

const MINUTE = 60_000;

const told = (size?: number): UploadRequest => ({
  ...request(video('a.mp4', size), dayTarget(1)),
  captions: captions('a.en.vtt'),
  chapters: captions('a.chapters.vtt'),
});
const storedNames = (world: World) => [...world.school.objects.values()].map(({ fileName }) => fileName);

describe('captions and chapters of a video', () => {
  it('are sent before it and named by its record', async () => {
    const world = new World();
    world.queue.add([told()]);
    await world.pass(MINUTE);
    expect(world.calls.filter(({ call }) => call === 'put').map(({ detail }) => detail)).toEqual([
      'a.en.vtt',
      'a.chapters.vtt',
      'a.mp4',
    ]);
    expect(world.row('a.mp4')).toMatchObject({ state: 'saved', bytes: 2_000_000, sentBytes: 2_000_000 });
    const [record] = world.school.records;
    const nameOf = (key = '') => world.school.objects.get(key)?.fileName;
    expect([nameOf(record?.captionsKey), nameOf(record?.chaptersKey)]).toEqual(['a.en.vtt', 'a.chapters.vtt']);
  });

  it('are picked again with their video after a reload, and the row says which one it lacks', async () => {
    const world = new World();
    world.connection(false);
    world.queue.add([told()]);
    await world.pass(100);
    world.crash();
    world.connection(true);
    await world.pass(100);
    expect(world.queue.reattach([told().file, told().captions!])).toEqual([]);
    expect(world.row('a.mp4')).toMatchObject({
      state: 'missing',
      reason: 'Please pick what belongs to it, too: a.chapters.vtt',
    });
    expect(world.queue.reattach([told().chapters!, captions('b.vtt')])).toEqual([captions('b.vtt')]);
    await world.pass(MINUTE);
    expect(world.row('a.mp4')?.state).toBe('saved');
    expect(storedNames(world)).toEqual(['a.en.vtt', 'a.chapters.vtt', 'a.mp4']);
  });

  it('are not sent again when only the video has to go on', async () => {
    const world = new World();
    world.queue.add([told(LARGE)]);
    await world.pass(5000);
    world.crash();
    await world.pass(100);
    world.queue.reattach([told(LARGE).file]);
    await world.pass(MINUTE);
    expect(world.row('a.mp4')?.state).toBe('saved');
    expect(world.calls.filter(({ call, detail }) => call === 'put' && detail !== 'a.mp4')).toHaveLength(2);
    expect(world.count('put') - 2).toBeLessThanOrEqual(LARGE_PARTS + 4);
  });

  it('may be refused: the row says so, and goes on without them and without sending the video again', async () => {
    const world = new World();
    world.school.falseFiles.add('a.en.vtt');
    world.queue.add([told()]);
    await world.pass(MINUTE);
    expect(world.row('a.mp4')).toMatchObject({
      state: 'failed',
      reason: 'a.en.vtt: Invalid file type. Allowed: WebVTT Retry saves the video without it.',
    });
    world.queue.retry(world.idsOf());
    await world.pass(MINUTE);
    expect(world.row('a.mp4')?.state).toBe('saved');
    expect([world.school.records[0]?.captionsKey, storedNames(world)]).toEqual([
      undefined,
      ['a.chapters.vtt', 'a.mp4'],
    ]);
    expect(world.count('put')).toBe(3);
  });

  it('name themselves when they cannot be sent', async () => {
    const world = new World();
    world.fault = (call, detail) => (call === 'presign' && detail === 'a.en.vtt' ? 413 : undefined);
    world.queue.add([told()]);
    await world.pass(MINUTE);
    expect(world.row('a.mp4')).toMatchObject({ state: 'failed', reason: 'a.en.vtt: Upload failed with status: 413' });
  });

  it('go with a row that is taken off the list', async () => {
    const world = new World();
    world.queue.add([{ ...told(), savesItself: false }]);
    await world.pass(MINUTE);
    expect(world.school.objects.size).toBe(3);
    world.queue.remove(world.idsOf());
    await world.pass(MINUTE);
    expect([world.school.objects.size, world.journal.size]).toEqual([0, 0]);
  });
});
