import { useSyncExternalStore } from 'react';

let isPreparing = false;

function listen(tell: () => void): () => void {
  const begin = () => ((isPreparing = true), tell());
  const end = () => ((isPreparing = false), tell());
  const list = window.matchMedia('print');
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  list.addEventListener('change', tell);
  return () => {
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
    list.removeEventListener('change', tell);
  };
}

/** True while the page is being printed. Some browsers report it by an event, some by the media query. */
export const useIsPrinting = (): boolean =>
  useSyncExternalStore(listen, () => isPreparing || window.matchMedia('print').matches);
