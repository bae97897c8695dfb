/** Words of the course lists and the course entry. */
export const COURSES = {
  title: 'Courses',
  heading: 'Live courses',
  lead: 'Prices are in Australian dollars. Open a curriculum to see every module and day before you enrol.',
  contact: 'Contact',
  emptyLine: 'New courses are announced here first. Write to us and we will tell you when the next one opens.',
  curriculum: 'Curriculum',
  loadingCurriculum: 'Loading the curriculum...',
  day: (week: number, day: number) => `Day ${week}.${day}`,
} as const;

export const MY_COURSE = {
  title: 'Live courses',
  emptyLine: 'The courses you own stay on your dashboard.',
  dashboard: 'Back to Dashboard',
} as const;

export const ENTRY = {
  loading: 'Loading course...',
  eyebrow: 'Your course',
  offerEyebrow: 'A live course you do not own yet',
  contents: 'What is inside',
  progress: 'Your progress',
  allItems: 'All items of this course',
  open: 'Continue',
  start: 'Start the course',
  nothingYet: 'Its content is being prepared. You will find it here as soon as it is published.',
  moduleDone: (done: number, total: number) => (total === 0 ? 'Nothing to do yet' : `${done} of ${total} done`),
  unavailableTitle: 'Course not available',
  dashboard: 'Back to Dashboard',
  dashboardCrumb: 'Dashboard',
  coursesCrumb: 'Live courses',
  progressFailed: 'Your progress could not be loaded. The course itself is not affected.',
} as const;
