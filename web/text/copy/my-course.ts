/** Words of the students' list of courses for sale. */
export const MY_COURSE = {
  title: 'Live courses',
  emptyLine: 'Your courses are on your dashboard.',
  dashboard: 'Back to Dashboard',
} as const;
