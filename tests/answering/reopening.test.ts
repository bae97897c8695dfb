import { describe, expect, it } from 'vitest';
import { MINUTE } from './support/fake-exam.ts';
import { World } from './support/world.ts';

const option = (question: string, chosen: string) => ({
  question,
  option: chosen,
  flagged: false,
  struck: [],
  seconds: 0,
});

describe('a reload', () => {
  it('begins with what the server has', async () => {
    const world = new World();
    const { browser, page } = await world.started();
    page.choose('q1', 'a');
    await world.pass(2000);
    page.crash();
    const next = browser.open();
    await world.pass(100);
    expect(next.seen).toMatchObject({ phase: 'answering', writer: 1, unsent: [], chip: { kind: 'saved' } });
    expect(next.optionOf('q1')).toBe('a');
  });

  it('sends at once what only the journal has, and counts all of it as unsent until then', async () => {
    const world = new World();
    const { browser, page } = await world.started();
    page.choose('q1', 'a');
    await world.pass(2000);
    page.choose('q2', 'b');
    await world.pass(10);
    page.crash();
    const next = browser.open();
    await world.pass(50);
    expect(next.seen.unsent).toEqual(['q1', 'q2']);
    await world.pass(50);
    expect(next.seen.unsent).toEqual([]);
    expect(world.exam.row('q2')?.option).toBe('b');
  });

  it('does not take the journal for newer where it failed and the server went further', async () => {
    const world = new World();
    const { browser, page } = await world.started();
    page.choose('q1', 'a');
    await world.pass(10);
    browser.journalFault = 'fails';
    page.choose('q1', 'b');
    await world.pass(100);
    page.crash();
    browser.journalFault = undefined;
    const next = browser.open();
    await world.pass(100);
    expect(next.optionOf('q1')).toBe('b');
  });

  it('is the writer before its first section too, because it made the sitting', async () => {
    const world = new World();
    const { browser, page } = await world.started();
    world.exam.section(1).deadlineAt = null;
    page.crash();
    const next = browser.open();
    await world.pass(100);
    expect(next.seen).toMatchObject({ phase: 'between', writer: 1, chip: { kind: 'saved' } });
  });

  it('after the end of the section sends what never arrived, and tells what was kept', async () => {
    const world = new World([1, 1]);
    const { browser, page } = await world.started();
    page.choose('q1', 'a');
    await world.pass(2000);
    page.choose('q2', 'b');
    await world.pass(10);
    page.crash();
    await world.pass(5 * MINUTE);
    const next = browser.open();
    await world.pass(200);
    expect(next.seen).toMatchObject({ phase: 'over', section: 1, final: { section: 1 } });
    expect(next.seen.final).toMatchObject({ answered: 2, kept: 1, differing: [{ question: 'q2' }] });
    expect(world.exam.section(1).late).toHaveLength(2);
    expect(world.exam.section(1).answers).toHaveLength(1);
    next.crash();
    const last = browser.open();
    await world.pass(200);
    expect(last.seen.phase).toBe('between');
  });

  it('after the end of the section lists what an older number could not send', async () => {
    const world = new World([1, 1]);
    const { browser, page } = await world.started();
    browser.connect(false);
    page.choose('q1', 'a');
    await world.pass(10);
    page.crash();
    const phone = world.browser('Safari, iPhone').open();
    await world.pass(100);
    phone.engine.continueHere();
    await world.pass(5 * MINUTE);
    browser.connect(true);
    const next = browser.open();
    await world.pass(200);
    expect(next.seen).toMatchObject({ phase: 'elsewhere', kept: [{ question: 'q1', kept: { option: 'a' } }] });
  });

  it('at the very end lists what a take-over left unsent, also where the journal failed', async () => {
    const world = new World([1]);
    const { browser, page } = await world.started();
    const phone = world.browser('Safari, iPhone').open();
    await world.pass(100);
    browser.journalFault = 'fails';
    browser.connect(false);
    page.choose('q1', 'a');
    phone.engine.continueHere();
    await world.pass(100);
    world.exam.section(1).submittedAt = world.time.now;
    browser.connect(true);
    await world.pass(200);
    expect(page.seen).toMatchObject({ phase: 'over', writer: undefined });
    expect(page.seen.final).toMatchObject({ answered: 1, kept: 0, differing: [{ question: 'q1' }] });
  });

  it('reads the journal again where it could not be read at first', async () => {
    const world = new World([2]);
    const { browser, page } = await world.started();
    page.choose('q1', 'a');
    await world.pass(10);
    page.crash();
    browser.journalFault = 'fails';
    const next = browser.open();
    await world.pass(100);
    expect(next.seen).toMatchObject({ phase: 'elsewhere', isJournalLost: true, kept: [] });
    browser.journalFault = undefined;
    await world.pass(31_000);
    expect(next.seen).toMatchObject({ isJournalLost: false, kept: [{ question: 'q1' }] });
    await world.pass(5 * MINUTE);
    expect(next.seen.final?.differing).toMatchObject([{ question: 'q1', option: 'a' }]);
  });

  it('after the end of the section knows what had arrived, though its answer was lost', async () => {
    const world = new World([1, 1]);
    const { browser, page } = await world.started();
    world.fault = (call) => (call === 'save' ? 'dropped' : undefined);
    page.choose('q1', 'a');
    await world.pass(1100);
    page.crash();
    await world.pass(5 * MINUTE);
    world.fault = () => undefined;
    const next = browser.open();
    await world.pass(200);
    expect(next.seen.final).toEqual({ section: 1, answered: 1, kept: 1, differing: [] });
  });
});

