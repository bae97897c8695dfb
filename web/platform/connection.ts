import { useSyncExternalStore } from 'react';

function listen(tell: () => void): () => void {
  window.addEventListener('online', tell);
  window.addEventListener('offline', tell);
  return () => {
    window.removeEventListener('online', tell);
    window.removeEventListener('offline', tell);
  };
}

/** Whether the browser believes it has a network. */
export const useIsOnline = (): boolean => useSyncExternalStore(listen, () => navigator.onLine);
