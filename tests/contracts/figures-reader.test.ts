import { KnexCourseRepository } from '../../src/adapters/knex/catalog/course-repository.ts';
import { KnexEnrolmentRepository } from '../../src/adapters/knex/enrolment/enrolment-repository.ts';
import { KnexOrderRepository } from '../../src/adapters/knex/enrolment/order-repository.ts';
import { KnexRefundRepository } from '../../src/adapters/knex/enrolment/refund-repository.ts';
import { KnexUserRepository } from '../../src/adapters/knex/identity/user-repository.ts';
import { KnexFiguresReader } from '../../src/adapters/knex/reporting/figures-reader.ts';
import { outsideWorld } from '../doubles/outside-world.ts';
import { figuresReaderContract } from './figures-reader.contract.ts';
import { onEveryDatabase } from './on-every-database.ts';
import { afterwards } from './samples.ts';

figuresReaderContract('memory', async () => {
  const { stores, figures } = outsideWorld(afterwards.now());
  return { ...stores, figures };
});
onEveryDatabase((name, open) =>
  figuresReaderContract(name, async () => {
    const db = await open();
    return {
      figures: new KnexFiguresReader(db, afterwards),
      courses: new KnexCourseRepository(db),
      users: new KnexUserRepository(db),
      orders: new KnexOrderRepository(db),
      refunds: new KnexRefundRepository(db),
      enrolments: new KnexEnrolmentRepository(db, afterwards),
    };
  }),
);
