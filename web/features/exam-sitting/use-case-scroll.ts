import { useLayoutEffect, useRef, useState } from 'react';

/** Below this the case stands above its question, and the page scrolls both. */
const BESIDE = '(min-width: 1080px)';
const isBeside = () => window.matchMedia(BESIDE).matches;

/**
 * Leads from a question to its case and back, each where it was left: beside each other the case scrolls by itself, one
 * above the other the page does.
 */
export function useCaseScroll(vignetteId: string, questionId: string) {
  const region = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const tops = useRef(new Map<string, number>());
  const questionTop = useRef(0);
  const [at, setAt] = useState({ questionId, isInCase: false });
  const isInCase = at.isInCase && at.questionId === questionId;

  useLayoutEffect(() => {
    const box = region.current;
    const held = tops.current;
    if (box && isBeside()) box.scrollTop = held.get(vignetteId) ?? 0;
    return () => {
      if (box && isBeside()) held.set(vignetteId, box.scrollTop);
    };
  }, [vignetteId]);

  const toggle = () => {
    const [from, to] = isInCase ? [region, heading] : [heading, region];
    if (!isBeside()) {
      if (from === region) tops.current.set(vignetteId, window.scrollY);
      else questionTop.current = window.scrollY;
    }
    to.current?.focus({ preventScroll: true });
    if (!isBeside()) window.scrollTo(0, (to === region ? tops.current.get(vignetteId) : questionTop.current) ?? 0);
    setAt({ questionId, isInCase: !isInCase });
  };
  return { region, heading, isInCase, toggle, isBeside };
}
