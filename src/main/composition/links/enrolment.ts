import type { CatalogReader, CourseRepository } from '../../../domain/catalog/ports.ts';
import type { Buyers, CoursesForSale, Students } from '../../../domain/enrolment/ports.ts';
import type { UserRepository } from '../../../domain/identity/ports.ts';

export const coursesForSale = (courses: CourseRepository, reader: CatalogReader): CoursesForSale => ({
  find: (courseId) => courses.find(courseId),
  findAll: (courseIds) => reader.courseFacts(courseIds),
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
