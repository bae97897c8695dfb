import { expect, it } from 'vitest';
import { KnexCatalogReader } from '../../src/adapters/knex/catalog/catalog-reader.ts';
import { KnexCourseRepository } from '../../src/adapters/knex/catalog/course-repository.ts';
import { KnexNodePlacements } from '../../src/adapters/knex/catalog/node-placements.ts';
import { outsideWorld } from '../doubles/outside-world.ts';
import { countQueries } from './count-queries.ts';
import { nodePlacementsContract } from './node-placements.contract.ts';
import { onEveryDatabase } from './on-every-database.ts';
import { aContent, aCourse, aDay, aModule } from './samples.ts';

nodePlacementsContract('memory', async () => {
  const { stores, catalog } = outsideWorld();
  return { courses: stores.courses, placements: stores.placements, catalog };
});
onEveryDatabase((name, open) => {
  nodePlacementsContract(name, async () => {
    const db = await open();
    return {
      courses: new KnexCourseRepository(db),
      placements: new KnexNodePlacements(db),
      catalog: new KnexCatalogReader(db),
    };
  });

  it(`on ${name} two hundred items move in as many statements as two`, async () => {
    const db = await open();
    const courses = new KnexCourseRepository(db);
    await courses.add(aCourse(), [aModule()], [aDay(), aDay({ id: 'next', number: 2 })]);
    const ids = Array.from({ length: 200 }, (_, index) => `item-${index}`);
    for (const id of ids) await courses.addContent('course', aContent({ id, fileKey: `${id}.mp4` }));
    const placements = new KnexNodePlacements(db);
    const moved = (some: readonly string[], dayId: string) => async () => {
      const nodes = await placements.find('course', 'content', some);
      await placements.place({ kind: 'content', courseId: 'course', moduleId: 'module', dayId }, nodes);
    };
    const few = await countQueries(db, moved(ids.slice(0, 2), 'next'));
    expect(await countQueries(db, moved(ids, 'next'))).toEqual(few);
  });
});
