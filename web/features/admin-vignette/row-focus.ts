import { useEffect, useRef } from 'react';

/** Keeps the focus where rows come and go: to the new row, or to the list's button for the next one. */
export function useRowFocus(count: number) {
  const list = useRef<HTMLDivElement>(null);
  const goal = useRef<'new row' | 'button'>(undefined);
  useEffect(() => {
    if (goal.current === 'new row')
      list.current?.querySelector<HTMLElement>(':scope > :last-child :is(input:not([type=radio]), textarea)')?.focus();
    const next = list.current?.nextElementSibling;
    if (goal.current === 'button')
      (next?.matches('button') ? (next as HTMLElement) : next?.querySelector('button'))?.focus();
    goal.current = undefined;
  }, [count]);
  return {
    list,
    added: () => void (goal.current = 'new row'),
    removed: () => void (goal.current = 'button'),
  };
}
