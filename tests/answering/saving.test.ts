import { describe, expect, it } from 'vitest';
import { MINUTE } from './support/fake-exam.ts';
import { World } from './support/world.ts';

const savesOf = (world: World) => world.calls.filter(({ call }) => call === 'save');

describe('an edit', () => {
  it('is shown once the journal has it, and not before', async () => {
    const world = new World();
    const { browser, page } = await world.started();
    page.choose('q1', 'b');
    await world.pass(2);
    expect(page.optionOf('q1')).toBeUndefined();
    expect(browser.records.has('1/1')).toBe(false);
    await world.pass(1);
    expect(page.optionOf('q1')).toBe('b');
    expect(browser.records.get('1/1')).toMatchObject({ unsent: ['q1'], answers: [{ question: 'q1', option: 'b' }] });
  });

  it('goes out a second after the last one, with everything that is on the sheet', async () => {
    const world = new World();
    const { page } = await world.started();
    page.choose('q1', 'b');
    await world.pass(900);
    page.engine.edit('q2', { flagged: true });
    page.engine.edit('q1', { struck: ['a'] });
    await world.pass(999);
    expect(savesOf(world)).toHaveLength(0);
    await world.pass(1);
    expect(savesOf(world)).toHaveLength(1);
    await world.pass(100);
    expect(world.exam.section(1).answers).toEqual([
      { question: 'q1', option: 'b', flagged: false, struck: ['a'], seconds: 0 },
      { question: 'q2', option: null, flagged: true, struck: [], seconds: 0 },
    ]);
  });

  it('is unsent until the server has said that it is saved', async () => {
    const world = new World();
    const { page } = await world.started();
    expect(page.seen.chip).toEqual({ kind: 'saved', at: null });
    page.choose('q1', 'b');
    await world.pass(1030);
    expect(page.seen).toMatchObject({ unsent: ['q1'], chip: { kind: 'saving' } });
    await world.pass(10);
    expect(page.seen).toMatchObject({ unsent: [], chip: { kind: 'saved', at: world.exam.section(1).savedAt } });
  });

  it('there and back again counts as unsent: nobody knows which of both the server has', async () => {
    const world = new World();
    const { page } = await world.started();
    page.choose('q1', 'a');
    await world.pass(2000);
    world.fault = () => 'dropped';
    page.choose('q1', 'b');
    await world.pass(1500);
    page.choose('q1', 'a');
    await world.pass(10);
    expect(world.exam.row('q1')?.option).toBe('b');
    expect(page.seen.unsent).toEqual(['q1']);
    world.fault = () => undefined;
    await world.pass(10_000);
    expect(world.exam.row('q1')?.option).toBe('a');
    expect(page.seen.unsent).toEqual([]);
  });

  it('that says nothing new sends nothing', async () => {
    const world = new World();
    const { page } = await world.started();
    page.choose('q1', 'a');
    await world.pass(2000);
    page.choose('q1', 'a');
    await world.pass(2000);
    expect(savesOf(world)).toHaveLength(1);
  });

  it('tells listeners with a new snapshot, and keeps the old one where nothing has changed', async () => {
    const world = new World();
    const { page } = await world.started();
    const before = page.seen;
    await world.pass(2000);
    expect(page.seen).toBe(before);
    let told = 0;
    const unsubscribe = page.engine.subscribe(() => (told += 1));
    page.choose('q1', 'a');
    await world.pass(10);
    expect(told).toBeGreaterThan(0);
    expect(page.seen).not.toBe(before);
    unsubscribe();
    const heard = told;
    await world.pass(2000);
    expect(told).toBe(heard);
  });
});

