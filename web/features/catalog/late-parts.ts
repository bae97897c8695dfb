/** Parts of the courses page that come after it, in one chunk: each has to be named in the first load. */
export { CurriculumOutline } from '../../course/curriculum-outline.tsx';
export { CouponNote } from './coupon-note.tsx';
export { NoCourses } from './no-courses.tsx';
