/** Lists of words that the wire repeats (src/wire), each with its type. Nothing is imported here. */

export const STUDENT_SORTS = ['name', 'email', 'joined', 'courses'] as const;
/** Access that ends within so many days ends soon. */
export const ENDS_SOON_DAYS = 14;

export type StudentSort = (typeof STUDENT_SORTS)[number];
