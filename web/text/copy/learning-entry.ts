/** Words of the course entry. */
export const ENTRY = {
  title: 'Course',
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
