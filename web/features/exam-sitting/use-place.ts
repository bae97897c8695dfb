import { useState } from 'react';
import { tabStorage } from '../../platform/storage.ts';
import type { Placed } from './section-plan.ts';

/** Which question is on the screen, over a reload too, and which ones were. */
export function usePlace(name: string, placed: readonly Placed[]) {
  const key = `cusp.place.${name}`;
  const [index, setIndex] = useState(() => {
    const kept = tabStorage.read(key);
    return Math.max(
      0,
      placed.findIndex(({ question }) => question.id === kept),
    );
  });
  const [seen, setSeen] = useState<ReadonlySet<string>>(() => new Set([placed[index]?.question.id ?? '']));
  const [hasMoved, setMoved] = useState(false);

  const go = (to: number) => {
    const id = placed[to]?.question.id;
    if (id === undefined) return;
    tabStorage.write(key, id);
    setIndex(to);
    setMoved(true);
    setSeen((before) => new Set(before).add(id));
  };
  return { index, seen, go, hasMoved };
}
