import { beforeEach, expect, it } from 'vitest';
import type { CatalogReader } from '../../../src/domain/catalog/ports.ts';
import type { CourseId } from '../../../src/domain/kernel/ids.ts';
import { readingOrder } from '../../../src/domain/learning/reading-order.ts';
import { KeptStudyPlans } from '../../../src/main/composition/links/kept-study-plans.ts';
import { aCourse } from '../../contracts/samples.ts';

let versions: Record<CourseId, number>;
let asked: string[];
let isAway: boolean;

type Reader = Pick<CatalogReader, 'coursesByIds' | 'studyItems'>;

/** Courses of ten items each in one module, named by their version. */
const reader: Reader = {
  coursesByIds: async (ids) =>
    ids.filter((id) => id in versions).map((id) => aCourse({ id, version: versions[id] ?? 0 })),
  async studyItems(ids) {
    asked.push(ids.join(' '));
    if (isAway) throw new Error('away');
    return ids.flatMap((courseId) =>
      Array.from({ length: 10 }, (_, index) => ({
        courseId,
        moduleId: `module of ${courseId}`,
        moduleNumber: 1,
        moduleTitle: 'Module',
        dayNumber: 1,
        contentId: `${courseId}-${index}`,
        type: 'video',
        title: `${courseId} at ${versions[courseId]}`,
        lengthSeconds: 600,
        test: null,
      })),
    );
  },
};

beforeEach(() => {
  versions = { a: 1, b: 1, c: 1 };
  asked = [];
  isAway = false;
});

const titlesIn = async (plans: KeptStudyPlans, ...ids: CourseId[]) =>
  (await plans.of(ids)).map(({ modules }) => modules[0]?.items[0]?.title);

it('a course is read once for each of its versions, several in one question', async () => {
  const plans = new KeptStudyPlans(reader);
  const [one, two] = await Promise.all([titlesIn(plans, 'a', 'b'), titlesIn(plans, 'b', 'gone', 'a')]);
  expect([one, two]).toEqual([
    ['a at 1', 'b at 1'],
    ['b at 1', 'a at 1'],
  ]);
  expect(asked).toEqual(['a b']);
  versions['b'] = 2;
  expect(await titlesIn(plans, 'a', 'b')).toEqual(['a at 1', 'b at 2']);
  expect(asked).toEqual(['a b', 'b']);
});

it('its reading order is made once as well', async () => {
  const plans = new KeptStudyPlans(reader);
  const [first] = await plans.of(['a']);
  const [second] = await plans.of(['a']);
  expect(readingOrder(first!).indexOf.get('a-3')).toBe(3);
  expect(readingOrder(second!)).toBe(readingOrder(first!));
});

it('what could not be read is read again', async () => {
  const plans = new KeptStudyPlans(reader);
  isAway = true;
  await expect(plans.of(['a'])).rejects.toThrow('away');
  isAway = false;
  expect(await titlesIn(plans, 'a')).toEqual(['a at 1']);
});

it('of more items than are kept the longest unused course goes', async () => {
  const plans = new KeptStudyPlans(reader, 25);
  for (const id of ['a', 'b', 'a', 'c', 'a', 'b']) await plans.of([id]);
  expect(asked).toEqual(['a', 'b', 'c', 'b']);
});