describe('another device', () => {
  it('is read-only, shows what the server has, and becomes the writer when asked', async () => {
    const world = new World();
    const { page } = await world.started();
    page.choose('q1', 'a');
    await world.pass(2000);
    const phone = world.browser('Safari, iPhone').open();
    await world.pass(100);
    expect(phone.seen).toMatchObject({ phase: 'elsewhere', writer: undefined });
    expect(phone.seen.chip).toEqual({ kind: 'taken-over', device: 'Chrome, Windows' });
    expect(phone.optionOf('q1')).toBe('a');
    phone.choose('q1', 'b');
    page.choose('q2', 'b');
    await world.pass(31_000);
    expect(phone.optionOf('q1')).toBe('a');
    expect(phone.optionOf('q2')).toBe('b');
    phone.engine.continueHere();
    expect(phone.seen.isTakingOver).toBe(true);
    await world.pass(100);
    expect(phone.seen).toMatchObject({ phase: 'answering', writer: 2, isTakingOver: false });
    phone.choose('q1', 'b');
    await world.pass(1100);
    expect(world.exam.row('q1')?.option).toBe('b');
  });

  it('takes over: the old one lists what it could not send, also where its journal failed', async () => {
    const world = new World();
    const { browser, page } = await world.started();
    const phone = world.browser('Safari, iPhone').open();
    await world.pass(100);
    browser.journalFault = 'fails';
    browser.connect(false);
    page.choose('q1', 'a');
    phone.engine.continueHere();
    await world.pass(100);
    browser.connect(true);
    await world.pass(2000);
    expect(page.seen).toMatchObject({ phase: 'elsewhere', writer: undefined });
    expect(page.seen.kept).toMatchObject([{ question: 'q1', kept: { option: 'a' } }]);
  });

  it('takes over: the old one learns it within 30 seconds, turns read-only and lists what it could not send', async () => {
    const world = new World();
    const { browser, page } = await world.started();
    page.choose('q1', 'a');
    await world.pass(2000);
    const phone = world.browser('Safari, iPhone').open();
    await world.pass(100);
    browser.connect(false);
    page.choose('q2', 'c');
    page.choose('q1', 'd');
    await world.pass(10);
    phone.engine.continueHere();
    await world.pass(100);
    phone.choose('q1', 'b');
    await world.pass(2000);
    browser.connect(true);
    await world.pass(100);
    expect(page.seen).toMatchObject({ phase: 'elsewhere', writer: undefined, unsent: [] });
    expect(page.seen.chip).toEqual({ kind: 'taken-over', device: 'Safari, iPhone' });
    expect(page.seen.kept).toEqual([
      { question: 'q1', kept: option('q1', 'd'), current: option('q1', 'b') },
      { question: 'q2', kept: option('q2', 'c'), current: undefined },
    ]);
    page.choose('q3', 'a');
    await world.pass(2000);
    expect(page.optionOf('q3')).toBeUndefined();
    expect(world.exam.section(1).answers.map((row) => row.option)).toEqual(['b']);
  });

  it('and back: what the old device kept is offered over a reload, and used', async () => {
    const world = new World();
    const { browser, page } = await world.started();
    const phone = world.browser('Safari, iPhone').open();
    await world.pass(100);
    browser.connect(false);
    page.choose('q1', 'd');
    await world.pass(10);
    phone.engine.continueHere();
    await world.pass(100);
    browser.connect(true);
    page.crash();
    const next = browser.open();
    await world.pass(100);
    expect(next.seen).toMatchObject({ phase: 'elsewhere', kept: [{ question: 'q1' }] });
    next.engine.useKept();
    next.engine.dropKept();
    expect(next.seen.kept).toHaveLength(1);
    next.engine.continueHere();
    await world.pass(100);
    expect(next.seen).toMatchObject({ phase: 'answering', writer: 3, kept: [{ question: 'q1' }] });
    next.engine.useKept();
    await world.pass(1100);
    expect(next.seen.kept).toEqual([]);
    expect(world.exam.row('q1')?.option).toBe('d');
    expect([...browser.records.values()].filter(({ unsent }) => unsent.length > 0)).toEqual([]);
  });

  it('and back: a full storage keeps the older record until the sheet that uses it is written', async () => {
    const world = new World();
    const { browser, page } = await world.started();
    const phone = world.browser('Safari, iPhone').open();
    await world.pass(100);
    browser.connect(false);
    page.choose('q1', 'd');
    await world.pass(10);
    phone.engine.continueHere();
    await world.pass(100);
    browser.connect(true);
    await world.pass(10_000);
    page.engine.continueHere();
    await world.pass(100);
    browser.journalFault = 'full';
    page.engine.useKept();
    await world.pass(10);
    expect(page.seen).toMatchObject({ kept: [], isJournalLost: true });
    expect(browser.records.get('1/1')?.unsent).toEqual(['q1']);
  });

  it('and back: what the old device kept can be dropped', async () => {
    const world = new World();
    const { browser, page } = await world.started();
    const phone = world.browser('Safari, iPhone').open();
    await world.pass(100);
    browser.connect(false);
    page.choose('q1', 'd');
    await world.pass(10);
    phone.engine.continueHere();
    await world.pass(100);
    browser.connect(true);
    await world.pass(10_000);
    page.engine.continueHere();
    await world.pass(100);
    expect(page.seen.kept).toHaveLength(1);
    page.engine.dropKept();
    await world.pass(2000);
    expect(page.seen.kept).toEqual([]);
    expect(world.exam.row('q1')).toBeUndefined();
    expect([...browser.records.keys()]).not.toContain('1/1');
  });

  it('an edit that the server had before the take-over is no difference, also when it is changed later', async () => {
    const world = new World();
    const { browser, page } = await world.started();
    world.fault = (_call, caller) => (caller === page ? 'dropped' : undefined);
    page.choose('q1', 'a');
    await world.pass(1100);
    page.crash();
    const next = browser.open();
    const phone = world.browser('Safari, iPhone').open();
    await world.pass(100);
    next.crash();
    browser.records.set('1/1', { ...browser.records.get('1/1')!, unsent: ['q1'] });
    phone.engine.continueHere();
    await world.pass(100);
    const last = browser.open();
    await world.pass(100);
    last.engine.continueHere();
    await world.pass(100);
    expect(last.seen.kept).toEqual([]);
    last.choose('q1', 'b');
    await world.pass(2000);
    expect(last.seen.kept).toEqual([]);
  });
});

