import type { CatalogReader, CourseRepository } from '../../../domain/catalog/ports.ts';
import type { StudentAccounts } from '../../../domain/enrolment/import/ports.ts';
import type { Buyers, CoursesForSale, Students } from '../../../domain/enrolment/ports.ts';
import type { UserRepository } from '../../../domain/identity/ports.ts';
import { FindAccounts } from '../../../domain/identity/queries/find-accounts.ts';
import { AddStudent } from '../../../domain/identity/use-cases/add-student.ts';
import { link } from '../bindings.ts';
import type { Ports } from '../dependencies.ts';

export const coursesForSale = (courses: CourseRepository, reader: CatalogReader): CoursesForSale => ({
  find: (courseId) => courses.find(courseId),
  findAll: (courseIds) => reader.courseFacts(courseIds),
  listAll: () => reader.listCourses(),
});

export const buyers = (users: UserRepository): Buyers => ({
  find: (userId) => users.find(userId),
});

export const students = (users: UserRepository): Students => ({
  async find(userId) {
    const user = await users.find(userId);
    return user?.role === 'student' ? { name: user.name } : undefined;
  },
});

export const studentAccounts = (findAccounts: FindAccounts, addStudent: AddStudent): StudentAccounts => ({
  async known(emails) {
    return (await findAccounts.run({ emails })).map(({ email, user, isHeld, fault }) => ({
      email,
      account: user
        ? { userId: user.id, isStudent: user.role === 'student', isDisabled: user.disabledAt !== null }
        : null,
      isHeld,
      fault,
    }));
  },
  add: async (person) => (await addStudent.run({ ...person, phone: '' })).id,
});

export const enrolmentLinks = ({ catalog, identity }: Pick<Ports, 'catalog' | 'identity'>) => ({
  coursesForSale: link(coursesForSale, catalog.courses, catalog.reader),
  buyers: link(buyers, identity.users),
  students: link(students, identity.users),
  studentAccounts: link(studentAccounts, FindAccounts, AddStudent),
});
