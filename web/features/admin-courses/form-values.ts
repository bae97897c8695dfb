import type { AdminCourse, NewCourse } from '../../api/admin-courses.ts';

type Typed<Facts> = { [Name in keyof Facts]: Facts[Name] extends number ? number | '' : Facts[Name] };

/** What stands in the form of a new course: a number may not have been typed yet, the picture is a file. */
export type CourseFormValues = Typed<Omit<NewCourse, 'thumbnail'>> & { thumbnail: File | null };

/** A course's own facts, as they are stored; what is in it stands apart. */
export type CourseFacts = Omit<AdminCourse, 'modules'>;

export type EditFormValues = Omit<CourseFormValues, 'moduleCount'>;

export const formValuesOf = ({ title, description, price, durationMonths }: CourseFacts): EditFormValues => ({
  title,
  description,
  price,
  durationMonths,
  thumbnail: null,
});
