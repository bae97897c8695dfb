import { expect, type Locator, type Page } from 'playwright/test';

/** Farther than this, nobody finds it with Tab. */
const MAX_STOPS = 60;

interface Stop {
  readonly isTarget: boolean;
  /** The focused element, if nothing shows that it has the focus. */
  readonly unseen: string;
}

/**
 * Where the focus is, in one call: a case is written in hundreds of stops. A ring is around the focused element or what
 * lies around it, and around the whole row of a row's link. None is needed where nothing has the focus, or a heading
 * that the router chose in the meantime: Tab goes on from there.
 */
const stopOf = (target: Locator): Promise<Stop> =>
  target.evaluateAll((targets) => {
    const focused = document.activeElement;
    const shows = (element: Element | null): boolean => {
      if (!element) return false;
      const { outlineStyle, outlineWidth, boxShadow, opacity } = getComputedStyle(element);
      return opacity !== '0' && ((outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) || boxShadow !== 'none');
    };
    const isAtPage = !focused || focused.matches('body, h1[tabindex="-1"], main[tabindex="-1"]');
    const isSeen =
      isAtPage ||
      shows(focused) ||
      shows(focused.parentElement) ||
      getComputedStyle(focused, '::after').outlineStyle !== 'none';
    return {
      isTarget: targets.some((one) => one === focused),
      unseen: isSeen ? '' : focused.outerHTML.slice(0, 160),
    };
  });

export const hasRing = async (page: Page): Promise<boolean> => (await stopOf(page.locator(':focus'))).unseen === '';

export const isFocused = async (target: Locator): Promise<boolean> => (await stopOf(target)).isTarget;

/** Goes on with Tab until the target has the focus. At every stop on the way one sees where it is. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.first().waitFor();
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    let at = await stopOf(target);
    // A ring may fade in.
    if (at.unseen !== '')
      await expect.poll(async () => (at = await stopOf(target)).unseen, 'focused without a ring').toBe('');
    if (at.isTarget) return;
  }
  throw new Error(`Tab did not reach ${target}.`);
}

export async function enterAt(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}
