import { KnexCourseRepository } from '../../src/adapters/knex/catalog/course-repository.ts';
import { KnexEnrolmentRepository } from '../../src/adapters/knex/enrolment/enrolment-repository.ts';
import { KnexUserRepository } from '../../src/adapters/knex/identity/user-repository.ts';
import { KnexStudentReader } from '../../src/adapters/knex/reporting/student-reader.ts';
import { outsideWorld } from '../doubles/outside-world.ts';
import { onEveryDatabase } from './on-every-database.ts';
import { afterwards } from './samples.ts';
import { studentReaderContract } from './student-reader.contract.ts';

studentReaderContract('memory', async () => {
  const { studentReader, stores } = outsideWorld(afterwards.now());
  return { reader: studentReader, users: stores.users, enrolments: stores.enrolments, courses: stores.courses };
});

onEveryDatabase((name, open) =>
  studentReaderContract(name, async () => {
    const db = await open();
    return {
      reader: new KnexStudentReader(db, afterwards),
      users: new KnexUserRepository(db),
      enrolments: new KnexEnrolmentRepository(db, afterwards),
      courses: new KnexCourseRepository(db),
    };
  }),
);
