import { expect, it } from 'vitest';
import { KnexCatalogReader } from '../../src/adapters/knex/catalog/catalog-reader.ts';
import { KnexCourseNodeRepository } from '../../src/adapters/knex/catalog/course-node-repository.ts';
import { KnexCourseRepository } from '../../src/adapters/knex/catalog/course-repository.ts';
import { KnexCourseSearch } from '../../src/adapters/knex/catalog/course-search.ts';
import { KnexTrashRepository } from '../../src/adapters/knex/catalog/trash-repository.ts';
import { TRASHED_TABLES, twinOf } from '../../src/adapters/knex/catalog/trash-tables.ts';
import { KnexUserRepository } from '../../src/adapters/knex/identity/user-repository.ts';
import { KnexConversionRepository } from '../../src/adapters/knex/media/conversion-repository.ts';
import { KnexDocumentTexts } from '../../src/adapters/knex/media/document-texts.ts';
import { KnexFileRepository } from '../../src/adapters/knex/media/file-repository.ts';
import { KnexRenditionRepository } from '../../src/adapters/knex/media/rendition-repository.ts';
import { KnexUnitOfWork } from '../../src/adapters/knex/unit-of-work.ts';
import { RandomIds } from '../../src/adapters/node-crypto/random-ids.ts';
import { SystemClock } from '../../src/adapters/node-crypto/system-clock.ts';
import type { CourseRef, NodeRef } from '../../src/domain/catalog/course-node.ts';
import { searchWords } from '../../src/domain/catalog/search.ts';
import { DeleteCourse } from '../../src/domain/catalog/use-cases/delete-course.ts';
import { PurgeFromTrash } from '../../src/domain/catalog/use-cases/purge-from-trash.ts';
import { RestoreFromTrash } from '../../src/domain/catalog/use-cases/restore-from-trash.ts';
import { inParallel } from './in-parallel.ts';
import { onEveryDatabase } from './on-every-database.ts';
import { aCourse, aDay, aDocument, aFile, aModule, monday } from './samples.ts';
import { trashRepositoryContract } from './trash-repository.contract.ts';

/** Not restored: by it a client is answered that asks again for a course, and it may have made another one since. */
const NOT_KEPT = ['idempotency_key', 'requested_by'];

