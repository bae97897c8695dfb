/** Words of the command palette, which is loaded with its first use. */
export const PALETTE = {
  title: 'Search',
  placeholder: 'Student, order, receipt, lesson or page',
  /** The same for each role that finds less. */
  placeholders: {
    office: 'Student, order, receipt or page',
    teacher: 'Student, lesson or page',
    author: 'Page',
  },
  nothing: 'No results.',
  nothingFor: (text: string) => `No results for “${text}”.`,
  searching: 'Searching...',
  students: 'Students',
  orders: 'Orders',
  order: (order: string, receipt: string | null) =>
    receipt === null ? `Order ${order}` : `Order ${order} · Receipt ${receipt}`,
  orderOf: (name: string, course: string, day: string) => `${name} · ${course} · ${day}`,
  nobody: 'Deleted account',
  lessons: 'Lessons and documents',
  pages: 'Pages',
  courses: 'Courses',
  actions: 'Actions',
  manage: (course: string) => `Manage ${course}`,
  addModule: (course: string) => `Add a module to ${course}`,
  coursesMissing: 'The courses could not be loaded.',
  notSearched: 'Some results could not be loaded. Type again to retry.',
  preview: 'Preview as a student',
  toDark: 'Switch to the dark theme',
  toLight: 'Switch to the light theme',
  keys: { move: 'to move', choose: 'to choose', close: 'to close' },
} as const;
