/** Words of all frames: navigation, footer, rail, loading, not found, crash. */
export const SHELL = {
  skip: 'Skip to content',
  noAnswer: 'We cannot reach the server. Please check your connection and try again.',
  home: 'Home',
  about: 'About',
  courses: 'Courses',
  contact: 'Contact',
  login: 'Login',
  enrol: 'Enroll Now',
  dashboard: 'Dashboard',
  logout: 'Logout',
  menu: 'Menu',
  closeMenu: 'Close menu',
  mainNavigation: 'Main',
  talkToMentor: 'Talk to Mentor',
  getStarted: 'Get Started',
  loadingPage: 'Loading page...',
  offline: 'You are offline.',
} as const;

export const FOOTER = {
  quickLinks: 'Quick links',
  courseInfo: 'Course info',
  contact: 'Contact',
  start: 'Ready to begin?',
  startLine: 'See prices and the full outline. No account needed.',
  facts: ['5 or 10 months', 'Seven structured modules', 'A plan with your dates', 'Progress on every device'],
  terms: 'Terms and conditions',
  signUp: 'Sign in or sign up',
} as const;

export const NOT_FOUND = {
  title: 'Page not found',
  line: 'There is no page at this address. It may have moved, or the link may be incomplete.',
  home: 'Go home',
} as const;

export const CRASH = {
  title: 'Something went wrong on this page',
  line: 'What you saved is safe. Load the page again. If this happens again, send us the reference.',
  reference: 'Reference',
  again: 'Load again',
  home: 'Go home',
} as const;

export const THEME = { label: 'Theme', light: 'Light', dark: 'Dark', system: 'System' } as const;
