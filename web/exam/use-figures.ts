import { useEffect, useRef, useState } from 'react';
import { streamUrl } from '../api/client.ts';
import { useIsOnline } from '../platform/connection.ts';

interface Figured {
  readonly figures: readonly { readonly key: string; readonly smallKey: string }[];
}

/** Returns the addresses of all figures, in both sizes where there are two. */
const figureKeys = (cases: readonly Figured[]): readonly string[] =>
  cases.flatMap(({ figures }) => figures.flatMap(({ key, smallKey }) => (smallKey ? [key, smallKey] : [key])));

/**
 * Brings all figures of these cases into memory, so that a case without a connection has its own. Returns the address
 * to draw a figure from: the file's own while its copy is not here.
 */
export function useFigures(cases: readonly Figured[] | undefined): (key: string) => string {
  const copies = useRef(new Map<string, string>());
  const isOnline = useIsOnline();

  useEffect(() => {
    if (!cases || !isOnline) return undefined;
    let isHere = true;
    const bring = async () => {
      for (const key of figureKeys(cases)) {
        if (!isHere) return;
        if (copies.current.has(key)) continue;
        const response = await fetch(streamUrl(key)).catch(() => undefined);
        const copy = response?.ok ? await response.blob().catch(() => undefined) : undefined;
        if (copy && isHere) copies.current.set(key, URL.createObjectURL(copy));
      }
    };
    void bring();
    return () => {
      isHere = false;
    };
  }, [cases, isOnline]);

  useEffect(() => {
    const held = copies.current;
    return () => {
      for (const copy of held.values()) URL.revokeObjectURL(copy);
      held.clear();
    };
  }, []);

  const [urlOf] = useState(() => (key: string) => copies.current.get(key) ?? streamUrl(key));
  return urlOf;
}
