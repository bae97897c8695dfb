import { describe, expect, it } from 'vitest';
import { dayTarget, LARGE, LARGE_PARTS, moduleTarget, pdf, request, SMALL, video } from './support/samples.ts';
import { BYTES_PER_SECOND, type Fault, World } from './support/world.ts';

const MINUTE = 60_000;

/** Faults in this order for one kind of call, and none after them. */
const inOrder = (world: World, call: string, ...faults: (Fault | undefined)[]) => {
  world.fault = (made) => (made === call ? faults.shift() : undefined);
};

describe('a file', () => {
  it('is uploaded and saved, with its title, at its place', async () => {
    const world = new World();
    const batch = world.queue.add([request(video('Furcation 1.3.mp4'), dayTarget(3, 2))]);
    await world.pass(MINUTE);
    expect(world.row('Furcation 1.3.mp4')).toMatchObject({
      state: 'saved',
      sentBytes: SMALL,
      bytesPerSecond: 0,
      batchId: batch,
      folder: 'videos',
      title: 'Furcation 1.3',
      reason: undefined,
    });
    expect(world.school.records).toMatchObject([{ place: 'week-3/day-3-2', title: 'Furcation 1.3' }]);
    expect(world.journal.size).toBe(1);
    world.crash();
    await world.pass(MINUTE);
    expect([world.rows(), [...world.journal]]).toEqual([[], []]);
  });

  it('that is not to save itself waits as Pending', async () => {
    const world = new World();
    world.queue.add([request(video('a.mp4'), dayTarget(), false)]);
    await world.pass(MINUTE);
    expect(world.row('a.mp4')).toMatchObject({ state: 'uploaded', key: 'key-1' });
    expect(world.count('save')).toBe(0);
    const saved = world.queue.save(world.idsOf());
    expect(world.row('a.mp4')?.state).toBe('saving');
    await world.pass(MINUTE);
    expect(await saved).toEqual({ saved: 1, failed: 0 });
  });

  it('above the threshold goes in parts, and continues with those that are missing', async () => {
    const world = new World();
    world.queue.add([request(video('large.mp4', LARGE), dayTarget())]);
    await world.pass(3000);
    world.queue.pause(world.idsOf());
    await world.pass(MINUTE);
    const sent = world.row('large.mp4')?.sentBytes ?? 0;
    expect(world.row('large.mp4')?.state).toBe('paused');
    expect(sent).toBeGreaterThan(0);
    const before = world.count('put');
    world.queue.resume(world.idsOf());
    await world.pass(MINUTE);
    expect(world.row('large.mp4')?.state).toBe('saved');
    expect(world.school.objects.get('key-1')?.bytes).toBe(LARGE);
    // The four that were called off set out once more; nothing else does.
    expect(before + LARGE_PARTS - sent / 5_242_880).toBe(world.count('put'));
  });

  it('that is paused and resumed at once begins once', async () => {
    const world = new World();
    world.queue.add([request(video('large.mp4', LARGE), dayTarget())]);
    await world.pass(20);
    world.queue.pause(world.idsOf());
    world.queue.resume(world.idsOf());
    await world.pass(MINUTE);
    expect([world.row('large.mp4')?.state, world.count('initiate'), world.count('complete')]).toEqual(['saved', 1, 1]);
  });

  it('is refused before it travels when it is empty or of another type', async () => {
    const world = new World();
    world.queue.add([
      request(pdf('empty.pdf', 0)),
      request(pdf('notes.txt')),
      request(pdf('film.pdf'), dayTarget(1, 1, 'video')),
    ]);
    world.queue.add([request(video('huge.mp4', 11 * 1024 ** 3), dayTarget())]);
    await world.pass(MINUTE);
    expect(world.rows().map(({ state, reason }) => [state, reason])).toEqual([
      ['failed', 'This file is empty. Please choose another one.'],
      ['failed', 'Invalid file type. Allowed: PDF, DOC, DOCX'],
      ['failed', 'Invalid file type. Allowed: MP4, WebM, MOV, AVI'],
      ['failed', 'This file is too large. The limit is 10 GB.'],
    ]);
    world.queue.retry(world.idsOf());
    await world.pass(MINUTE);
    expect([world.count('put'), world.count('presign'), world.count('initiate')]).toEqual([0, 0, 2]);
  });

  it('picked twice for the same place is one row, which the second pick gets', async () => {
    const world = new World();
    world.queue.add([request(pdf('a.pdf'), moduleTarget(), false), request(pdf('a.pdf'), moduleTarget(), false)]);
    await world.pass(MINUTE);
    const again = world.queue.add([
      request(pdf('a.pdf')),
      request(pdf('a.pdf'), moduleTarget(2)),
      request(pdf('a.pdf', SMALL + 1)),
    ]);
    await world.pass(MINUTE);
    expect(world.rows().map(({ batchId, state }) => [batchId === again, state])).toEqual([
      [true, 'saved'],
      [true, 'saved'],
      [true, 'saved'],
    ]);
    expect(world.school.records).toHaveLength(3);
  });
});

