import { describe, expect, it } from 'vitest';
import { MINUTE } from './support/fake-exam.ts';
import { World } from './support/world.ts';

describe('a session that ends', () => {
  it('waits for the candidate to sign in again, and keeps every answer meanwhile', async () => {
    const world = new World();
    const { browser, page } = await world.started();
    world.fault = () => 401;
    page.choose('q1', 'a');
    await world.pass(1100);
    const asked = world.calls.length;
    page.choose('q2', 'b');
    await world.pass(2 * MINUTE);
    expect(page.seen).toMatchObject({ phase: 'answering', isSignedOut: true });
    expect(page.seen.chip).toEqual({ kind: 'signed-out', count: 2 });
    expect(page.optionOf('q2')).toBe('b');
    expect(browser.records.get('1/1')?.unsent).toEqual(['q1', 'q2']);
    expect(world.calls).toHaveLength(asked);
    world.fault = () => undefined;
    page.engine.signedInAgain();
    await world.pass(50);
    expect(page.seen.chip.kind).toBe('saved');
    expect(world.exam.row('q2')?.option).toBe('b');
  });

  it('before the page has read the sitting, too', async () => {
    const world = new World();
    const { browser, page } = await world.started();
    page.crash();
    world.fault = () => 401;
    const next = browser.open();
    await world.pass(1000);
    expect(next.seen).toMatchObject({ phase: 'opening', isSignedOut: true });
    world.fault = () => undefined;
    next.engine.signedInAgain();
    await world.pass(50);
    expect(next.seen).toMatchObject({ phase: 'answering', isSignedOut: false });
  });
});

describe('a refusal that trying again does not change', () => {
  it.each([404, 422] as const)('of status %i is told and not repeated, until the next edit', async (status) => {
    const world = new World();
    const { page } = await world.started();
    world.fault = (call) => (call === 'save' ? status : undefined);
    page.choose('q1', 'a');
    await world.pass(2 * MINUTE);
    expect(world.count('save')).toBe(1);
    expect(page.seen.refusal).toEqual({ status, message: 'No.' });
    expect(page.seen.chip).toEqual({ kind: 'not-saved', count: 1 });
    world.fault = () => undefined;
    page.choose('q1', 'b');
    await world.pass(1100);
    expect(page.seen.refusal).toBeUndefined();
    expect(world.exam.row('q1')?.option).toBe('b');
  });

  it('is tried again when the candidate says so, and the clock is right meanwhile', async () => {
    const world = new World();
    const { page } = await world.started();
    world.fault = (call) => (call === 'save' ? 422 : undefined);
    page.choose('q1', 'a');
    await world.pass(1100);
    world.exam.section(1).deadlineAt! += MINUTE;
    await world.pass(31_000);
    expect(page.seen.deadlineAt).toBe(world.exam.section(1).deadlineAt);
    expect(page.seen.refusal).toBeDefined();
    world.fault = () => undefined;
    page.engine.retry();
    await world.pass(50);
    expect(page.seen.chip.kind).toBe('saved');
  });

  it('of the whole sitting is told', async () => {
    const world = new World();
    const browser = world.browser();
    world.fault = () => 404;
    const page = browser.open();
    await world.pass(2 * MINUTE);
    expect(page.seen).toMatchObject({ phase: 'opening', refusal: { status: 404 } });
    expect(world.count('read')).toBe(1);
  });
});

