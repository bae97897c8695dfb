/**
 * Pages that come rendered to visitors who are not signed in, and the files that each is made of. Not among them: what
 * shows the person's own place or time, such as the sign-in page with its remembered target.
 */
export const PRERENDERED = [
  { path: '/Home', sources: ['features/home/home-page.tsx'] },
  { path: '/About', sources: ['features/home/about-page.tsx'] },
  { path: '/courses', sources: ['features/catalog/courses-page.tsx'] },
  { path: '/Tnc', sources: ['features/home/terms-page.tsx'] },
] as const;
