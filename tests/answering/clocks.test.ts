import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Announcements } from '../../src/answering/announcements.ts';
import { MINUTE } from './support/fake-exam.ts';
import { type PageOf, World } from './support/world.ts';

const HOUR = 60 * MINUTE;

/** By how much the page is wrong about the time that is left. */
const errorOf = (world: World, page: PageOf): number => {
  const left = Math.max(0, world.exam.section(1).deadlineAt! - world.time.now);
  return Math.abs(page.engine.remainingMs()! - left);
};

/** Passes time second by second, and asks each time whether the page is right and has not ended the section early. */
async function watched(world: World, page: PageOf, milliseconds: number): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += 1000) {
    await world.pass(1000);
    expect(errorOf(world, page)).toBeLessThan(1000);
    if (world.time.now < world.exam.section(1).deadlineAt!) expect(page.seen.phase).toBe('answering');
  }
}

describe('the time that is left', () => {
  it.each([
    ['an hour behind', -HOUR],
    ['a second ahead', 1000],
    ['an hour ahead', HOUR],
  ])(
    'is the server’s on a device whose clock is %s, and the section ends when the server says so',
    async (_name, ahead) => {
      const world = new World([5]);
      const { browser, page } = await world.started();
      page.crash();
      browser.device.wallAhead = ahead;
      const next = browser.open();
      await world.pass(100);
      await watched(world, next, 5 * MINUTE + 20_000);
      expect(next.seen.phase).toBe('over');
    },
  );

  it('stays right when the device’s clock is set an hour forward or back', async () => {
    const world = new World([60]);
    const { browser, page } = await world.started();
    for (const ahead of [HOUR, 0, -HOUR]) {
      browser.device.wallAhead = ahead;
      const asked = world.calls.length;
      await watched(world, page, 3000);
      expect(world.calls.length).toBe(asked + 1);
    }
  });

  it.each([false, true])('is right two seconds after a sleep (performance.now() counts it: %s)', async (isCounted) => {
    const world = new World([60]);
    const { browser, page } = await world.started();
    await watched(world, page, MINUTE);
    await browser.device.sleep(20 * MINUTE, isCounted);
    await world.pass(2000);
    await watched(world, page, 2 * MINUTE);
  });

  it('is told to be in doubt where the device slept and cannot ask', async () => {
    const world = new World([60]);
    const { browser, page } = await world.started();
    browser.connect(false);
    await browser.device.sleep(20 * MINUTE);
    await world.pass(2000);
    expect(page.seen).toMatchObject({ phase: 'answering', isTimeInDoubt: true });
    browser.connect(true);
    await world.pass(1500);
    expect(page.seen.isTimeInDoubt).toBe(false);
    expect(errorOf(world, page)).toBeLessThan(1000);
  });

  it('does not believe a reply that slept with the device', async () => {
    const world = new World([60]);
    const { browser, page } = await world.started();
    world.way = () => 200;
    page.setVisible(false);
    page.setVisible(true);
    await world.pass(300);
    await browser.device.sleep(20 * MINUTE);
    await world.pass(2500);
    expect(errorOf(world, page)).toBeLessThan(1000);
  });

  it('shows the end also when it slept over the deadline', async () => {
    const world = new World([30]);
    const { browser, page } = await world.started();
    await browser.device.sleep(HOUR);
    await world.pass(3000);
    expect(page.engine.remainingMs()).toBe(0);
    expect(page.seen.phase).toBe('over');
  });

  it('is right in a tab whose timers run once a minute', async () => {
    const world = new World([10]);
    const { browser, page } = await world.started();
    browser.device.throttleMs = MINUTE;
    await watched(world, page, 9 * MINUTE);
    browser.device.throttleMs = 0;
    await watched(world, page, 2 * MINUTE);
    await world.pass(10_000);
    expect(page.seen.phase).toBe('over');
  });

  it('is right whatever the network and the device do', async () => {
    const act = fc.oneof(
      fc.record({ kind: fc.constant('pass' as const), ms: fc.nat(4 * MINUTE) }),
      fc.record({ kind: fc.constant('set' as const), ms: fc.integer({ min: -2 * HOUR, max: 2 * HOUR }) }),
      fc.record({ kind: fc.constant('sleep' as const), ms: fc.nat(5 * MINUTE) }),
      fc.record({ kind: fc.constant('throttle' as const), ms: fc.constantFrom(0, 1000, MINUTE) }),
    );
    const ways = fc.array(fc.integer({ min: 5, max: 900 }), { minLength: 1, maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 8 }), ways, async (acts, delays) => {
        const world = new World([12]);
        const { browser, page } = await world.started();
        let at = 0;
        world.way = () => delays[(at += 1) % delays.length]!;
        for (const { kind, ms } of acts) {
          if (kind === 'set') browser.device.wallAhead = ms;
          if (kind === 'throttle') browser.device.throttleMs = ms;
          if (kind === 'sleep') {
            browser.device.throttleMs = 0;
            await world.pass(MINUTE);
            await browser.device.sleep(ms);
            // A second until it is noticed, a reply that was under way, and the one that was asked for.
            await world.pass(5000);
          }
          if (kind === 'pass') await world.pass(ms);
          expect(errorOf(world, page)).toBeLessThan(1000);
          if (world.time.now < world.exam.section(1).deadlineAt!) expect(page.seen.phase).toBe('answering');
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('announcements', () => {
  it('are made at 30, 15, 5 and 1 minute, each once', async () => {
    const world = new World([40]);
    const { page } = await world.started();
    const said: (readonly [number | undefined, number])[] = [];
    page.engine.subscribe(() => {
      const { announcement } = page.seen;
      if (announcement !== said.at(-1)?.[0]) said.push([announcement, page.engine.remainingMs()!]);
    });
    await world.pass(41 * MINUTE);
    expect(said.map(([minutes]) => minutes)).toEqual([30, 15, 5, 1]);
    for (const [minutes, left] of said) expect(minutes! * MINUTE - left).toBeLessThan(1100);
  });

  it('are not repeated after a reload, nor made of marks that had passed', () => {
    const announcements = new Announcements();
    expect(announcements.last(1, 14 * MINUTE)).toBeUndefined();
    expect(announcements.last(1, 5 * MINUTE)).toBe(5);
    expect(announcements.last(1, 5 * MINUTE + 100)).toBe(5);
    expect(announcements.last(1, MINUTE)).toBe(1);
    expect(announcements.last(1, 5 * MINUTE)).toBe(1);
  });

  it('say the last mark alone where several have passed in a sleep, and none after the end', () => {
    const announcements = new Announcements();
    announcements.last(1, 40 * MINUTE);
    expect(announcements.last(1, 4 * MINUTE)).toBe(5);
    expect(announcements.last(1, 0)).toBe(5);
  });

  it('are made again for a later deadline', () => {
    const announcements = new Announcements();
    announcements.last(1, 6 * MINUTE);
    expect(announcements.last(1, 5 * MINUTE)).toBe(5);
    expect(announcements.last(2, 14 * MINUTE)).toBeUndefined();
    expect(announcements.last(2, 5 * MINUTE)).toBe(5);
  });
});
