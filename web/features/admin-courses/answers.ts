import type { AdminCourseReply } from '../../../src/wire/admin-catalog.ts';
import type { NewCourse } from '../../api/admin-courses.ts';

type Typed<Facts> = { [Name in keyof Facts]: Facts[Name] extends number ? number | '' : Facts[Name] };

/** What stands in the form of a new course: a number may not have been typed yet, the picture is a file. */
export type CourseAnswers = Typed<Omit<NewCourse, 'thumbnail'>> & { thumbnail: File | null };

export type EditAnswers = Omit<CourseAnswers, 'weeks'>;

export const answersOf = ({ title, description, price, durationMonths }: AdminCourseReply): EditAnswers => ({
  title,
  description,
  price,
  durationMonths,
  thumbnail: null,
});
