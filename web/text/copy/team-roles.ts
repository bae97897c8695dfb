import type { TeamRole } from '../../../src/wire/literals.ts';

/** Names of the roles in the team. */
export const ROLES: Readonly<Record<TeamRole, string>> = {
  owner: 'Owner',
  office: 'Office',
  teacher: 'Teacher',
  author: 'Author',
};

/** Words of a page that belongs to other roles. */
export const NOT_YOURS = {
  title: 'Your role does not have this page',
  line: 'Please ask an owner if you need it.',
  yours: (roles: string) => `Your role: ${roles}.`,
  dashboard: 'Go to the dashboard',
} as const;
