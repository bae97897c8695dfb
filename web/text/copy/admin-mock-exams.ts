import type { MockExamState } from '../../../src/wire/literals.ts';
import { counted } from '../counted.ts';

const STATES: Record<MockExamState, string> = { draft: 'Draft', published: 'Published', closed: 'Closed' };

/** Words of mock exams that list and editor share. */
export const MOCK = {
  states: STATES,
  short: 'Short mock exam',
  demo: 'Demo',
  shape: (sections: number, minutes: number) => `${counted(sections, 'section')}, ${counted(minutes, 'minute')}`,
  filled: (vignettes: number, places: number) => `${vignettes} of ${counted(places, 'case')}`,
  audience: ({ courseIds, isFree }: { courseIds: readonly string[]; isFree: boolean }) => {
    if (isFree) return 'Everybody';
    return courseIds.length === 0 ? 'No course' : counted(courseIds.length, 'course');
  },
} as const;

/** Words of the list. */
export const MOCK_EXAMS = {
  title: 'Mock exams',
  lead: 'Students of the courses you choose can sit a published mock exam. A free one is for everybody.',
  create: 'New mock exam',
  loading: 'Loading the mock exams...',
  notLoaded: 'We could not load the mock exams.',
  table: 'Mock exams',
  none: 'No mock exams yet',
  noneLine: 'Start with New mock exam. The sections come from the exam rules.',
  columns: { mockExam: 'Mock exam', state: 'State', size: 'Size', courses: 'Courses', created: 'Created' },
  dialog: {
    title: 'New mock exam',
    name: 'Title',
    nameHint: 'Students see it.',
    create: 'Create',
    creating: 'Creating...',
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
  shortLine: 'This mock exam is shorter than the real exam. Students see that too.',
  publishedLine: (day: string) => `Published on ${day}. Its cases cannot change.`,
  closedLine: (day: string) => `Closed on ${day}. Nobody can start it any more.`,
  noCourseLine: 'Choose a course. Without one, no student can sit this mock exam.',

  settings: 'Settings',
  name: 'Title',
  nameHint: 'Students see it.',
  sections: 'Sections',
  section: (number: number) => `Section ${number}`,
  minutes: 'Minutes',
  places: 'Cases',
  addSection: 'Add a section',
  removeSection: (number: number) => `Remove section ${number}`,
  courses: 'Courses',
  coursesHint: 'Students of these courses can sit it.',
  audience: 'Who can sit it',
  free: 'Free for everybody',
  freeHint:
    'Everybody with a confirmed email address can sit it once. They see the result by cluster, and not the answers. At most 20 cases.',
  coursesLoading: 'Loading the courses...',
  coursesFailed: 'We could not load the courses.',
  noCourses: 'There are no courses yet.',
  draftCourse: 'Draft course',
  release: 'Show answers from',
  releaseHint: 'Leave it empty to show answers at once after the end. Sydney time.',
  save: 'Save',
  saving: 'Saving...',
  saveFirst: 'Save the settings first.',
  saved: 'We saved the mock exam.',
  stale: 'Someone else saved this mock exam first',
  ended: 'Someone closed this mock exam. Your changes can no longer be saved.',
  sectionWords: (minutes: number, places: number) => `${counted(minutes, 'minute')}, ${counted(places, 'case')}`,

  draw: 'Choose cases for me',
  drawAgain: 'Choose again',
  drawing: 'Choosing...',
  drawn: 'We filled the sections from the question bank.',
  drawnSome: (free: number) => `${counted(free, 'case')} still missing. The question bank has too few.`,
  drawTitle: 'Choose again?',
  drawLine: 'This replaces every case that you did not fix.',

  publish: 'Publish',
  publishing: 'Publishing...',
  publishTitle: 'Publish this mock exam?',
  publishLine: 'After that, its sections and cases cannot change.',
  publishFree: 'Everybody with a confirmed email address can sit it at once.',
  publishCourses: (titles: string) => `Students of ${titles} can sit it at once.`,
  published: 'The mock exam is published.',
  before: 'Before you publish',
  toDo: (faults: number) => `${counted(faults, 'thing')} to do before you publish`,
  nobodyTitle: 'Publish for nobody?',
  publishNobody: 'Publish for nobody',
  close: 'Close mock exam',
  closing: 'Closing...',
  closeTitle: 'Close this mock exam?',
  closeLine: 'Nobody can start it any more. You cannot undo this. Students who started can finish.',
  closed: 'The mock exam is closed.',

  vignettes: 'Cases',
  sectionHead: (number: number, minutes: number) => `Section ${number} · ${counted(minutes, 'minute')}`,
  empty: 'No cases yet.',
  number: (number: number) => (number === 0 ? 'Removed' : `V${number}`),
  facts: (questions: number, rating: number | null) =>
    rating === null
      ? counted(questions, 'question')
      : `${counted(questions, 'question')} · expected pass mark ${Math.round(rating)}%`,
  usedIn: (titles: string) => `Also in ${titles}`,
  shared: (count: number, all: number, title: string) => `${count} of ${all} are also in ${title}.`,
  unscored: 'Does not count',
  fixOne: (name: string) => `Fix ${name}`,
  swapOne: (name: string) => `Swap ${name}`,
  remove: (name: string) => `Remove ${name}`,
  add: 'Add a case',
  addTo: (number: number) => `Add a case to section ${number}`,

  choose: {
    add: 'Add a case',
    swap: (name: string) => `Swap ${name}`,
    search: 'Search by title or number',
    clear: 'Clear the search',
    loading: 'Loading the cases...',
    failed: 'We could not load the cases.',
    none: 'No approved case is free',
    noneLine: 'Only approved cases for mock exams appear here.',
    more: 'Search to find more cases.',
    take: (name: string) => `Choose ${name}`,
  },

  balance: 'Compared with the exam rules',
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

/** Words of the results of a mock exam. */
export const MOCK_RESULTS = {
  heading: 'Results',
  line: 'Each test that is over. Students see theirs when it is released.',
  loading: 'Loading the results...',
  none: 'Nobody has finished this mock exam yet.',
  export: 'Export CSV',
  exported: 'We saved the results to your downloads.',
  columns: { name: 'Name', date: 'Ended', points: 'Points', below: 'Below the mark' },
  points: (correct: number, of: number) => `${correct} of ${of}`,
  mark: (passMark: number) => `Mark: ${passMark}`,
  below: (below: number, of: number) => (below === 0 ? 'None' : `${below} of ${of}`),
  incomplete: 'Not every section',
  newest: (count: number) => `The newest ${count} are shown.`,
} as const;
