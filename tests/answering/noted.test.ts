import { describe, expect, it } from 'vitest';
import { MINUTE } from './support/fake-exam.ts';
import { type Fault, World } from './support/world.ts';

const SECOND = 1000;

/** A section of a minute, of which so many seconds are left, at a server that cannot store what it is sent. */
async function lastSeconds(left: number, fault: Fault = 'noted') {
  const world = new World([1, 60]);
  const { browser, page } = await world.started();
  const deadlineAt = world.exam.section(1).deadlineAt!;
  const until = (ms: number) => world.pass(deadlineAt + ms - world.time.now);
  await until(-left * SECOND);
  const faults = { of: (): Fault | undefined => fault };
  world.fault = (call) => (call === 'save' || call === 'submit' ? faults.of() : undefined);
  return { world, browser, page, until, faults, calm: () => void (faults.of = () => undefined) };
}

describe('a sheet that came in time to a server that was too busy', () => {
  it('is taken when it comes again after the grace, and is told as saved', async () => {
    const { world, page, until, calm } = await lastSeconds(2);
    page.choose('q1', 'a');
    await until(11 * SECOND);
    expect(world.exam.row('q1')).toBeUndefined();
    calm();
    await until(MINUTE);
    expect(world.exam.row('q1')?.option).toBe('a');
    expect(page.seen).toMatchObject({ phase: 'over', final: { answered: 1, kept: 1, differing: [] } });
  });

  it('is taken by a note that comes when nobody waits for it any more', async () => {
    const { world, page, until, calm } = await lastSeconds(2, 'noted-late');
    page.choose('q1', 'a');
    await until(9 * SECOND);
    calm();
    // Nothing of the page reaches it before the grace is over.
    world.fault = (call) => (call === 'save' ? 'lost' : undefined);
    await until(15 * SECOND);
    world.fault = () => undefined;
    await until(MINUTE);
    expect(world.exam.row('q1')?.option).toBe('a');
    expect(page.seen.final).toMatchObject({ kept: 1, differing: [] });
  });

  it('takes no later edit in with it: that is late, kept apart and told', async () => {
    const { world, page, until, faults, calm } = await lastSeconds(3);
    page.choose('q1', 'a');
    await until(-SECOND);
    faults.of = () => 'lost';
    page.choose('q1', 'b');
    await until(12 * SECOND);
    calm();
    await until(MINUTE);
    expect(world.exam.row('q1')?.option).toBe('a');
    expect(world.exam.section(1).late).toMatchObject([{ question: 'q1', option: 'b' }]);
    expect(page.seen.final).toMatchObject({ kept: 0, differing: [{ question: 'q1', option: 'b' }] });
  });

  it('is not given up for a later one that came after the grace', async () => {
    const { world, page, until, calm } = await lastSeconds(2);
    page.choose('q1', 'a');
    // The network is so slow that the next try comes when the grace is over, and is noted then.
    await until(0);
    world.way = () => 9 * SECOND;
    await until(25 * SECOND);
    world.way = () => 20;
    calm();
    await until(MINUTE + 30 * SECOND);
    expect(world.exam.row('q1')?.option).toBe('a');
  });

  it('is taken after a reload, before and after the end', async () => {
    for (const reopened of [5 * SECOND, 12 * SECOND]) {
      const { world, browser, page, until, faults, calm } = await lastSeconds(2);
      page.choose('q1', 'a');
      await until(2 * SECOND);
      page.crash();
      faults.of = () => 'lost';
      await until(reopened);
      const next = browser.open();
      await until(15 * SECOND);
      calm();
      await until(MINUTE);
      expect(world.exam.row('q1')?.option).toBe('a');
      expect(next.seen.final?.differing).toEqual([]);
    }
  });

  it('is taken when it was to be handed in', async () => {
    const { world, page, until, calm } = await lastSeconds(2);
    page.choose('q1', 'a');
    page.engine.submit();
    await until(11 * SECOND);
    calm();
    await until(MINUTE);
    expect(world.exam.row('q1')?.option).toBe('a');
    expect(world.exam.section(1).submittedAt).not.toBeNull();
  });

  it('is taken when the hand-in behind it never came', async () => {
    const { world, page, until, faults, calm } = await lastSeconds(3);
    page.choose('q1', 'a');
    await until(-SECOND);
    faults.of = () => 'lost';
    page.choose('q2', 'b');
    page.engine.submit();
    await until(12 * SECOND);
    calm();
    await until(MINUTE);
    expect(world.exam.section(1).answers.map(({ question }) => question)).toEqual(['q1']);
    expect(page.seen.final).toMatchObject({ kept: 1, differing: [{ question: 'q2' }] });
  });

  it('counts nowhere once another device continues', async () => {
    const { world, page, until, calm } = await lastSeconds(30);
    page.choose('q1', 'a');
    await until(-25 * SECOND);
    const phone = world.browser('Safari, iPhone').open();
    await until(-24 * SECOND);
    phone.engine.continueHere();
    calm();
    await until(MINUTE);
    expect(world.exam.row('q1')).toBeUndefined();
    expect(page.seen.kept).toMatchObject([{ question: 'q1', kept: { option: 'a' } }]);
  });
});
