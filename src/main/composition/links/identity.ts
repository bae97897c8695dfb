import { ListAccess } from '../../../domain/enrolment/queries/list-access.ts';
import { CloseCheckoutsOf } from '../../../domain/enrolment/use-cases/close-checkouts-of.ts';
import type { OpenCheckouts } from '../../../domain/identity/personal-data/ports.ts';
import type { Purchases } from '../../../domain/identity/ports.ts';
import { link } from '../bindings.ts';

export const purchases = (listAccess: ListAccess): Purchases => ({
  of: (userId) => listAccess.run({ userId }),
});

export const openCheckouts = (closeCheckoutsOf: CloseCheckoutsOf): OpenCheckouts => ({
  closeOf: (userId) => closeCheckoutsOf.run({ userId }),
});

export const identityLinks = () => ({
  purchases: link(purchases, ListAccess),
  openCheckouts: link(openCheckouts, CloseCheckoutsOf),
});
