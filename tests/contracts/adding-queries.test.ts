import { expect, it } from 'vitest';
import { KnexCatalogReader } from '../../src/adapters/knex/catalog/catalog-reader.ts';
import { KnexFileRepository } from '../../src/adapters/knex/media/file-repository.ts';
import { KnexUnitOfWork } from '../../src/adapters/knex/unit-of-work.ts';
import { RandomIds } from '../../src/adapters/node-crypto/random-ids.ts';
import { SystemClock } from '../../src/adapters/node-crypto/system-clock.ts';
import { AddDocuments } from '../../src/domain/catalog/use-cases/add-documents.ts';
import { countQueries } from './count-queries.ts';
import { onEveryDatabase } from './on-every-database.ts';
import { aCourse, aFile, aModule } from './samples.ts';

onEveryDatabase((name, open) => {
  it(`saves fifty documents on ${name} with as many statements as one, its job among them`, async () => {
    const db = await open();
    const work = new KnexUnitOfWork(db, new RandomIds(), new SystemClock());
    const files = new KnexFileRepository(db);
    await work.run(({ courses }) => courses.add(aCourse(), [aModule()], []));
    const sound = { verify: async () => undefined, verifyAll: async () => new Map() };
    const addDocuments = new AddDocuments(work, sound, new RandomIds(), new KnexCatalogReader(db));

    const costs = async (prefix: string, count: number) => {
      const documents = Array.from({ length: count }, (_, n) => ({
        title: `Paper ${n}`,
        fileKey: `documents/${prefix}${n}.pdf`,
      }));
      for (const { fileKey: key } of documents) await files.add(aFile({ key, status: 'verified' }));
      return countQueries(db, async () =>
        expect((await addDocuments.run({ courseId: 'course', moduleId: 'module', documents })).saved).toHaveLength(
          count,
        ),
      );
    };
    const one = await costs('alone-', 1);
    expect(await costs('many-', 50)).toBe(one);
    expect(one).toBeLessThanOrEqual(20);
  });
});
