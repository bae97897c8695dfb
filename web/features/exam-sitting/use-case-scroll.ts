import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Below this width the case is above its question, and the page scrolls both. */
const BESIDE = '(min-width: 1080px)';
const isBeside = () => window.matchMedia(BESIDE).matches;

/**
 * Leads from a question to its case and back, each at its last scroll position. Side by side, the case scrolls by
 * itself; one above the other, the page does. The page is asked where the reader is. `isRevealed` renders the heading
 * anew.
 */
export function useCaseScroll(vignetteId: string, questionId: string, isRevealed: boolean) {
  const region = useRef<HTMLElement>(null);
  const question = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const bar = useRef<HTMLElement>(null);
  const tops = useRef(new Map<string, number>());
  const left = useRef({ questionId: '', top: 0 });
  const [isInSight, setInSight] = useState(true);

  useLayoutEffect(() => {
    const box = region.current;
    const held = tops.current;
    if (box && isBeside()) box.scrollTop = held.get(vignetteId) ?? 0;
    return () => {
      if (box && isBeside()) held.set(vignetteId, box.scrollTop);
    };
  }, [vignetteId]);

  /** Whether the question's heading is above the bar now: a press may come before its button has its new words. */
  const isHere = useCallback((): boolean => {
    const barTop = bar.current?.getBoundingClientRect().top ?? window.innerHeight;
    return (heading.current?.getBoundingClientRect().bottom ?? 0) <= Math.min(barTop, window.innerHeight);
  }, []);

  useEffect(() => {
    const watcher = new IntersectionObserver(() => setInSight(isHere()), {
      rootMargin: `0px 0px -${bar.current?.offsetHeight ?? 0}px`,
      threshold: [0, 1],
    });
    if (heading.current) watcher.observe(heading.current);
    return () => watcher.disconnect();
  }, [questionId, isRevealed, isHere]);

  const toCase = () => {
    left.current = { questionId, top: window.scrollY };
    region.current?.focus({ preventScroll: true });
    if (!isBeside()) window.scrollTo(0, tops.current.get(vignetteId) ?? 0);
  };
  const toQuestion = () => {
    heading.current?.focus({ preventScroll: true });
    if (isBeside()) return;
    tops.current.set(vignetteId, window.scrollY);
    if (left.current.questionId === questionId) window.scrollTo(0, left.current.top);
    else question.current?.scrollIntoView();
  };
  const toggle = () => {
    const isReading = !isHere() || region.current?.contains(document.activeElement);
    (isReading ? toQuestion : toCase)();
  };
  return { region, question, heading, bar, isInSight, isHere, isBeside, toCase, toQuestion, toggle };
}
