import type { ListedCourse } from '../../api/admin-courses.ts';

/** Default of the specification, until a course of this school shows the operator's setting (decision B13). */
const USUAL_FACTOR = 1.1;

/** Returns the factor of the struck-through price; null if the operator shows none. */
export function factorOf(courses: readonly ListedCourse[] | undefined): number | null {
  const sold = courses?.find(({ price }) => price > 0);
  if (!sold) return USUAL_FACTOR;
  return sold.compareAtPrice === null ? null : sold.compareAtPrice / sold.price;
}
