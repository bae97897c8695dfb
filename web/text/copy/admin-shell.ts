/** Words of the frame around the admin's screens, and of its command palette. */
export const ADMIN_SHELL = {
  navigation: 'Admin',
  operations: 'Operations',
  dashboard: 'Dashboard',
  manageCourses: 'Manage Courses',
  addCourse: 'Add Course',
  bulkUpload: 'Bulk PDF Upload',
  students: 'Students',
  orders: 'Orders',
  jobs: 'Jobs',
  outbox: 'Outbox',
  desktop: 'This Computer',
  account: 'Account',
  topBar: 'Tools',
} as const;

export const PALETTE = {
  open: 'Go to a page or course',
  title: 'Commands',
  placeholder: 'A page, a course, or what you want to do',
  nothing: 'Nothing is called that.',
  pages: 'Pages',
  courses: 'Courses',
  actions: 'Actions',
  manage: (course: string) => `Manage ${course}`,
  addModule: (course: string) => `Add a module to ${course}`,
  coursesMissing: 'The courses could not be loaded.',
  preview: 'Preview as a student',
  toDark: 'Switch to the dark theme',
  toLight: 'Switch to the light theme',
  keys: { move: 'to move', choose: 'to choose', close: 'to close' },
} as const;
