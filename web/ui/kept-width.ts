import { useImperativeHandle, useLayoutEffect, useRef } from 'react';
import type { Ref, RefObject } from 'react';

/** Keeps a busy element at least as wide as it was at rest, so that other words in it move nothing beside it. */
export function useKeptWidth<E extends HTMLElement>(isBusy: boolean, outer: Ref<E> | undefined): RefObject<E | null> {
  const element = useRef<E>(null);
  const restWidthPx = useRef(0);
  useImperativeHandle(outer, () => element.current as E);

  useLayoutEffect(() => {
    const node = element.current;
    if (!node) return undefined;
    if (!isBusy) {
      restWidthPx.current = node.offsetWidth;
      return undefined;
    }
    node.style.minWidth = `${restWidthPx.current}px`;
    return () => void (node.style.minWidth = '');
  });

  return element;
}
