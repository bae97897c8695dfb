/** Words of the courses for sale. */
export const COURSES = {
  title: 'ADC Part 1 courses and prices',
  heading: 'Courses and prices',
  ownsNone: 'You have no course yet. Choose one to begin.',
  lead: 'Prices are in Australian dollars.',
  contact: 'Contact',
  emptyLine: 'Ask us when the next one opens.',
  curriculum: 'Curriculum',
  loadingCurriculum: 'Loading the curriculum...',
} as const;
