/** Words of the course entry. */
export const ENTRY = {
  title: 'Course',
  loading: 'Loading course...',
  eyebrow: 'Your course',
  offerEyebrow: 'A live course you do not own yet',
  contents: 'What is inside',
  allItems: 'All items of this course',
  unavailableTitle: 'Course not available',
  dashboard: 'Back to Dashboard',
  dashboardCrumb: 'Dashboard',
  coursesCrumb: 'Live courses',
} as const;
