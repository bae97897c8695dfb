import { useNavigate } from 'react-router';
import { useSession } from '../api/session.ts';

/**
 * Where a sign-out that is under way leads to. A guard that sees the session end must not take this for an expired
 * session and remember the page, because the next person to sign in would be sent there.
 */
let exit: string | undefined;

export const signingOutTo = (): string | undefined => exit;

/** Clears the session and goes to `to`. */
export function useSignOut(to: string): () => Promise<void> {
  const { signOut } = useSession();
  const navigate = useNavigate();
  return async () => {
    exit = to;
    try {
      await signOut();
      await navigate(to, { replace: true });
    } finally {
      // The guard's own redirect is committed a moment later.
      window.setTimeout(() => (exit = undefined), 500);
    }
  };
}
