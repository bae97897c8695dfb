import { withQuery } from './with-query.ts';

/** Addresses of the study plan. */
export const planPath = '/student/plan';

/** Beginnings of the form that make room; without one it begins with the goal as it is. */
export const WAYS = ['lighter', 'later', 'minutes'] as const;
export type Way = (typeof WAYS)[number];

export const planFormPath = (way?: Way): string => withQuery(`${planPath}/edit`, way ? { way } : {});