describe('two tabs', () => {
  it('are two devices: the second is read-only, and the first learns at once that it was taken over', async () => {
    const world = new World();
    const { browser, page } = await world.started();
    const second = browser.open();
    await world.pass(100);
    expect(second.seen).toMatchObject({ phase: 'elsewhere', writer: undefined });
    page.choose('q1', 'a');
    await world.pass(10);
    second.engine.continueHere();
    await world.pass(200);
    expect(second.seen).toMatchObject({ phase: 'answering', writer: 2 });
    expect(page.seen).toMatchObject({ phase: 'elsewhere', writer: undefined });
    expect(second.seen.kept).toMatchObject([{ question: 'q1', kept: { option: 'a' } }]);
  });

  it('never write over what the other has in the journal', async () => {
    const world = new World();
    const { browser, page } = await world.started();
    const second = browser.open();
    await world.pass(100);
    world.fault = (call) => (call === 'save' ? 'lost' : undefined);
    second.engine.continueHere();
    page.choose('q2', 'a');
    await world.pass(200);
    second.choose('q3', 'b');
    await world.pass(10);
    expect(browser.records.get('1/1')?.unsent).toContain('q2');
    expect(browser.records.get('1/2')?.unsent).toEqual(['q3']);
  });

  it('the one that is left is the writer after a reload', async () => {
    const world = new World();
    const { browser, page } = await world.started();
    const second = browser.open();
    await world.pass(100);
    page.leave();
    second.crash();
    const next = browser.open();
    await world.pass(100);
    expect(next.seen).toMatchObject({ phase: 'answering', writer: 1 });
  });
});