describe('sending', () => {
  it('asks each 30 seconds where nothing happens, and learns of a later deadline', async () => {
    const world = new World();
    const { page } = await world.started();
    const { deadlineAt } = page.seen;
    world.exam.section(1).deadlineAt! += 10 * MINUTE;
    await world.pass(95_000);
    expect(savesOf(world)).toHaveLength(3);
    expect(page.seen.deadlineAt).toBe(deadlineAt! + 10 * MINUTE);
  });

  it('never moves a deadline earlier', async () => {
    const world = new World();
    const { page } = await world.started();
    const { deadlineAt } = page.seen;
    world.exam.section(1).deadlineAt! -= MINUTE;
    await world.pass(31_000);
    expect(page.seen.deadlineAt).toBe(deadlineAt);
  });

  it('has one request under way, and the newest sheet behind it', async () => {
    const world = new World();
    const { page } = await world.started();
    world.fault = () => 'slow';
    page.choose('q1', 'a');
    await world.pass(1500);
    for (const option of ['b', 'c', 'd']) {
      page.choose('q1', option);
      await world.pass(1200);
    }
    expect(savesOf(world)).toHaveLength(1);
    await world.pass(5000);
    expect(savesOf(world)).toHaveLength(2);
    expect(savesOf(world)[1]!.request!.answers[0]!.option).toBe('d');
  });

  it('is done at once when the page is hidden', async () => {
    const world = new World();
    const { page } = await world.started();
    page.choose('q1', 'a');
    page.setVisible(false);
    await world.pass(30);
    expect(world.exam.row('q1')?.option).toBe('a');
  });

  it('is done at once when the page is left for another', async () => {
    const world = new World();
    const { browser, page } = await world.started();
    page.choose('q1', 'a');
    page.leave();
    await world.pass(30);
    expect(world.exam.row('q1')?.option).toBe('a');
    const calls = world.calls.length;
    const next = browser.open();
    await world.pass(500);
    expect(next.seen).toMatchObject({ phase: 'answering', writer: 1 });
    next.leave();
    await world.pass(5 * MINUTE);
    expect(world.calls.length - calls).toBeLessThanOrEqual(2);
  });

  it('is tried again after 1, 2, 4, 8 and 8 seconds, with jitter', async () => {
    const world = new World();
    const { page } = await world.started();
    world.fault = () => 'lost';
    page.choose('q1', 'a');
    await world.pass(25_000);
    const gaps = savesOf(world).map(({ at }, index, all) => at - (all[index - 1]?.at ?? at));
    expect(gaps.slice(0, 5)).toEqual([0, 1020, 2020, 4020, 8020]);
    world.jitter = 1;
    await world.pass(30_000);
    const [before, last] = savesOf(world).slice(-2);
    expect(last!.at - before!.at).toBe(8000 * 1.3 + 20);
  });

  it('waits as long as a server asks for that has too much to do', async () => {
    const world = new World();
    const { page } = await world.started();
    world.fault = () => 429;
    page.choose('q1', 'a');
    await world.pass(5000);
    const [first, second] = savesOf(world);
    expect(second!.at - first!.at).toBe(3040);
  });

  it('gives a request ten seconds, and takes its acknowledgement also later', async () => {
    const world = new World();
    const { page } = await world.started();
    let isFirst = true;
    world.fault = () => {
      const fault = isFirst ? 'delayed' : 'lost';
      isFirst = false;
      return fault;
    };
    page.choose('q1', 'a');
    await world.pass(13_500);
    expect(savesOf(world).length).toBeGreaterThan(1);
    expect(page.seen.chip).toEqual({ kind: 'not-saved', count: 1 });
    await world.pass(15_000);
    expect(world.exam.row('q1')?.option).toBe('a');
    expect(page.seen.chip.kind).toBe('saved');
  });

  it('is done at once when the network returns', async () => {
    const world = new World();
    const { browser, page } = await world.started();
    browser.connect(false);
    page.choose('q1', 'a');
    page.choose('q2', 'b');
    await world.pass(20_000);
    expect(page.seen.chip).toEqual({ kind: 'offline', count: 2 });
    expect(page.optionOf('q2')).toBe('b');
    browser.connect(true);
    await world.pass(50);
    expect(page.seen.chip.kind).toBe('saved');
    expect(world.exam.row('q2')?.option).toBe('b');
  });

  it('says after five seconds that something is not saved', async () => {
    const world = new World();
    const { page } = await world.started();
    world.fault = () => 500;
    page.choose('q1', 'a');
    await world.pass(4900);
    expect(page.seen.chip).toEqual({ kind: 'saving' });
    await world.pass(1100);
    expect(page.seen.chip).toEqual({ kind: 'not-saved', count: 1 });
  });
});

describe('a journal that fails', () => {
  it.each(['fails', 'hangs'] as const)('and %s is told, and the edit goes to the server at once', async (fault) => {
    const world = new World();
    const { browser, page } = await world.started();
    browser.journalFault = fault;
    page.choose('q1', 'a');
    await world.pass(fault === 'fails' ? 60 : 2100);
    expect(page.seen.isJournalLost).toBe(true);
    expect(page.optionOf('q1')).toBe('a');
    expect(world.exam.row('q1')?.option).toBe('a');
    page.choose('q1', 'b');
    await world.pass(50);
    expect(page.optionOf('q1')).toBe('b');
    expect(world.exam.row('q1')?.option).toBe('b');
    browser.journalFault = undefined;
    page.choose('q1', 'c');
    await world.pass(50);
    expect(page.seen.isJournalLost).toBe(false);
  });
});

describe('the seconds of a question', () => {
  it('are counted while it is shown and the page is visible, and go with the sheet', async () => {
    const world = new World();
    const { page } = await world.started();
    page.engine.show('q1');
    await world.pass(7500);
    page.engine.show('q2');
    await world.pass(3000);
    page.setVisible(false);
    await world.pass(60_000);
    page.setVisible(true);
    await world.pass(2000);
    page.engine.show(undefined);
    await world.pass(31_000);
    expect(world.exam.row('q1')?.seconds).toBe(7);
    expect(world.exam.row('q2')?.seconds).toBe(5);
    expect(page.seen.unsent).toEqual([]);
  });

  it('are not those of a closed laptop', async () => {
    const world = new World();
    const { browser, page } = await world.started();
    page.engine.show('q1');
    await world.pass(5000);
    await browser.device.sleep(20 * MINUTE);
    await world.pass(31_000);
    expect(world.exam.row('q1')!.seconds).toBeLessThanOrEqual(42);
  });
});
