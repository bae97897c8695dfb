import { KnexCourseRepository } from '../../src/adapters/knex/course-repository.ts';
import { KnexEnrolmentRepository } from '../../src/adapters/knex/enrolment-repository.ts';
import { KnexStudentReader } from '../../src/adapters/knex/student-reader.ts';
import { KnexUserRepository } from '../../src/adapters/knex/user-repository.ts';
import { outsideWorld } from '../../src/adapters/memory/outside-world.ts';
import { onEveryDatabase } from './on-every-database.ts';
import { studentReaderContract } from './student-reader.contract.ts';

studentReaderContract('memory', async () => {
  const { studentReader, stores } = outsideWorld();
  return { reader: studentReader, users: stores.users, enrolments: stores.enrolments, courses: stores.courses };
});

onEveryDatabase((name, open) =>
  studentReaderContract(name, async () => {
    const db = await open();
    return {
      reader: new KnexStudentReader(db),
      users: new KnexUserRepository(db),
      enrolments: new KnexEnrolmentRepository(db),
      courses: new KnexCourseRepository(db),
    };
  }),
);
