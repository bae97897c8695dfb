import { KnexCourseRepository } from '../../src/adapters/knex/course-repository.ts';
import { KnexPartRepository } from '../../src/adapters/knex/part-repository.ts';
import { KnexCourseSearch } from '../../src/adapters/knex/course-search.ts';
import { MemoryCourseSearch } from '../../src/adapters/memory/course-search.ts';
import { outsideWorld } from '../../src/adapters/memory/outside-world.ts';
import { courseSearchContract } from './course-search.contract.ts';
import { onEveryDatabase } from './on-every-database.ts';

courseSearchContract('memory', async () => {
  const { courses, parts } = outsideWorld().stores;
  return { courses, parts, search: new MemoryCourseSearch(courses) };
});
onEveryDatabase((name, open) =>
  courseSearchContract(name, async () => {
    const db = await open();
    return { courses: new KnexCourseRepository(db), parts: new KnexPartRepository(db), search: new KnexCourseSearch(db) };
  }),
);
