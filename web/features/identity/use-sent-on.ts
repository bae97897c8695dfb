import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSession } from '../../api/session.ts';
import { takeTarget } from '../../api/session-store.ts';
import { destinationOf } from './destination.ts';

/** Sends on whoever is signed in, just now or already. The remembered path is taken once. */
export function useSentOn(): boolean {
  const { user } = useSession();
  const navigate = useNavigate();
  const isSent = useRef(false);

  useEffect(() => {
    if (!user || isSent.current) return;
    isSent.current = true;
    void navigate(destinationOf(user, takeTarget()), { replace: true });
  }, [user, navigate]);

  return user !== undefined;
}
