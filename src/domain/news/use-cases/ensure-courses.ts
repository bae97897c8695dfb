import { type Audience, coursesOf } from '../announcement.ts';
import { courseGone } from '../errors.ts';
import type { CourseGuides } from '../ports.ts';

/** Refuses with `invalid` when a course of the audience is not there. */
export async function ensureCourses(guides: Pick<CourseGuides, 'known'>, audience: Audience): Promise<void> {
  const wanted = new Set(coursesOf(audience) ?? []);
  const known = await guides.known([...wanted]);
  if (known.length < wanted.size) throw courseGone();
}
