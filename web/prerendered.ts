/**
 * Pages prerendered for signed-out visitors, with their source files. Personal parts, such as the stored target of the
 * sign-in page, are rendered after hydration. A tab with its own path is a page of its own.
 */
export const PRERENDERED = [
  { path: '/Home', sources: ['features/home/home-page.tsx'] },
  { path: '/About', sources: ['features/home/about-page.tsx'] },
  { path: '/courses', sources: ['features/catalog/courses-page.tsx'] },
  { path: '/courses/:slug', sources: ['features/catalog/course-sales-page.tsx'] },
  { path: '/ContactUs', sources: ['features/home/contact-page.tsx'] },
  { path: '/login', sources: ['features/identity/login-page.tsx'] },
  { path: '/login?tab=sign-up', sources: ['features/identity/login-page.tsx'] },
  { path: '/forgot-password', sources: ['features/identity/forgot-password-page.tsx'] },
  { path: '/reset-password/:token', sources: ['features/identity/forgot-password-page.tsx'] },
  { path: '/Tnc', sources: ['features/home/terms-page.tsx'] },
] as const;