describe('out of order', () => {
  it('acknowledges nothing: the engine counts on above what is stored and sends again', async () => {
    const world = new World();
    const { page } = await world.started();
    const section = world.exam.section(1);
    section.sequence = 50_000;
    section.answers = [{ question: 'q1', option: 'd', flagged: false, struck: [], seconds: 0 }];
    page.choose('q1', 'a');
    await world.pass(1041);
    expect(page.seen.unsent).toEqual(['q1']);
    await world.pass(40);
    expect(section.sequence).toBeGreaterThan(50_000);
    expect(world.exam.row('q1')?.option).toBe('a');
    expect(page.seen.unsent).toEqual([]);
  });

  it('is no circle where a server refuses every sequence', async () => {
    const world = new World();
    const { page } = await world.started();
    world.exam.section(1).sequence = Number.POSITIVE_INFINITY;
    page.choose('q1', 'a');
    await world.pass(20_000);
    expect(world.count('save')).toBeLessThan(10);
    expect(page.seen.chip).toEqual({ kind: 'not-saved', count: 1 });
  });

  it('a save whose answer was lost is known again by its content, by the server alone', async () => {
    const world = new World();
    const { page } = await world.started();
    world.fault = (call) => (call === 'save' ? 'dropped' : undefined);
    page.choose('q1', 'a');
    await world.pass(1500);
    expect(world.exam.row('q1')?.option).toBe('a');
    expect(page.seen.unsent).toEqual(['q1']);
    world.fault = () => undefined;
    await world.pass(1000);
    expect(page.seen.unsent).toEqual([]);
    const sequences = world.calls.flatMap(({ request }) => request?.sequence ?? []);
    expect(new Set(sequences).size).toBe(1);
  });

  it('a save of an earlier life that the journal did not know stays below', async () => {
    const world = new World();
    const { browser, page } = await world.started();
    page.choose('q1', 'a');
    await world.pass(2000);
    browser.journalFault = 'fails';
    world.fault = () => 'delayed';
    for (const option of ['b', 'c', 'd']) page.choose('q1', option);
    await world.pass(10);
    page.crash();
    browser.journalFault = undefined;
    world.fault = () => undefined;
    const next = browser.open();
    await world.pass(100);
    next.choose('q2', 'a');
    await world.pass(2000);
    expect(next.seen.chip.kind).toBe('saved');
    await world.pass(26_000);
    expect(world.exam.row('q2')?.option).toBe('a');
  });
});

describe('an acknowledgement that comes after twenty seconds', () => {
  /** The next request is answered so late, and all others at once. */
  const answeredLate = (world: World) => {
    const ways = [20, 20_000];
    world.way = () => ways.shift() ?? 20;
  };

  it('counts, and does not make a page the writer that was taken over meanwhile', async () => {
    const world = new World();
    const { page } = await world.started();
    answeredLate(world);
    page.choose('q1', 'a');
    await world.pass(1100);
    world.exam.takeOver('Safari, iPhone');
    await world.pass(9000);
    // It is told so, and cannot read the sitting yet.
    world.fault = (call) => (call === 'read' ? 'lost' : undefined);
    await world.pass(3000);
    expect(page.seen).toMatchObject({ phase: 'elsewhere', writer: undefined, unsent: ['q1'] });
    await world.pass(9000);
    expect(page.seen).toMatchObject({ phase: 'elsewhere', writer: undefined, unsent: [] });
  });

  it('opens no section again that was handed in meanwhile', async () => {
    const world = new World();
    const { page } = await world.started();
    answeredLate(world);
    page.choose('q1', 'a');
    await world.pass(1100);
    page.engine.submit();
    await world.pass(12_000);
    expect(page.seen.phase).toBe('over');
    await world.pass(12_000);
    expect(page.seen).toMatchObject({ phase: 'over', final: { answered: 1, kept: 1 } });
  });
});

