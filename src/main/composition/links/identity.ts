import { ListAccess } from '../../../domain/enrolment/queries/list-access.ts';
import { CloseCheckoutsOf } from '../../../domain/enrolment/use-cases/close-checkouts-of.ts';
import type { OpenCheckouts } from '../../../domain/identity/personal-data/ports.ts';
import type { Purchases, UserRepository } from '../../../domain/identity/ports.ts';
import { normalizeEmail } from '../../../domain/identity/user.ts';
import type { People } from '../../../domain/kernel/people.ts';
import { link } from '../bindings.ts';

export const purchases = (listAccess: ListAccess): Purchases => ({
  of: (userId) => listAccess.run({ userId }),
});

export const openCheckouts = (closeCheckoutsOf: CloseCheckoutsOf): OpenCheckouts => ({
  closeOf: (userId) => closeCheckoutsOf.run({ userId }),
});

/** Accounts for every other context. */
export const people = (users: UserRepository): People => ({
  find: (userId) => users.find(userId),
  findByEmail: (email) => users.findByEmail(normalizeEmail(email)),
});

export const identityLinks = () => ({
  purchases: link(purchases, ListAccess),
  openCheckouts: link(openCheckouts, CloseCheckoutsOf),
});
