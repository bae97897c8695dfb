import type { ListAccess } from '../../../domain/enrolment/queries/list-access.ts';
import type { Purchases } from '../../../domain/identity/ports.ts';

export const purchases = (listAccess: ListAccess): Purchases => ({
  of: (userId) => listAccess.run({ userId }),
});
