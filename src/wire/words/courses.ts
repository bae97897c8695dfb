/** Words of the courses for sale. */
export const COURSES_WORDS = {
  title: 'ADC Part 1 courses and prices',
  heading: 'Courses and prices',
  lead: 'Prices are in Australian dollars.',
  emptyLine: 'Ask us when the next one opens.',
} as const;
