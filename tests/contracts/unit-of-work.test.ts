import { describe, expect, it } from 'vitest';
import { KnexCatalogReader } from '../../src/adapters/knex/catalog/catalog-reader.ts';
import { KnexUserRepository } from '../../src/adapters/knex/identity/user-repository.ts';
import { KnexJobQueue } from '../../src/adapters/knex/operations/job-queue.ts';
import { KnexUnitOfWork } from '../../src/adapters/knex/unit-of-work.ts';
import type { CatalogReader, CourseRepository } from '../../src/domain/catalog/ports.ts';
import type { UserRepository } from '../../src/domain/identity/ports.ts';
import type { JobQueue, Outbox } from '../../src/domain/kernel/jobs.ts';
import type { UnitOfWork } from '../../src/domain/kernel/unit-of-work.ts';
import { CountingIds } from '../doubles/counting-ids.ts';
import { FixedClock } from '../doubles/fixed-clock.ts';
import { inParallel } from './in-parallel.ts';
import { onEveryDatabase } from './on-every-database.ts';
import { aContent, aCourse, aDay, aModule, aUser, monday } from './samples.ts';

interface Transactions {
  readonly work: UnitOfWork<{ users: UserRepository; courses: CourseRepository; outbox: Outbox }>;
  /** What anybody sees from outside the transaction. */
  readonly outside: { readonly users: UserRepository; readonly catalog: CatalogReader; readonly jobs: JobQueue };
}

const NONE = { waiting: 0, failed: 0 };

/** What every UnitOfWork promises. `open` hands over one on empty stores. */
function unitOfWorkContract(adapter: string, open: () => Promise<Transactions>): void {
  describe(`UnitOfWork on ${adapter}`, () => {
    it('keeps all that was written, and answers what the work answers', async () => {
      const { work, outside } = await open();
      const answer = await work.run(async ({ users, outbox }) => {
        await users.add(aUser());
        await outbox.add('enrolment/send-receipt', { orderId: 'order' });
        return (await users.find('ada'))?.name;
      });
      expect(answer).toBe('Ada Lovelace');
      expect(await outside.users.find('ada')).toEqual(aUser());
      expect(await outside.jobs.counts()).toEqual({ waiting: 1, failed: 0 });
    });

    it('keeps nothing when the work throws, and passes the error on', async () => {
      const { work, outside } = await open();
      const version = await outside.catalog.catalogueVersion();
      const broken = new Error('half-way');
      const failing = work.run(async ({ users, courses, outbox }) => {
        await outbox.add('enrolment/send-receipt', { orderId: 'order' });
        await users.add(aUser());
        await courses.add(aCourse(), [aModule()], [aDay()]);
        await courses.addContent('course', aContent());
        throw broken;
      });
      await expect(failing).rejects.toBe(broken);
      expect(await outside.users.find('ada')).toBeUndefined();
      expect(await outside.catalog.courseTree('course')).toBeUndefined();
      expect(await outside.catalog.catalogueVersion()).toBe(version);
      expect(await outside.jobs.counts()).toEqual(NONE);
    });

    it('keeps nothing when a store refuses', async () => {
      const { work, outside } = await open();
      await outside.users.add(aUser({ id: 'first' }));
      const failing = work.run(async ({ users, outbox }) => {
        await outbox.add('enrolment/send-receipt', { orderId: 'order' });
        await users.add(aUser({ id: 'second' }));
      });
      await expect(failing).rejects.toMatchObject({ code: 'identity/email-taken' });
      expect(await outside.jobs.counts()).toEqual(NONE);
    });

    it('undoes changes to what was there before', async () => {
      const { work, outside } = await open();
      await outside.users.add(aUser());
      const failing = work.run(async ({ users }) => {
        await users.setPasswordHash('ada', 'another');
        throw new Error('half-way');
      });
      await expect(failing).rejects.toThrow('half-way');
      expect(await outside.users.find('ada')).toEqual(aUser());
    });

    it('keeps those that succeed of many at once, and only those', async () => {
      const { work, outside } = await open();
      const runs = await inParallel(20, (index) =>
        work
          .run(async ({ users, outbox }) => {
            await users.add(aUser({ id: `user-${index}`, email: `user-${index}@example.org` }));
            await outbox.add('identity/send-password-changed', { email: `user-${index}@example.org` });
            if (index % 2 === 0) throw new Error('half-way');
          })
          .then(
            () => true,
            () => false,
          ),
      );
      expect(runs.filter(Boolean)).toHaveLength(10);
      expect(await outside.jobs.counts()).toEqual({ waiting: 10, failed: 0 });
      expect(await outside.users.find('user-0')).toBeUndefined();
      expect(await outside.users.find('user-1')).toBeDefined();
    });

    it('works again after a failure', async () => {
      const { work, outside } = await open();
      await expect(work.run(async () => Promise.reject(new Error('half-way')))).rejects.toThrow('half-way');
      await work.run(({ users }) => users.add(aUser()));
      expect(await outside.users.find('ada')).toEqual(aUser());
    });
  });
}

onEveryDatabase((name, open) =>
  unitOfWorkContract(name, async () => {
    const db = await open();
    return {
      work: new KnexUnitOfWork(db, new CountingIds(), new FixedClock(monday)),
      outside: { users: new KnexUserRepository(db), catalog: new KnexCatalogReader(db), jobs: new KnexJobQueue(db) },
    };
  }),
);