onEveryDatabase((name, open) => {
  const openStores = async () => {
    const db = await open();
    const [ids, clock] = [new RandomIds(), new SystemClock()];
    const work = new KnexUnitOfWork(db, ids, clock);
    return {
      db,
      ids,
      clock,
      work,
      courses: new KnexCourseRepository(db),
      nodes: new KnexCourseNodeRepository(db),
      trash: new KnexTrashRepository(db),
      catalog: new KnexCatalogReader(db),
      files: new KnexFileRepository(db),
      renditions: new KnexRenditionRepository(db),
      conversions: new KnexConversionRepository(db),
      users: new KnexUserRepository(db),
      delete: (ref: NodeRef | CourseRef, id: string, deletedAt = monday) =>
        work.run(async ({ trash, nodes }) => {
          await trash.keep(ref, { id, deletedBy: 'boss', deletedAt });
          await nodes.delete(ref);
        }),
    };
  };
  trashRepositoryContract(name, openStores);

  it(`has a twin on ${name} for each table that a course is made of, with every column of it`, async () => {
    const { db } = await openStores();
    for (const table of TRASHED_TABLES) {
      const columns = Object.entries(await db(table).columnInfo());
      const twin = await db(twinOf(table)).columnInfo();
      const kept = columns.filter(([column]) => !NOT_KEPT.includes(column));
      expect(Object.keys(twin).toSorted(), table).toEqual(['entry_id', ...kept.map(([column]) => column)].toSorted());
      for (const [column, { type, nullable }] of kept)
        expect(twin[column], `${table}.${column}`).toMatchObject({ type, nullable });
    }
  });

  it(`has restored what can be searched found again on ${name}, but not what was refused`, async () => {
    const { db, courses, files, delete: trashed, trash } = await openStores();
    const texts = new KnexDocumentTexts(db);
    await courses.add(aCourse({ title: 'Plain' }), [aModule()], [aDay()]);
    for (const key of ['good.pdf', 'bad.pdf']) {
      await files.add(aFile({ key, status: 'attached', contentType: 'application/pdf' }));
      const id = key.replace('.pdf', '');
      await courses.addDocuments('course', [aDocument({ id, title: `Zygomatic ${id}`, fileKey: key })]);
      await texts.keep(key, 'about the sialolith');
    }
    await files.settleInspection('good.pdf', { state: 'ready' });
    await files.settleInspection('bad.pdf', {
      state: 'refused',
      refusal: { code: 'media/active', message: 'It has a script.', fields: {} },
    });
    const search = new KnexCourseSearch(db);
    const found = async (words: string) =>
      (await search.find({ words: searchWords(words), within: undefined, offset: 0, limit: 9 })).map(
        ({ title }) => title,
      );
    expect(await found('zygomatic')).toEqual(['Zygomatic good']);
    await trashed({ kind: 'module', courseId: 'course', moduleId: 'module' }, 'entry');
    expect([await found('zygomatic'), await found('sialolith')]).toEqual([[], []]);
    await trash.restore({ id: 'entry', kind: 'module', courseId: 'course', nodeId: 'module' });
    expect([await found('zygomatic'), await found('sialolith')]).toEqual([['Zygomatic good'], ['Zygomatic good']]);
  });

  it(`lets one of many who restore or purge an entry at once win on ${name}`, async () => {
    const { courses, ids, clock, work, delete: trashed, trash, db } = await openStores();
    await courses.add(aCourse(), [aModule()], [aDay()]);
    const restore = new RestoreFromTrash(work, ids, clock);
    const purge = new PurgeFromTrash(work, ids, clock);
    for (let round = 0; round < 3; round += 1) {
      await courses.add(aCourse({ id: `course-${round}` }), [], []);
      await trashed({ kind: 'course', courseId: `course-${round}` }, `entry-${round}`);
      const ends = await inParallel(8, (index) => {
        const call = { entryId: `entry-${round}`, by: 'boss' };
        return (index % 2 === 0 ? restore.run(call) : purge.run(call)).then(
          () => 'done',
          (error: { code: string }) => error.code,
        );
      });
      expect(ends.toSorted()).toEqual([...Array.from({ length: 7 }, () => 'catalog/not-in-trash'), 'done']);
    }
    expect(await trash.list({ limit: 9 })).toEqual([]);
    expect(await db('trashed_courses')).toEqual([]);
  });

  it(`restores into a course that is deleted at the same moment wholly or not at all on ${name}`, async () => {
    const { courses, ids, clock, work, delete: trashed, trash, db } = await openStores();
    const restore = new RestoreFromTrash(work, ids, clock);
    const students = { everIn: async () => new Set<string>() };
    const deleteCourse = new DeleteCourse(work, students, ids, clock);
    for (let round = 0; round < 5; round += 1) {
      const [courseId, moduleId] = [`course-${round}`, `module-${round}`];
      await courses.add(
        aCourse({ id: courseId }),
        [aModule({ id: moduleId, courseId })],
        [aDay({ id: `day-${round}`, moduleId })],
      );
      await trashed({ kind: 'module', courseId, moduleId }, `entry-${round}`);
      const [back] = await Promise.all([
        restore.run({ entryId: `entry-${round}`, by: 'boss' }).then(
          () => 'restored',
          (error: { code: string }) => error.code,
        ),
        deleteCourse.run({ courseId, by: 'boss' }),
      ]);
      expect(['restored', 'catalog/parent-in-trash', 'catalog/no-course']).toContain(back);
      const [kept] = (await trash.list({ limit: 1 })).filter(({ kind }) => kind === 'course');
      if (back === 'restored') expect(kept?.counts).toMatchObject({ modules: 1, days: 1 });
      expect(await trash.take(`entry-${round}`)).toEqual(back === 'restored' ? undefined : expect.anything());
    }
    expect([await db('course_modules'), await db('days')]).toEqual([[], []]);
  });
});
