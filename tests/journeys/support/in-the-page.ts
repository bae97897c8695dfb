import type { Page } from 'playwright/test';

/** Brings everything that moves once to its end: half faded in, a text has too little contrast. */
export const finishTransitions = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const onTheirWay = () =>
      document
        .getAnimations()
        .filter((one) => one.playState === 'running' && one.effect?.getComputedTiming().endTime !== Infinity);
    // What inherits a colour may set out anew.
    for (let ones = onTheirWay(); ones.length > 0; ones = onTheirWay()) for (const one of ones) one.finish();
  });

/** How far something sticks out to the right, in pixels: the page would scroll sideways. */
export const overflowPx = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Brings what moves for ever to the end of its way, where it sticks out farthest, and leaves it there. */
export const sweepToEnd = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const one of document.getAnimations()) {
      const { iterations, delay = 0, duration } = one.effect!.getComputedTiming();
      if (iterations !== Infinity) continue;
      one.pause();
      one.currentTime = delay + Number(duration) - 1;
    }
  });

/** From the leftmost to the rightmost letter of the main region, in pixels. */
export const textWidthPx = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const main = document.querySelector('main') ?? document.body;
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const isReadAloudOnly = (each: Element | null): boolean =>
      each !== null && (getComputedStyle(each).clipPath !== 'none' || isReadAloudOnly(each.parentElement));
    let [left, right] = [Infinity, -Infinity];
    while (texts.nextNode()) {
      if (isReadAloudOnly(texts.currentNode.parentElement)) continue;
      range.selectNodeContents(texts.currentNode);
      for (const box of range.getClientRects())
        if (box.width > 1) [left, right] = [Math.min(left, box.left), Math.max(right, box.right)];
    }
    return Math.round(right - left);
  });

/**
 * Words that stand outside a box that cuts off what is outside it: nobody can read them. What is hidden from listeners
 * only repeats others.
 */
export const cutOffTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const TOLERANCE_PX = 3;
    const LINE_SHARE = 0.3;
    const cutters = (node: Node): Element[] => {
      const found: Element[] = [];
      for (let each = node.parentElement; each && each !== document.body; each = each.parentElement) {
        const { overflowX, overflowY, clipPath } = getComputedStyle(each);
        // Read aloud only, or folded away, or reached by scrolling.
        if (clipPath !== 'none' || [overflowX, overflowY].some((how) => how === 'auto' || how === 'scroll'))
          return found;
        if (overflowX !== 'visible' || overflowY !== 'visible') found.push(each);
      }
      return found;
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (node) =>
      node.textContent?.trim() ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP,
    );
    const range = document.createRange();
    const lost = new Set<string>();
    while (texts.nextNode()) {
      const text = texts.currentNode;
      if (text.parentElement?.closest('[aria-hidden=true]')) continue;
      if (!text.parentElement?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      range.selectNodeContents(text);
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 1);
      for (const cutter of cutters(text)) {
        const edge = cutter.getBoundingClientRect();
        const isCut = boxes.some(
          (box) =>
            box.right > edge.right + TOLERANCE_PX ||
            box.left < edge.left - TOLERANCE_PX ||
            box.bottom > edge.bottom + box.height * LINE_SHARE ||
            box.top < edge.top - box.height * LINE_SHARE,
        );
        if (isCut) lost.add(text.textContent?.trim().slice(0, 60) ?? '');
      }
    }
    return [...lost];
  });

/**
 * A person's own spacing (WCAG 1.4.12), which a page has to bear. The policy of the page lets a constructed sheet pass.
 */
export const spaceOut = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-block-end: 2em !important; }',
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });

/**
 * Links and buttons in lists and navigation that are lower or narrower than the 24 px of WCAG 2.2 (2.5.8). axe forgives
 * a small target that stands far enough from others; these are meant to be large enough by themselves.
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('li > a, nav a, li > button, nav button')]
      .filter((target) => target.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .map((target) => ({ target, box: target.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.height < 24 || box.width < 24))
      .map(({ target, box }) => `${target.textContent} ${Math.round(box.width)} × ${box.height.toFixed(1)}`),
  );