describe('trouble on the way', () => {
  it.each<[Fault]>([['lost'], [408], [429], [500], [503]])('%s passes', async (fault) => {
    const world = new World();
    inOrder(world, 'put', fault, fault, fault);
    world.queue.add([request(pdf('a.pdf'))]);
    await world.pass(MINUTE);
    expect(world.row('a.pdf')?.state).toBe('saved');
    const puts = world.calls.filter(({ call }) => call === 'put').map(({ at }) => at);
    const travel = (SMALL / BYTES_PER_SECOND) * 1000;
    expect(puts.slice(1).map((at, index) => Math.round(at - puts[index]! - travel))).toEqual([1000, 3000, 8000]);
  });

  it('is said after the fourth time, and can be tried again', async () => {
    const world = new World();
    inOrder(world, 'put', 503, 503, 503, 503);
    world.queue.add([request(pdf('a.pdf'))]);
    await world.pass(MINUTE);
    expect(world.row('a.pdf')).toMatchObject({ state: 'failed', reason: 'Upload failed with status: 503' });
    world.queue.retry(world.idsOf());
    await world.pass(MINUTE);
    expect(world.row('a.pdf')?.state).toBe('saved');
    expect(world.school.objects.size).toBe(1);
  });

  it('names the part that it met', async () => {
    const world = new World();
    world.fault = (call) => (call === 'put' ? 503 : undefined);
    world.queue.add([request(video('large.mp4', LARGE), dayTarget())]);
    await world.pass(MINUTE);
    expect(world.row('large.mp4')?.reason).toMatch(/^Part [1-4] upload failed with status: 503$/);
    expect(world.max.puts).toBe(4);
  });

  it('that is a refusal is said at once', async () => {
    const world = new World();
    inOrder(world, 'put', 413);
    world.queue.add([request(pdf('a.pdf'))]);
    await world.pass(MINUTE);
    expect([world.row('a.pdf')?.reason, world.count('put')]).toEqual(['Upload failed with status: 413', 1]);
  });

  it('with an address that has expired asks for another one, three times', async () => {
    const world = new World();
    inOrder(world, 'put', 'expired', 'expired', 'expired');
    world.queue.add([request(pdf('a.pdf'))]);
    await world.pass(MINUTE);
    expect([world.row('a.pdf')?.state, world.count('presign'), world.count('discard')]).toEqual(['saved', 4, 3]);

    world.fault = (call) => (call === 'put' ? 'expired' : undefined);
    world.queue.add([request(pdf('b.pdf')), request(video('large.mp4', LARGE), dayTarget())]);
    await world.pass(MINUTE);
    expect(world.row('b.pdf')?.reason).toBe('Upload failed with status: 403');
    expect(world.row('large.mp4')?.reason).toMatch(/^Part \d+ upload failed with status: 403$/);
  });

  it.each(['put', 'complete', 'save'])(
    'an answer to %s that never came makes no second file and no second record',
    async (call) => {
      const world = new World();
      inOrder(world, call, 'dropped', 'dropped');
      world.queue.add([request(pdf('a.pdf')), request(video('large.mp4', LARGE), dayTarget())]);
      await world.pass(5 * MINUTE);
      expect(world.rows().map(({ state }) => state)).toEqual(['saved', 'saved']);
      expect(world.school.records).toHaveLength(2);
      expect([...world.school.objects.keys()].sort()).toEqual(world.school.records.map(({ s3Key }) => s3Key).sort());
    },
  );

  it('a storage that lost a part gets the file again from the start, once', async () => {
    const world = new World();
    world.queue.add([request(video('large.mp4', LARGE), dayTarget())]);
    await world.pass(3000);
    for (const { parts } of world.school.multiparts.values()) parts.delete(2);
    await world.pass(3 * MINUTE);
    expect([world.row('large.mp4')?.state, world.count('initiate'), world.school.multiparts.size]).toEqual([
      'saved',
      2,
      0,
    ]);
  });

  it('a storage that lost an upload gets it again from the start, once', async () => {
    const world = new World();
    inOrder(world, 'complete', 404);
    world.queue.add([request(video('large.mp4', LARGE), dayTarget())]);
    await world.pass(3 * MINUTE);
    expect([world.row('large.mp4')?.state, world.count('initiate'), world.school.multiparts.size]).toEqual([
      'saved',
      2,
      0,
    ]);
  });

  it('a server that asks for a minute is heard on the row at once, and not only when it was asked too often', async () => {
    const world = new World();
    world.retryAfterSeconds = 60;
    world.sentence = 'The storage is full.';
    inOrder(world, 'put', 503, 503);
    world.queue.add([request(pdf('a.pdf'))]);
    await world.pass(MINUTE / 2);
    expect(world.row('a.pdf')).toMatchObject({ state: 'uploading', reason: 'The storage is full.' });
    await world.pass(2.5 * MINUTE);
    expect(world.row('a.pdf')).toMatchObject({ state: 'saved', reason: undefined });
  });

  it('without a network waits for it, however long, and says so', async () => {
    const world = new World();
    world.queue.add([request(pdf('a.pdf', SMALL * 5)), request(video('large.mp4', LARGE), dayTarget())]);
    await world.pass(500);
    world.connection(false);
    await world.pass(60 * MINUTE);
    const waiting = { state: 'uploading', reason: 'You are offline. Uploads will continue when you are back.' };
    expect(world.rows()).toMatchObject([waiting, waiting]);
    world.connection(true);
    await world.pass(MINUTE);
    const done = { state: 'saved', reason: undefined };
    expect(world.rows()).toMatchObject([done, done]);
  });

  it('with a session that ended pauses, and goes on with the next one', async () => {
    const world = new World();
    inOrder(world, 'part-address', undefined, undefined, undefined, undefined, undefined, 401);
    world.queue.add([request(video('large.mp4', LARGE), dayTarget()), request(video('b.mp4'), dayTarget(), false)]);
    await world.pass(MINUTE);
    expect(world.row('large.mp4')).toMatchObject({
      state: 'paused',
      reason: 'Your session has ended. Uploads will continue when you have signed in again.',
    });
    world.session('session-2');
    await world.pass(MINUTE);
    expect(world.rows().map(({ state }) => state)).toEqual(['saved', 'uploaded']);
    expect(world.count('initiate')).toBe(1);
  });
});

