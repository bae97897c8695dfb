import { describe, expect, it } from 'vitest';
import { dayTarget, LARGE, LARGE_PARTS, moduleTarget, pdf, request, video } from './support/samples.ts';
import { type Fault, World } from './support/world.ts';

const MINUTE = 60_000;
const pending = async (...names: string[]) => {
  const world = new World();
  world.queue.add(names.map((name) => request(pdf(name), moduleTarget(), false)));
  await world.pass(MINUTE);
  return world;
};

describe('saving', () => {
  it('puts what is ready for one module into one call, and never two calls at once', async () => {
    const world = await pending('a.pdf', 'b.pdf', 'c.pdf', 'd.pdf', 'e.pdf');
    const saved = world.queue.save(world.idsOf());
    await world.pass(MINUTE);
    expect(await saved).toEqual({ saved: 5, failed: 0 });
    expect(world.calls.filter(({ call }) => call === 'save').map(({ detail }) => detail)).toEqual(['a,b,c', 'd,e']);
    expect(world.max.savesOfOneModule).toBe(1);
  });

  it('puts the items of a day into the order of the list, also when a later one arrives first', async () => {
    const world = new World();
    const files = [video('1.mp4', LARGE), video('2.mp4'), video('3.mp4', 9_000_000), video('4.mp4')];
    world.queue.add(files.map((file) => request(file, dayTarget(1))));
    world.queue.add([request(video('other day.mp4'), dayTarget(1, 2))]);
    await world.pass(MINUTE);
    expect(world.school.records.map(({ title }) => title)).toEqual(['other day', '1', '2', '3', '4']);
  });

  it('does not wait for an item that goes nowhere', async () => {
    const world = new World();
    world.queue.add([request(video('1.mp4', LARGE), dayTarget(1)), request(video('2.mp4'), dayTarget(1))]);
    await world.pass(3000);
    expect(world.row('2.mp4')?.state).toBe('uploaded');
    world.queue.pause([world.row('1.mp4')!.id]);
    await world.pass(3000);
    expect(world.row('2.mp4')?.state).toBe('saved');
  });

  it('gathers small files that arrive one after the other', async () => {
    const world = new World();
    world.queue.add([...Array(9).keys()].map((n) => request(pdf(`${n}.pdf`, 100_000))));
    await world.pass(MINUTE);
    expect(world.rows().every(({ state }) => state === 'saved')).toBe(true);
    expect(world.count('save')).toBeLessThanOrEqual(4);
  });

  it('skips what the school refuses, and says why on its row', async () => {
    const world = await pending('a.pdf', 'b.pdf', 'c.pdf');
    world.school.falseFiles.add('b.pdf');
    const saved = world.queue.save(world.idsOf());
    await world.pass(MINUTE);
    expect(await saved).toEqual({ saved: 2, failed: 1 });
    expect(world.row('b.pdf')).toMatchObject({
      state: 'failed',
      reason: 'This file is not a PDF inside. Open it and save it as PDF again.',
      isRefused: true,
      key: undefined,
    });
  });

  it('asks one by one when a batch is refused as a whole', async () => {
    const world = await pending('a.pdf', 'b.pdf');
    world.fault = (call, detail) => (call === 'save' && detail !== 'a' ? 413 : undefined);
    await Promise.all([world.queue.save(world.idsOf()), world.pass(MINUTE)]);
    expect(world.rows().map(({ state, reason }) => [state, reason])).toEqual([
      ['saved', undefined],
      ['failed', 'Bulk save failed: The server answered with status 413.'],
    ]);
    world.fault = () => undefined;
    world.queue.retry(world.idsOf());
    await world.pass(MINUTE);
    expect([world.row('b.pdf')?.state, world.count('put')]).toEqual(['saved', 2]);
  });

  it('of a module that was deleted meanwhile says so, and leaves no file behind', async () => {
    const world = new World();
    world.queue.add([
      request(video('a.mp4'), dayTarget(1)),
      request(pdf('b.pdf'), moduleTarget(1)),
      request(pdf('c.pdf'), moduleTarget(2)),
    ]);
    world.school.goneModules.add('week-1');
    await world.pass(MINUTE);
    const gone = { state: 'failed', reason: 'Could not find selected week or day', key: undefined };
    expect(world.rows()).toMatchObject([gone, gone, { state: 'saved' }]);
    expect(world.school.objects.size).toBe(1);
  });

  it('whose answer was lost and that is then said to be gone is not uploaded, nor saved, a second time', async () => {
    const world = new World();
    const answers: Fault[] = ['dropped', 404];
    world.fault = (call) => (call === 'save' ? answers.shift() : undefined);
    world.queue.add([request(video('a.mp4'), dayTarget())]);
    await world.pass(MINUTE);
    expect(world.row('a.mp4')).toMatchObject({ state: 'failed', key: 'key-1' });
    world.queue.retry(world.idsOf('failed'));
    await world.pass(MINUTE);
    expect(world.row('a.mp4')).toMatchObject({ state: 'saved', key: 'key-1' });
    expect(world.school.records).toHaveLength(1);
  });

  it('that failed can be tried again without uploading again', async () => {
    const world = new World();
    world.fault = (call) => (call === 'save' ? 500 : undefined);
    world.queue.add([request(video('a.mp4'), dayTarget())]);
    await world.pass(MINUTE);
    expect(world.row('a.mp4')).toMatchObject({
      state: 'failed',
      reason: 'Failed to save content metadata: The server answered with status 500.',
      key: 'key-1',
    });
    world.fault = () => undefined;
    world.queue.retry(world.idsOf());
    await world.pass(MINUTE);
    expect([world.row('a.mp4')?.state, world.count('put')]).toEqual(['saved', 1]);
  });

  it('goes on after signing in again, and the promise does not wait for that', async () => {
    const world = await pending('a.pdf');
    world.fault = (call) => (call === 'save' ? 401 : undefined);
    const saved = world.queue.save(world.idsOf());
    await world.pass(MINUTE);
    expect(await saved).toEqual({ saved: 0, failed: 1 });
    expect(world.row('a.pdf')).toMatchObject({
      state: 'uploaded',
      reason: 'Your session has ended. Uploads will continue when you have signed in again.',
    });
    world.fault = () => undefined;
    world.session('session-2');
    await world.pass(MINUTE);
    expect(world.row('a.pdf')).toMatchObject({ state: 'saved', reason: undefined });
  });
});

