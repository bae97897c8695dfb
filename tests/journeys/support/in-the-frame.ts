import type { Page } from 'playwright/test';

/**
 * What a window of this width spoils: controls outside the frame that cuts them off, dates and sums that break or run
 * over their cell, names that are cut short without a title that has them whole, texts under a button, and check boxes
 * of one row that begin at different heights.
 */
export const spoiltByWidth = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const TOLERANCE_PX = 1.5;
    const isShown = (element: Element): boolean =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.getBoundingClientRect().width > 1;
    const isReadAloudOnly = (each: Element | null): boolean =>
      each !== null && (getComputedStyle(each).clipPath !== 'none' || isReadAloudOnly(each.parentElement));
    const all = (selector: string): HTMLElement[] =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => isShown(one) && !isReadAloudOnly(one));
    const named = (one: Element): string =>
      (one.getAttribute('aria-label') ?? one.textContent ?? '').trim().slice(0, 40) || one.outerHTML.slice(0, 80);

    /** The left and right edge of what is seen of an element; without an end where one scrolls to it. */
    const frameOf = (element: Element): [number, number] => {
      let [left, right] = [0, document.documentElement.clientWidth];
      for (let each = element.parentElement; each; each = each.parentElement) {
        const { overflowX } = getComputedStyle(each);
        if (overflowX === 'auto' || overflowX === 'scroll') return [-Infinity, Infinity];
        if (overflowX === 'visible') continue;
        const edge = each.getBoundingClientRect();
        [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
      }
      return [left, right];
    };
    const outside = all('a[href], button, select, input, textarea, summary, [role=slider]').filter((control) => {
      const [left, right] = frameOf(control);
      const box = control.getBoundingClientRect();
      return box.left < left - TOLERANCE_PX || box.right > right + TOLERANCE_PX;
    });

    const linesOf = (element: Element): DOMRect[] => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    };
    const broken = all('td time, dd time, [data-look=amount], [data-look=day]').filter((one) => {
      const lines = linesOf(one);
      return lines.some(({ top }) => top > lines[0]!.bottom - TOLERANCE_PX);
    });
    const over = all('td, th').filter((cell) => {
      const { left, right } = cell.getBoundingClientRect();
      return (
        getComputedStyle(cell).overflowX === 'visible' &&
        linesOf(cell).some((line) => line.right > right + TOLERANCE_PX || line.left < left - TOLERANCE_PX)
      );
    });
    const cut = all('*').filter(
      (one) =>
        getComputedStyle(one).textOverflow === 'ellipsis' &&
        one.scrollWidth > one.clientWidth + TOLERANCE_PX &&
        one.closest('[title]') === null,
    );
    /** Moves with the window, or is laid over the page on purpose. */
    const isAfloat = (each: Element | null): boolean =>
      each !== null && (/fixed|sticky|absolute/.test(getComputedStyle(each).position) || isAfloat(each.parentElement));
    const painted = all('main button, main a').filter(
      (one) => !getComputedStyle(one).backgroundColor.endsWith(', 0)') && !isAfloat(one),
    );
    const boxes = painted.map((one) => ({ one, box: one.getBoundingClientRect() }));
    const covered = all('main p, main li, main h1, main h2, main h3, main dd').filter(
      (text) =>
        !isAfloat(text) &&
        linesOf(text).some((line) =>
          boxes.some(
            ({ one, box }) =>
              !text.contains(one) &&
              !one.contains(text) &&
              Math.min(line.bottom, box.bottom) - Math.max(line.top, box.top) > 2 * TOLERANCE_PX &&
              Math.min(line.right, box.right) - Math.max(line.left, box.left) > 2 * TOLERANCE_PX,
          ),
        ),
    );
    const uneven = all('fieldset').flatMap((fields) => {
      const checks = [...fields.querySelectorAll<HTMLElement>('input[type=checkbox]')].filter(isShown);
      return checks.filter((check, at) => {
        const [box, before] = [check.getBoundingClientRect(), checks[at - 1]?.getBoundingClientRect()];
        return before && box.left > before.right && Math.abs(box.top - before.top) > TOLERANCE_PX;
      });
    });
    const said = (fault: string, ones: readonly Element[]) => ones.map((one) => `${fault}: ${named(one)}`);
    return [
      ...said('outside its frame', outside),
      ...said('breaks', broken),
      ...said('runs over its cell', over),
      ...said('cut short without a title', cut),
      ...said('under a button', covered),
      ...uneven.map((check) => `at another height than its row: ${check.id}`),
    ];
  });