describe('many at once', () => {
  it('three files and four PUTs travel, never more, and the lines are used', async () => {
    const world = new World();
    world.queue.add([...Array(8).keys()].map((n) => request(video(`${n}.mp4`, n % 2 ? SMALL : LARGE), dayTarget())));
    await world.pass(10 * MINUTE);
    expect(world.rows().every(({ state }) => state === 'saved')).toBe(true);
    expect([world.max.files, world.max.puts]).toEqual([3, 4]);
  });

  it('two more have their address already when their turn comes, and give it back when they leave the list', async () => {
    const world = new World();
    const files = [...Array(8).keys()].map((n) => `${n}.mp4`);
    world.queue.add(files.map((name) => request(video(name, SMALL), dayTarget())));
    await world.pass(100);
    expect([world.count('presign'), world.count('put')]).toEqual([5, 3]);
    expect(world.rows().map(({ state }) => state)).toEqual([...Array(3).fill('uploading'), ...Array(5).fill('queued')]);
    world.queue.remove([world.row('3.mp4')?.id ?? '']);
    world.queue.pause([world.row('4.mp4')?.id ?? '']);
    await world.pass(MINUTE);
    expect(world.count('discard')).toBe(1);
    expect(world.row('4.mp4')?.state).toBe('paused');
    world.queue.resume(world.idsOf());
    await world.pass(MINUTE);
    expect(world.rows().map(({ fileName, state }) => [fileName, state])).toEqual(
      files.filter((name) => name !== '3.mp4').map((name) => [name, 'saved']),
    );
    expect(world.school.objects.size).toBe(7);
  });

  it('progress is told at most every 100 ms, with a speed, and rows that stand still stay the same', async () => {
    const world = new World();
    let told = 0;
    world.queue.subscribe(() => (told += 1));
    world.queue.add([request(video('large.mp4', LARGE), dayTarget()), request(pdf('empty.pdf', 0))]);
    await world.pass(2900);
    const [moving, still] = world.rows();
    told = 0;
    await world.pass(2000);
    expect(told).toBeGreaterThan(3);
    expect(told).toBeLessThanOrEqual(20);
    expect(world.rows()[0]).not.toBe(moving);
    expect(world.rows()[1]).toBe(still);
    expect(world.row('large.mp4')?.bytesPerSecond).toBeGreaterThan(BYTES_PER_SECOND * 3);
    expect(world.row('large.mp4')?.bytesPerSecond).toBeLessThan(BYTES_PER_SECOND * 5);
  });
});
