import { expect, it } from 'vitest';
import { after, MINUTE_MS } from '../../../src/domain/kernel/clock.ts';
import { GetActivityLog } from '../../../src/domain/support/queries/get-activity-log.ts';
import { lessonTitles } from '../../../src/main/composition/links/support.ts';
import { aContent, aCourse, aDay, aModule, anActivity, aUser, monday } from '../../contracts/samples.ts';
import { sqlWorld } from '../../doubles/sql-world.ts';

async function log() {
  const world = sqlWorld();
  await world.stores.users.add(aUser());
  await world.stores.users.add(aUser({ id: 'boss', email: 'boss@example.org', role: 'admin' }));
  await world.stores.courses.add(aCourse(), [aModule({ number: 3 })], [aDay({ number: 2 })]);
  await world.stores.courses.addContent('course', aContent());
  return {
    ...world,
    read: new GetActivityLog(world.stores.activity, lessonTitles(world.catalog), world.stores.users),
  };
}

it('names what is still there and keeps what is gone', async () => {
  const { stores, read } = await log();
  await stores.activity.record(anActivity({ id: 'a', count: 2 }));
  await stores.activity.record(anActivity({ id: 'b', contentId: 'gone', at: after(monday, MINUTE_MS) }));
  await stores.activity.record(
    anActivity({
      id: 'c',
      courseId: 'gone',
      contentId: 'gone too',
      kind: 'key-held',
      at: after(monday, 2 * MINUTE_MS),
    }),
  );
  const { entries, counts, next } = await read.run({ userId: 'ada' });
  expect(entries.map(({ entry, ...titles }) => ({ id: entry.id, ...titles }))).toEqual([
    { id: 'c', courseTitle: null, lesson: null },
    { id: 'b', courseTitle: 'Ten months', lesson: null },
    { id: 'a', courseTitle: 'Ten months', lesson: { title: 'Hand instruments', label: '3.2' } },
  ]);
  expect([counts, next]).toEqual([{ 'window-blur': 3, 'key-held': 1 }, undefined]);
});

it('turns the pages without losing or repeating an entry', async () => {
  const { stores, read } = await log();
  for (let index = 0; index < 60; index += 1)
    await stores.activity.record(anActivity({ id: `e${String(index).padStart(2, '0')}`, contentId: `c${index}` }));
  const seen: string[] = [];
  let page = await read.run({ userId: 'ada' });
  for (;;) {
    seen.push(...page.entries.map(({ entry }) => entry.id));
    if (!page.next) break;
    page = await read.run({ userId: 'ada', before: page.next });
  }
  expect([seen.length, new Set(seen).size]).toEqual([60, 60]);
  expect(seen).toEqual(seen.toSorted().toReversed());
});

it('is no log of administrators or strangers', async () => {
  const { read } = await log();
  for (const userId of ['boss', 'nobody'])
    await expect(read.run({ userId })).rejects.toMatchObject({ kind: 'not-found', code: 'support/no-student' });
});