describe('the end of a section', () => {
  it('by submitting: the newest sheet goes along, and nothing can be changed any more', async () => {
    const world = new World();
    const { page } = await world.started();
    page.choose('q1', 'a');
    page.engine.submit();
    page.choose('q2', 'b');
    expect(page.seen.isSubmitting).toBe(true);
    await world.pass(100);
    expect(page.seen).toMatchObject({ phase: 'over', isSubmitting: false, chip: { kind: 'over' }, unsent: [] });
    expect(page.seen.final).toEqual({ section: 1, answered: 1, kept: 1, differing: [] });
    expect(page.seen.sitting?.state).toBe('between');
    expect(world.exam.row('q2')).toBeUndefined();
    const calls = world.calls.length;
    await world.pass(10 * MINUTE);
    expect(world.calls).toHaveLength(calls);
  });

  it('by submitting without a network: it is tried until it has arrived', async () => {
    const world = new World();
    const { browser, page } = await world.started();
    page.choose('q1', 'a');
    await world.pass(10);
    browser.connect(false);
    page.engine.submit();
    await world.pass(60_000);
    expect(page.seen).toMatchObject({ phase: 'answering', isSubmitting: true, chip: { kind: 'offline', count: 1 } });
    browser.connect(true);
    await world.pass(100);
    expect(page.seen.final).toMatchObject({ answered: 1, kept: 1 });
  });

  it('by submitting twice, because the first answer was lost: all of it is kept', async () => {
    const world = new World();
    const { page } = await world.started();
    page.engine.show('q1');
    page.choose('q1', 'a');
    await world.pass(900);
    world.fault = (call) => (call === 'submit' ? 'dropped' : undefined);
    page.engine.submit();
    await world.pass(500);
    world.fault = () => undefined;
    await world.pass(10_000);
    expect(page.seen.final).toEqual({ section: 1, answered: 1, kept: 1, differing: [] });
  });

  it('a refused submission can be changed and tried again', async () => {
    const world = new World();
    const { page } = await world.started();
    page.choose('q1', 'a');
    world.fault = (call) => (call === 'submit' ? 422 : undefined);
    page.engine.submit();
    await world.pass(100);
    expect(page.seen).toMatchObject({ phase: 'answering', isSubmitting: false, refusal: { status: 422 } });
    world.fault = () => undefined;
    page.choose('q1', 'b');
    page.engine.submit();
    await world.pass(100);
    expect(page.seen.phase).toBe('over');
    expect(world.exam.row('q1')?.option).toBe('b');
  });

  it('by the clock: what was edited at the last moment is sent in the grace', async () => {
    const world = new World([1]);
    const { page } = await world.started();
    await world.pass(MINUTE - 900);
    page.choose('q1', 'a');
    await world.pass(2000);
    expect(page.seen.phase).toBe('closing');
    page.choose('q1', 'b');
    await world.pass(12_000);
    expect(page.seen).toMatchObject({ phase: 'over', final: { answered: 1, kept: 1, differing: [] } });
    expect(world.exam.row('q1')?.option).toBe('a');
  });

  it('by the clock, without a network: what differs is listed, and the server keeps it apart', async () => {
    const world = new World([1]);
    const { browser, page } = await world.started();
    page.choose('q1', 'a');
    await world.pass(2000);
    browser.connect(false);
    page.choose('q2', 'b');
    page.choose('q1', 'c');
    await world.pass(MINUTE + 12_000);
    expect(page.seen).toMatchObject({ phase: 'closing', chip: { kind: 'offline', count: 2 } });
    page.choose('q3', 'd');
    browser.connect(true);
    await world.pass(100);
    expect(page.seen.phase).toBe('over');
    expect(page.seen.final).toMatchObject({ answered: 2, kept: 0 });
    expect(page.seen.final?.differing.map(({ question }) => question)).toEqual(['q1', 'q2']);
    expect(world.exam.row('q1')?.option).toBe('a');
    expect(world.exam.section(1).late).toHaveLength(2);
  });

  it('by the clock: what was edited while the last save was on its way is kept apart too', async () => {
    const world = new World([1, 60]);
    const { browser, page } = await world.started();
    browser.connect(false);
    await world.pass(world.exam.section(1).deadlineAt! + 9985 - world.time.now);
    browser.connect(true);
    await world.pass(1);
    page.choose('q1', 'a');
    await world.pass(5);
    expect(page.optionOf('q1')).toBe('a');
    await world.pass(1000);
    expect(world.exam.section(1).late).toMatchObject([{ question: 'q1', option: 'a' }]);
    expect(page.seen).toMatchObject({ phase: 'over', final: { answered: 1, kept: 0 } });
    const saves = world.count('save');
    page.leave();
    const next = browser.open();
    await world.pass(1000);
    expect(next.seen.phase).toBe('between');
    expect(world.count('save')).toBe(saves);
  });

  it('by the school', async () => {
    const world = new World();
    const { page } = await world.started();
    page.choose('q1', 'a');
    await world.pass(2000);
    world.exam.section(1).submittedAt = world.time.now;
    page.choose('q2', 'b');
    await world.pass(2000);
    expect(page.seen).toMatchObject({ phase: 'over', final: { answered: 2, kept: 1 } });
  });

  it('is followed by the next one, with a sheet of its own', async () => {
    const world = new World();
    const { browser, page } = await world.started();
    page.choose('q1', 'a');
    page.engine.submit();
    await world.pass(100);
    await page.engine.accept(world.exam.start(2));
    expect(page.seen).toMatchObject({ phase: 'answering', section: 2, final: undefined });
    expect(page.seen.rows.size).toBe(0);
    page.choose('p1', 'b');
    await world.pass(1100);
    expect(world.exam.row('p1', 2)?.option).toBe('b');
    page.crash();
    const next = browser.open();
    await world.pass(100);
    expect(next.seen).toMatchObject({ phase: 'answering', section: 2, writer: 1 });
    expect(next.optionOf('p1')).toBe('b');
  });

  it('more time that comes while the page waits for the end opens it again', async () => {
    const world = new World([1]);
    const { browser, page } = await world.started();
    await world.pass(10_000);
    browser.connect(false);
    await world.pass(MINUTE + 5000);
    expect(page.seen.phase).toBe('closing');
    world.exam.section(1).deadlineAt! += 20 * MINUTE;
    browser.connect(true);
    await world.pass(100);
    expect(page.seen.phase).toBe('answering');
  });
});
