import type { AdminGuidance } from '../../../src/wire/replies/guidance.ts';
import type { AdminCourse, NewCourse } from '../../api/admin-courses.ts';

type Typed<Facts> = { [Name in keyof Facts]: Facts[Name] extends number ? number | '' : Facts[Name] };

/** Values of the form of a new course: numbers may be missing, and the picture is a file. */
export type CourseFormValues = Typed<Omit<NewCourse, 'thumbnail' | 'moduleTitles'>> & { thumbnail: File | null };

/** Values of a new course: with the titles of the ADC's modules, if wanted. */
export type NewCourseValues = CourseFormValues & { hasCurriculum: boolean };

/** A course's stored facts, without its content. */
export type CourseFacts = Omit<AdminCourse, 'modules'>;

export type EditFormValues = Omit<CourseFormValues, 'moduleCount'> &
  Pick<CourseFacts, 'slug' | 'hasQuestionBank'> &
  AdminGuidance;

/** Returns the form's initial values. */
export const formValuesOf = (course: CourseFacts): EditFormValues => ({
  title: course.title,
  slug: course.slug,
  description: course.description,
  price: course.price,
  durationMonths: course.durationMonths,
  hasQuestionBank: course.hasQuestionBank,
  thumbnail: null,
  studyGroupUrl: course.studyGroupUrl,
  mentorUrl: course.mentorUrl,
  soldWithout: course.soldWithout,
});
