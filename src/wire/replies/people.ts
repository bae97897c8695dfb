import { TEAM_ROLES } from '../../domain/kernel/literals.ts';
import { boolean, integer, list, nullable, object, oneOf, type Reply, string, time } from '../json-schema.ts';
import { ids } from './ids.ts';

const roles = () => list(oneOf(TEAM_ROLES), 'Roles in the team.');

const memberSchema = object(
  {
    ...ids,
    name: string(),
    email: string(),
    roles: roles(),
    since: time(),
    deviceCount: integer('On how many devices they are signed in now.'),
    lastSeenAt: nullable(time('When a session of theirs was last used; sessions are kept for 90 days.')),
    hasTwoFactor: boolean('Whether they sign in with a second factor.'),
    disabledAt: nullable(time()),
    isYou: boolean(),
  },
  'TeamMember',
);

const invitationSchema = object(
  {
    ...ids,
    email: string(),
    roles: roles(),
    invitedBy: nullable(string('Name of the owner who invited.')),
    invitedAt: time(),
    expiresAt: time('From then on its link opens nothing.'),
    isExpired: boolean(),
  },
  'Invitation',
);

export const teamSchema = object(
  { people: list(memberSchema, 'By name.'), invitations: list(invitationSchema, 'Not accepted yet, newest first.') },
  'Team',
);

/** Facts of an invitation, for who has its link. */
export const invitedSchema = object(
  {
    email: string(),
    roles: roles(),
    invitedBy: nullable(string('Name of the owner who invited.')),
    expiresAt: time(),
  },
  'Invited',
);

export type TeamReply = Reply<typeof teamSchema>;
export type TeamMemberReply = TeamReply['people'][number];
export type InvitationReply = TeamReply['invitations'][number];
export type InvitedReply = Reply<typeof invitedSchema>;
