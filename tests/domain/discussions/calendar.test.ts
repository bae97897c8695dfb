import { describe, expect, it } from 'vitest';
import { after, DAY_MS } from '../../../src/domain/kernel/clock.ts';
import { ADA, discussed, NOW, TEACHER } from './discussion-samples.ts';

describe('the calendar of a course', () => {
  it('goes from four weeks ago to the end of access, with cancelled ones', async () => {
    const { add, calendar, coming, edit, clock, lay, accessEnd } = await discussed();
    await add();
    const [first, second] = await coming();
    await edit(second!.id, { isCancelled: true });
    clock.set(after(first!.startsAt, 27 * DAY_MS));
    await lay();
    accessEnd.at = after(clock.now(), 15 * DAY_MS);
    const { courseTitle, events } = await calendar();
    expect(courseTitle).toBe('Course');
    expect(events.map(({ id }) => id)).toContain(first!.id);
    expect(events.find(({ id }) => id === second!.id)).toMatchObject({ state: 'cancelled', courseTitle: 'Course' });
    expect(events).toHaveLength(6);
    expect((await calendar(TEACHER)).events.length).toBeGreaterThan(10);
    clock.advance(2 * DAY_MS);
    expect((await calendar()).events.map(({ id }) => id)).not.toContain(first!.id);
  });

  it('is for those who may enter the course, and says why there is none', async () => {
    const { add, calendar, accessEnd } = await discussed();
    await expect(calendar()).rejects.toMatchObject({ kind: 'not-found', code: 'discussions/none' });
    await add();
    accessEnd.at = NOW;
    await expect(calendar()).rejects.toMatchObject({ kind: 'not-found', code: 'discussions/none-left' });
    await expect(calendar({ ...ADA, userId: 'bob' })).rejects.toMatchObject({ code: 'enrolment/not-enrolled' });
    await expect(calendar(ADA, 'gone')).rejects.toMatchObject({ code: 'discussions/no-course' });
  });
});