it('a journal that cannot be read makes a page that offers to continue here', async () => {
  const world = new World();
  const { browser, page } = await world.started();
  page.crash();
  browser.journalFault = 'hangs';
  const next = browser.open();
  await world.pass(2500);
  expect(next.seen).toMatchObject({ phase: 'elsewhere', isJournalLost: true });
  next.engine.continueHere();
  await world.pass(3000);
  expect(next.seen).toMatchObject({ phase: 'answering', writer: 2 });
});

it('a journal that can be read again only after the section lists what an earlier page had kept', async () => {
  const world = new World([2, 60]);
  const { browser, page } = await world.started();
  world.fault = (call) => (call === 'save' ? 'lost' : undefined);
  page.choose('q1', 'a');
  await world.pass(1_500);
  page.crash();
  browser.journalFault = 'fails';
  const next = browser.open();
  await world.pass(3 * MINUTE);
  expect(next.seen).toMatchObject({ phase: 'over', isJournalLost: true, final: { answered: 0, differing: [] } });
  browser.journalFault = undefined;
  await world.pass(2_000);
  expect(next.seen).toMatchObject({
    isJournalLost: false,
    final: { answered: 1, kept: 0, differing: [{ question: 'q1', option: 'a' }] },
  });
});

it('a device that slept through a section and continues after it tells nothing of the answers there', async () => {
  const world = new World([2, 60]);
  const { page } = await world.started();
  const phone = world.browser('Safari, iPhone');
  const asleep = phone.open();
  await world.pass(100);
  page.choose('q1', 'a');
  await phone.device.sleep(128_480);
  await world.pass(900);
  // In the last moment of the grace: the section is over when the server answers.
  asleep.engine.continueHere();
  await world.pass(MINUTE);
  expect(world.exam.row('q1')).toMatchObject({ option: 'a' });
  expect(asleep.seen).toMatchObject({ writer: 2, phase: 'between', final: undefined });
});
