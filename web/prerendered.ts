/**
 * Pages that come rendered to visitors who are not signed in, and the files that each is made of. What shows the
 * person's own place or time, such as the remembered target of the sign-in page, is drawn when the browser has taken
 * over. A tab that has an address of its own is rendered of its own.
 */
export const PRERENDERED = [
  { path: '/Home', sources: ['features/home/home-page.tsx'] },
  { path: '/About', sources: ['features/home/about-page.tsx'] },
  { path: '/courses', sources: ['features/catalog/courses-page.tsx'] },
  { path: '/ContactUs', sources: ['features/home/contact-page.tsx'] },
  { path: '/login', sources: ['features/identity/login-page.tsx'] },
  { path: '/login?tab=sign-up', sources: ['features/identity/login-page.tsx'] },
  { path: '/forgot-password', sources: ['features/identity/forgot-password-page.tsx'] },
  { path: '/reset-password/:token', sources: ['features/identity/forgot-password-page.tsx'] },
  { path: '/Tnc', sources: ['features/home/terms-page.tsx'] },
] as const;