describe('removing', () => {
  it('takes the row away and has the storage forget it, even much later', async () => {
    const world = await pending('a.pdf');
    world.queue.add([request(video('large.mp4', LARGE), dayTarget())]);
    await world.pass(2500);
    world.connection(false);
    world.queue.remove(world.idsOf());
    expect(world.rows()).toEqual([]);
    await world.pass(MINUTE);
    expect([world.school.objects.size, world.school.multiparts.size, world.journal.size]).toEqual([1, 1, 2]);
    world.crash();
    await world.pass(MINUTE);
    expect(world.rows()).toEqual([]);
    world.connection(true);
    await world.pass(MINUTE);
    expect([world.school.objects.size, world.school.multiparts.size, world.journal.size]).toEqual([0, 0, 0]);
  });

  it('leaves what is being saved, and what is saved to the school', async () => {
    const world = await pending('a.pdf');
    void world.queue.save(world.idsOf());
    world.queue.remove(world.idsOf());
    await world.pass(MINUTE);
    expect(world.row('a.pdf')?.state).toBe('saved');
    world.queue.remove(world.idsOf());
    await world.pass(MINUTE);
    expect([world.rows().length, world.school.objects.size, world.journal.size]).toEqual([0, 1, 0]);
  });
});

describe('after a reload', () => {
  it('a file goes on with the parts that are missing once it is picked again', async () => {
    const world = new World();
    world.queue.add([request(video('large.mp4', LARGE), dayTarget())]);
    await world.pass(3000);
    const sent = world.rows()[0]!.sentBytes;
    world.crash();
    await world.pass(MINUTE);
    const row = world.row('large.mp4');
    expect(row).toMatchObject({ state: 'missing', title: 'large', bytesPerSecond: 0 });
    expect(row!.sentBytes).toBeGreaterThan(0);
    expect(row!.sentBytes).toBeLessThanOrEqual(sent);
    const others = [video('large.mp4', LARGE - 1), { ...video('large.mp4', LARGE), lastModified: 1 }];
    expect(world.queue.reattach([...others, video('large.mp4', LARGE)])).toEqual(others);
    const before = world.count('put');
    await world.pass(MINUTE);
    expect(world.row('large.mp4')?.state).toBe('saved');
    expect([world.count('initiate'), world.count('put') - before]).toEqual([
      1,
      LARGE_PARTS - row!.sentBytes / 5_242_880,
    ]);
  });

  it('a save that was under way is repeated and makes one record', async () => {
    for (const wait of [1, 10, 42, 45, 85]) {
      const world = await pending('a.pdf');
      void world.queue.save(world.idsOf());
      await world.pass(wait);
      world.crash();
      await world.pass(MINUTE);
      expect(world.rows().every(({ state }) => state === (wait === 1 ? 'uploaded' : 'saved'))).toBe(true);
      expect(world.school.records.length).toBe(wait === 1 ? 0 : 1);
    }
  });

  it('what waits for Save All is still Pending, and needs no file', async () => {
    const world = await pending('a.pdf', 'b.pdf');
    world.crash();
    await world.pass(MINUTE);
    expect(world.rows().map(({ state }) => state)).toEqual(['uploaded', 'uploaded']);
    await Promise.all([world.queue.save(world.idsOf()), world.pass(MINUTE)]);
    expect(world.school.records.map(({ title }) => title)).toEqual(['a', 'b']);
  });

  it('what is saved stays on the list while others of its batch are not', async () => {
    const world = new World();
    world.queue.add([request(pdf('a.pdf')), request(video('large.mp4', LARGE), dayTarget())]);
    await world.pass(3000);
    world.crash();
    await world.pass(MINUTE);
    expect(world.rows().map(({ fileName, state }) => [fileName, state])).toEqual([
      ['a.pdf', 'saved'],
      ['large.mp4', 'missing'],
    ]);
    // Picking the same files for the same place once more counts as picking them again.
    world.queue.add([request(pdf('a.pdf')), request(video('large.mp4', LARGE), dayTarget())]);
    await world.pass(2 * MINUTE);
    expect([world.rows().map(({ state }) => state), world.school.records.length]).toEqual([['saved', 'saved'], 2]);
  });

  it('what was added before the journal is read stands after it', async () => {
    const world = await pending('a.pdf');
    world.crash();
    world.queue.add([request(pdf('b.pdf'))]);
    expect(world.rows()).toEqual([]);
    await world.pass(MINUTE);
    expect(world.rows().map(({ fileName }) => fileName)).toEqual(['a.pdf', 'b.pdf']);
  });
});

it('works where the journal can neither be read nor written', async () => {
  const world = new World();
  world.journal.values = world.journal.set = () => {
    throw new Error('The disk is full.');
  };
  world.crash();
  world.queue.add([request(pdf('a.pdf'))]);
  await world.pass(MINUTE);
  expect(world.row('a.pdf')?.state).toBe('saved');
});
