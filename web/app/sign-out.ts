import { useNavigate } from 'react-router-dom';
import { useSession } from '../api/session.ts';

/**
 * Where somebody is going who has chosen to leave. A guard that sees the session end must not mistake this for a
 * stranger at the door and remember the page for whoever signs in next.
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
