import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { NEW_HASH } from '../platform/admin-addresses.ts';

/** Opens the dialog for something new when an address asks for it, and takes the hash off the address. */
export function useNewHash(open: () => void): void {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const openNow = useEffectEvent(open);
  const isAsked = hash === NEW_HASH;
  useEffect(() => {
    if (!isAsked) return;
    openNow();
    void navigate(pathname + search, { replace: true, preventScrollReset: true });
  }, [isAsked, navigate, pathname, search]);
}
