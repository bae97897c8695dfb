import type { Knex } from 'knex';
import { KnexAttemptRepository } from './attempt-repository.ts';
import { KnexEmailChangeRepository } from './email-change-repository.ts';
import { KnexEmailConfirmationRepository } from './email-confirmation-repository.ts';
import { KnexInvitationRepository } from './invitation-repository.ts';
import { KnexPersonalData } from './personal-data/personal-data.ts';
import { KnexResetLinkRepository } from './reset-link-repository.ts';
import { KnexSessionRepository } from './session-repository.ts';
import { KnexStreamRepository } from './stream-repository.ts';
import { KnexTwoFactorRepository } from './two-factor-repository.ts';
import { KnexUserRepository } from './user-repository.ts';

/** Stores of accounts, sessions and sign-in. `db` is the database, or one transaction of it. */
export const identityStores = (db: Knex) => ({
  users: new KnexUserRepository(db),
  sessions: new KnexSessionRepository(db),
  streams: new KnexStreamRepository(db),
  resetLinks: new KnexResetLinkRepository(db),
  emailChanges: new KnexEmailChangeRepository(db),
  emailConfirmations: new KnexEmailConfirmationRepository(db),
  invitations: new KnexInvitationRepository(db),
  attempts: new KnexAttemptRepository(db),
  twoFactors: new KnexTwoFactorRepository(db),
  personalData: new KnexPersonalData(db),
});
