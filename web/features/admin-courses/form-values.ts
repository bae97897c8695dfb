import { SCHOOL_TIME_ZONE } from '../../../src/wire/admin-dashboard.ts';
import type { AdminGuidance } from '../../../src/wire/replies/guidance.ts';
import type { AdminCourse, NewCourse } from '../../api/admin-courses.ts';

type Typed<Facts> = { [Name in keyof Facts]: Facts[Name] extends number ? number | '' : Facts[Name] };

/** What stands in the form of a new course: a number may not have been typed yet, the picture is a file. */
export type CourseFormValues = Typed<Omit<NewCourse, 'thumbnail'>> & { thumbnail: File | null };

/** A course's own facts, as they are stored; what is in it stands apart. */
export type CourseFacts = Omit<AdminCourse, 'modules'>;

export type EditFormValues = Omit<CourseFormValues, 'moduleCount'> &
  Omit<AdminGuidance, 'liveRoomMinutes'> & { liveRoomMinutes: number | '' };

/** A room that is not there yet begins with an hour in the school's zone. */
export const formValuesOf = (course: CourseFacts): EditFormValues => ({
  title: course.title,
  description: course.description,
  price: course.price,
  durationMonths: course.durationMonths,
  thumbnail: null,
  liveRoomUrl: course.liveRoomUrl,
  liveRoomWeekday: course.liveRoomWeekday,
  liveRoomStartsAt: course.liveRoomStartsAt,
  liveRoomMinutes: course.liveRoomMinutes ?? USUAL_MINUTES,
  liveRoomTimeZone: course.liveRoomTimeZone || SCHOOL_TIME_ZONE,
  studyGroupUrl: course.studyGroupUrl,
  mentorUrl: course.mentorUrl,
});

const USUAL_MINUTES = 60;
