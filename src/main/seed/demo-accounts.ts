/** Public on purpose: they are printed at start, and production refuses to seed (decision C3). */
export const DEMO_ADMIN = { name: 'Demo Admin', email: 'admin@cusp.test', password: 'demo-admin-pass' };
/** Reviews the demo's vignettes: nobody approves their own. */
export const DEMO_REVIEWER = {
  name: 'Rita Reviewer',
  email: 'reviewer@cusp.test',
  password: 'demo-reviewer-pass',
  roles: ['author'],
} as const;
/** One for each of the other roles, to try them. */
const DEMO_OFFICE = {
  name: 'Olga Office',
  email: 'office@cusp.test',
  password: 'demo-office-pass',
  roles: ['office'],
} as const;
const DEMO_TEACHER = {
  name: 'Tom Teacher',
  email: 'teacher@cusp.test',
  password: 'demo-teacher-pass',
  roles: ['teacher'],
} as const;
export const DEMO_TEAM = [DEMO_OFFICE, DEMO_TEACHER] as const;
export const DEMO_STUDENT = {
  name: 'Sam Student',
  email: 'student@cusp.test',
  password: 'demo-student-pass',
  phone: '+61 400 000 001',
};
export const DEMO_VISITOR = {
  name: 'Vera Visitor',
  email: 'visitor@cusp.test',
  password: 'demo-visitor-pass',
  phone: '+61 400 000 002',
};
export const DEMO_ACCOUNTS = [DEMO_ADMIN, ...DEMO_TEAM, DEMO_REVIEWER, DEMO_STUDENT, DEMO_VISITOR] as const;
