import type { ListedCourse } from '../../api/admin-courses.ts';

/** As the specification has it, until a course of this school shows what its operator has set (decision B13). */
const USUAL_FACTOR = 1.1;

/** What the struck-through price is a multiple of; null where the operator shows none. */
export function factorOf(courses: readonly ListedCourse[] | undefined): number | null {
  const sold = courses?.find(({ price }) => price > 0);
  if (!sold) return USUAL_FACTOR;
  return sold.compareAtPrice === null ? null : sold.compareAtPrice / sold.price;
}
