/** Words of the frame around the admin's screens, and of its command palette. */
export const ADMIN_SHELL = {
  navigation: 'Admin',
  dashboard: 'Dashboard',
  manageCourses: 'Manage Courses',
  addCourse: 'Add Course',
  bulkUpload: 'Bulk PDF Upload',
  folderUpload: 'Upload a folder',
  courses: 'Courses',
  school: 'School',
  system: 'System',
  students: 'Students',
  orders: 'Orders',
  trash: 'Trash',
  emails: 'Emails',
  tasks: 'Background tasks',
  activity: 'Activity log',
  administrators: 'Administrators',
  desktop: 'This computer',
  account: 'Account',
  viewSite: 'View site',
  failed: (count: number) => `${count} failed`,
  topBar: 'Tools',
  passwordAlone: 'Your account is protected by a password alone.',
  turnTwoFactorOn: 'Turn on two-factor sign-in',
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

/** Words of the page that asks which course a folder goes into. */
export const FOLDER_COURSE = {
  title: 'Upload a folder',
  lead: 'Choose the course. You see what goes where before anything is uploaded.',
  courses: 'Courses',
  live: 'Live',
  draft: 'Draft',
} as const;
