import type { MockExamState } from '../../../src/wire/literals.ts';
import { counted } from '../counted.ts';

const STATES: Record<MockExamState, string> = { draft: 'Draft', published: 'Published', closed: 'Closed' };

/** Words of mock exams that list and editor share. */
export const MOCK = {
  states: STATES,
  short: 'Short mock exam',
  demo: 'Demo',
  shape: (sections: number, minutes: number) => `${counted(sections, 'section')}, ${counted(minutes, 'minute')}`,
  filled: (vignettes: number, places: number) => `${vignettes} of ${counted(places, 'vignette')}`,
  courses: (count: number) => (count === 0 ? 'No course' : counted(count, 'course')),
} as const;

/** Words of the list. */
export const MOCK_EXAMS = {
  title: 'Mock exams',
  lead: 'Students of the courses you choose can sit a published mock exam.',
  create: 'New mock exam',
  loading: 'Loading the mock exams...',
  failed: 'We could not load the mock exams.',
  table: 'Mock exams',
  none: 'No mock exams yet',
  noneLine: 'Start with New mock exam. The sections come from the exam blueprint.',
  columns: { mockExam: 'Mock exam', state: 'State', size: 'Size', courses: 'Courses', created: 'Created' },
  dialog: {
    title: 'New mock exam',
    name: 'Title',
    nameHint: 'Students see it.',
    create: 'Create',
    creating: 'Creating...',
    cancel: 'Cancel',
  },
} as const;

/** Words of the editor. */
export const MOCK_EXAM = {
  list: 'Mock exams',
  loading: 'Loading the mock exam...',
  retry: 'Retry',
  unknown: 'We could not find this mock exam',
  unknownLine: 'Someone may have changed the link.',
  toList: 'Back to mock exams',
  demoLine: 'Demo questions, not reviewed by examiners.',
  shortLine: 'This mock exam is shorter than the real exam. Students see that too.',
  publishedLine: (day: string) => `Published on ${day}. Its vignettes cannot change.`,
  closedLine: (day: string) => `Closed on ${day}. Nobody can start it any more.`,
  noCourseLine: 'Choose a course. Without one, no student can sit this mock exam.',

  settings: 'Settings',
  name: 'Title',
  nameHint: 'Students see it.',
  sections: 'Sections',
  section: (number: number) => `Section ${number}`,
  minutes: 'Minutes',
  places: 'Vignettes',
  addSection: 'Add a section',
  removeSection: (number: number) => `Remove section ${number}`,
  courses: 'Courses',
  coursesHint: 'Students of these courses can sit it.',
  coursesLoading: 'Loading the courses...',
  coursesFailed: 'We could not load the courses.',
  noCourses: 'There are no courses yet.',
  draftCourse: 'Draft course',
  release: 'Show answers from',
  releaseHint: (zone: string) => `Leave it empty to show answers at once after the end. Time zone: ${zone}.`,
  save: 'Save',
  saving: 'Saving...',
  saveFirst: 'Save the settings first.',
  saved: 'We saved the mock exam.',
  stale: 'Someone else saved this mock exam first',
  sectionWords: (minutes: number, places: number) => `${counted(minutes, 'minute')}, ${counted(places, 'vignette')}`,

  draw: 'Draw vignettes',
  drawAgain: 'Draw again',
  drawing: 'Drawing...',
  drawn: 'We filled the sections from the question bank.',
  drawnSome: (free: number) => `${counted(free, 'vignette')} still missing. The question bank has too few.`,
  drawTitle: 'Draw again?',
  drawLine: 'This replaces every vignette that you did not fix.',

  publish: 'Publish',
  publishing: 'Publishing...',
  publishTitle: 'Publish this mock exam?',
  publishLine: 'After that, its sections and vignettes cannot change.',
  publishCourses: (titles: string) => `Students of ${titles} can sit it at once.`,
  published: 'The mock exam is published.',
  before: 'Before you publish',
  close: 'Close mock exam',
  closing: 'Closing...',
  closeTitle: 'Close this mock exam?',
  closeLine: 'Nobody can start it any more. You cannot undo this. Students who started can finish.',
  closed: 'The mock exam is closed.',

  vignettes: 'Vignettes',
  sectionHead: (number: number, minutes: number) => `Section ${number} · ${counted(minutes, 'minute')}`,
  empty: 'No vignettes yet.',
  number: (number: number) => (number === 0 ? 'Removed' : `V${number}`),
  facts: (questions: number, rating: number | null) =>
    rating === null
      ? counted(questions, 'question')
      : `${counted(questions, 'question')} · mean rating ${Math.round(rating)}%`,
  unscored: 'Does not count',
  fixOne: (name: string) => `Fix ${name}`,
  swapOne: (name: string) => `Swap ${name}`,
  remove: (name: string) => `Remove ${name}`,
  add: 'Add a vignette',
  addTo: (number: number) => `Add a vignette to section ${number}`,

  choose: {
    add: 'Add a vignette',
    swap: (name: string) => `Swap ${name}`,
    search: 'Search by title or number',
    clear: 'Clear the search',
    loading: 'Loading the vignettes...',
    failed: 'We could not load the vignettes.',
    none: 'No approved vignette is free',
    noneLine: 'Only approved vignettes for mock exams appear here.',
    more: 'Search to find more vignettes.',
    take: (name: string) => `Choose ${name}`,
  },

  balance: 'Compared with the blueprint',
  cluster: 'Cluster',
  subject: 'Subject',
  subjects: 'By subject',
  target: 'Target',
  actual: 'Questions',
  scored: 'Counted',
  difference: 'Difference',
  questions: (count: number) => String(Math.round(count * 10) / 10),
  differenceWords: (difference: number) => {
    const whole = Math.trunc(difference);
    if (whole === 0) return 'On target';
    return whole > 0 ? `${whole} too many` : `${-whole} too few`;
  },
} as const;
