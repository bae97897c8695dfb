import { useState } from 'react';

/**
 * The open module of the outline: the current one, until somebody opens another. That choice stays while one goes
 * from item to item, and ends where the lesson enters another module.
 */
export function useOpenModule(currentId: string | undefined): [string | null, (id: string | null) => void] {
  const [held, setHeld] = useState<{ currentId: string | undefined; open: string | null }>({
    currentId,
    open: currentId ?? null,
  });
  if (held.currentId !== currentId) setHeld({ currentId, open: currentId ?? null });
  return [held.open, (open) => setHeld({ currentId, open })];
}
