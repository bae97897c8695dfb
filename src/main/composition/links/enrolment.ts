import type { CatalogReader, CourseRepository } from '../../../domain/catalog/ports.ts';
import type { StudentAccounts } from '../../../domain/enrolment/import/ports.ts';
import type { CoursesForSale, UnprovenAccounts } from '../../../domain/enrolment/ports.ts';
import { FindAccounts } from '../../../domain/identity/queries/find-accounts.ts';
import { AddStudent } from '../../../domain/identity/use-cases/add-student.ts';
import { ResetUnproven } from '../../../domain/identity/use-cases/reset-unproven.ts';
import { link } from '../bindings.ts';
import type { Ports } from '../dependencies.ts';

export const coursesForSale = (courses: CourseRepository, reader: CatalogReader): CoursesForSale => ({
  find: (courseId) => courses.find(courseId),
  findAll: (courseIds) => reader.courseFacts(courseIds),
  listAll: () => reader.listCourses(),
});

export const unprovenAccounts = (resetUnproven: ResetUnproven): UnprovenAccounts => ({
  reset: (account) => resetUnproven.run(account),
});

export const studentAccounts = (findAccounts: FindAccounts, addStudent: AddStudent): StudentAccounts => ({
  async known(emails) {
    return (await findAccounts.run({ emails })).map(({ email, user, isHeld, fault }) => ({
      email,
      account: user
        ? {
            userId: user.id,
            isStudent: user.role === 'student',
            isDisabled: user.disabledAt !== null,
            // Made by the school, it never had a password.
            isUnproven: user.emailConfirmedAt === null && user.agreedToTermsAt !== null,
          }
        : null,
      isHeld,
      fault,
    }));
  },
  add: async (person) => (await addStudent.run({ ...person, phone: '' })).id,
});

export const enrolmentLinks = ({ catalog }: Pick<Ports, 'catalog'>) => ({
  coursesForSale: link(coursesForSale, catalog.courses, catalog.reader),
  unprovenAccounts: link(unprovenAccounts, ResetUnproven),
  studentAccounts: link(studentAccounts, FindAccounts, AddStudent),
});
