/** Words of the courses for sale; the others are blocks (src/wire/words/courses.ts). */
export const COURSES = {
  ownsNone: 'You have no course yet. Choose one to begin.',
  contact: 'Contact',
  curriculum: 'Curriculum',
  loadingCurriculum: 'Loading the curriculum...',
} as const;
