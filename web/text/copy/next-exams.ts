/** Words of the next dates of the written exam, as the owner has read them at the council. */
export const NEXT_EXAMS = {
  next: 'Next exam',
  later: 'After that',
  check: 'Check the dates with the council',
} as const;
