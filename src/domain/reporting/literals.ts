/** Lists of words that the wire repeats (src/wire), each with its type. Nothing is imported here. */

export const STUDENT_SORTS = ['name', 'email', 'joined', 'courses', 'last-visit'] as const;
/** Days before the end from which access ends soon. */
export const ENDS_SOON_DAYS = 14;

/** Parts of a class: its filters, of which `former` is about those who may no longer enter. */
export const CLASS_FILTERS = ['all', 'silent', 'ending', 'below', 'not-started', 'former'] as const;
export type ClassFilter = (typeof CLASS_FILTERS)[number];
/** Days since the last visit from which a student is silent. */
export const SILENT_DAYS = 10;
/** Days before the end of access from which a class page tells of it. */
export const CLASS_ENDS_DAYS = 30;

export type StudentSort = (typeof STUDENT_SORTS)[number];

/** Rows of a page of a class, unless another number is asked for. */
export const CLASS_PAGE = 50;
