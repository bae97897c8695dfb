import { mayAs, type TeamRole } from '../../src/wire/literals.ts';
import { useSession } from '../api/session.ts';

/** Before the server has told the roles, everything is drawn: it refuses what is not theirs anyway. */
const UNKNOWN: readonly TeamRole[] = ['owner'];

/** Returns whether the signed-in member of the team may do what is for these roles: only for what is drawn. */
export function useMay(): (may: readonly TeamRole[]) => boolean {
  const roles = useSession().user?.roles ?? UNKNOWN;
  return (may) => mayAs(roles, may);
}
