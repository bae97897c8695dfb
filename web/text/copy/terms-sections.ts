/** The nine sections of specification 2.3; their words are blocks (src/wire/words/terms.ts). */
export const TERMS = [
  { id: 'course-registration', title: 'Course registration' },
  { id: 'copyrights', title: 'Copyrights' },
  { id: 'financial-commitment', title: 'Financial commitment' },
  { id: 'conflict-of-interest', title: 'Conflict of interest' },
  { id: 'no-unlawful-use', title: 'No unlawful use' },
  { id: 'electronic-communications', title: 'Electronic communications' },
  { id: 'use-of-services', title: 'Use of services' },
  { id: 'privacy', title: 'Privacy' },
  { id: 'final-declaration', title: 'Final declaration' },
] as const;
