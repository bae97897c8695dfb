import { useNavigate } from 'react-router';
import { useSession } from '../api/session.ts';

/**
 * Target of a running sign-out. A guard must not take it for an expired session and store the page, to which the next
 * user would be redirected.
 */
let exit: string | undefined;

export const signingOutTo = (): string | undefined => exit;

/** Ends the session and navigates to `to`. */
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
