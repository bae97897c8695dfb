import { beforeEach, describe, expect, it } from 'vitest';
import { SearchCourses } from '../../../src/domain/catalog/queries/search-courses.ts';
import { searchWords } from '../../../src/domain/catalog/search.ts';
import { ownedCourses } from '../../../src/main/composition/links/catalog.ts';
import { aFile } from '../../contracts/samples.ts';
import { ADMIN, library, OWNER, STRANGER } from './library.ts';

describe('what somebody typed, as words', () => {
  it.each([
    ['  Root   planing ', ['root', 'planing']],
    ["Zoë's 2_notes.pdf", ['zoe', 's', '2', 'notes', 'pdf']],
    ['"a" OR b*', ['a', 'or', 'b']],
    ['牙医 طب', ['牙医', 'طب']],
    ['ﬁlling', ['filling']],
    ['CO₂, ½: Ⅳ', ['co2', '1', '2', 'iv']],
    ['हड्डी الأسنان 치아', ['हड्डी', 'الاسنان', '치아']],
    ['\u200bcar\u00adies\u2069', ['caries']],
    ['%_*"\'', []],
    ['', []],
  ])('%j', (text, words) => expect(searchWords(text)).toEqual(words));

  it('are few and short, however long the text', () => {
    const words = searchWords(`${'x'.repeat(5000)} ${'y '.repeat(5000)}`);
    expect(words.length).toBeLessThanOrEqual(8);
    expect(Math.max(...words.map((word) => word.length))).toBeLessThanOrEqual(40);
  });
});

describe('a search', () => {
  let world: ReturnType<typeof library>;
  let search: SearchCourses;
  let mine: string;
  let other: string;

  beforeEach(async () => {
    world = library();
    search = new SearchCourses(world.stores.search, ownedCourses(world.stores.enrolments, world.catalog));
    mine = (await world.courseWith({ title: 'Caries in ten months' })).courseId;
    other = (await world.courseWith({ title: 'Caries in five months' })).courseId;
    await world.enrol(mine);
  });

  const found = async (facts: Omit<Parameters<SearchCourses['run']>[0], 'text'>, text = 'caries') =>
    (await search.run({ ...facts, text })).hits.map((hit) => hit.courseId);

  it('shows a student only the courses they own, a draft among them', async () => {
    expect(await found({ viewer: OWNER })).toEqual([mine]);
    expect(await found({ viewer: OWNER, courseId: other })).toEqual([]);
    expect(await found({ viewer: STRANGER })).toEqual([]);
  });

  it('ends with the enrolment', async () => {
    await world.stores.enrolments.revoke(OWNER.userId, mine, world.clock.now());
    expect(await found({ viewer: OWNER })).toEqual([]);
  });

  it('shows an admin everything, or one course', async () => {
    expect(await found({ viewer: ADMIN })).toEqual([mine, other]);
    expect(await found({ viewer: ADMIN, courseId: other })).toEqual([other]);
  });

  it('without a word finds nothing', async () => {
    expect(await search.run({ viewer: ADMIN, text: ' -- ' })).toEqual({ hits: [], nextOffset: null });
  });

  it('gives students no address of a paper before somebody has looked into it', async () => {
    const { courseId, moduleId } = await world.courseWith({ title: 'Others' });
    await world.enrol(courseId);
    const fileKey = 'documents/fresh.pdf';
    await world.stores.files.add(aFile({ key: fileKey, contentType: 'application/pdf', status: 'verified' }));
    const { id: documentId } = await world.addDocument({ courseId, moduleId, title: 'A paper', fileKey });
    const found = async (viewer: typeof OWNER) => (await search.run({ viewer, text: 'paper', courseId })).hits;
    expect(await found(OWNER)).toMatchObject([{ itemId: documentId, fileKey: null }]);
    expect(await found(ADMIN)).toMatchObject([{ itemId: documentId, fileKey }]);
    await world.stores.files.settleInspection(fileKey, { state: 'ready' });
    expect(await found(OWNER)).toMatchObject([{ itemId: documentId, fileKey }]);
  });

  it('gives pages, to an end', async () => {
    const offsets: number[] = [];
    let count = 0;
    for (let offset: number | null = 0; offset !== null; ) {
      offsets.push(offset);
      const page: Awaited<ReturnType<SearchCourses['run']>> = await search.run({ viewer: ADMIN, text: 'day', offset });
      count += page.hits.length;
      offset = page.nextOffset;
    }
    expect(offsets).toEqual([0, 20]);
    expect(count).toBe(28);
    expect((await search.run({ viewer: ADMIN, text: 'day', offset: 200 })).hits).toEqual([]);
  });
});
