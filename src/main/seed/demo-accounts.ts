/** Public on purpose: they are printed at start, and production refuses to seed (decision C3). */
export const DEMO_ADMIN = { name: 'Demo Admin', email: 'admin@cusp.test', password: 'demo-admin-pass' };
/** Reviews the demo's vignettes: nobody approves their own. */
export const DEMO_REVIEWER = { name: 'Rita Reviewer', email: 'reviewer@cusp.test', password: 'demo-reviewer-pass' };
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
