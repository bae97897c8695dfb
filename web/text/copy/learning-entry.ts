/** Words of the course entry. */
export const ENTRY = {
  title: 'Course',
  loading: 'Loading course...',
  eyebrow: 'Your course',
  offerEyebrow: 'You do not own this course yet',
  contents: 'What is inside',
  allItems: 'All items of this course',
  unavailableTitle: 'Course not available',
  dashboard: 'Back to Dashboard',
  dashboardCrumb: 'Dashboard',
  coursesCrumb: 'Courses',
} as const;
