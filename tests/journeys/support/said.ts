import { expect, type Page } from 'playwright/test';

/**
 * Where a sentence is said. `field`: at the control it is about. `banner`: above what failed, interrupting. `status`:
 * above what succeeded or waits, when the listener is ready. `toast` and `failure toast`: at the edge of the window.
 */
export type Channel = 'field' | 'banner' | 'status' | 'toast' | 'failure toast';

interface Place {
  readonly role: string | null;
  readonly isToast: boolean;
  readonly isDescription: boolean;
  readonly parents: number;
}

/** Each visible element whose whole text is `words`, and where it stands. */
const placesOf = (page: Page, words: string): Promise<Place[]> =>
  page.evaluate((expected) => {
    const all = [...document.querySelectorAll<HTMLElement>('[data-message]')].filter(
      (one) => one.textContent === expected && one.checkVisibility(),
    );
    return all.map((one) => {
      const described = one.closest('[id$="-error"]');
      return {
        role: one.closest('[role=alert], [role=status]')?.getAttribute('role') ?? null,
        isToast: one.closest('section[aria-label="Notifications"]') !== null,
        isDescription:
          described !== null &&
          document.querySelector(`[aria-invalid=true][aria-describedby~="${described.id}"]`) !== null,
        parents: document.querySelectorAll('[role=alert] [role=alert], [role=status] [role=status]').length,
      };
    });
  }, words);

/** The exact sentence is said once, through that channel and no other. */
export async function expectSaid(page: Page, words: string, channel: Channel): Promise<void> {
  await expect(page.locator('[data-message]').filter({ hasText: words, visible: true }).first(), words).toBeVisible();
  const places = await placesOf(page, words);
  const announced = places.filter(({ role }) => role !== null);
  if (channel === 'field') {
    expect(
      places.some(({ isDescription }) => isDescription),
      `"${words}" describes its control`,
    ).toBe(true);
    return;
  }
  expect(announced, `"${words}" is announced once`).toHaveLength(1);
  const [place] = announced;
  expect(place?.isToast, `"${words}" in the right place`).toBe(channel.endsWith('toast'));
  expect(place?.role, `"${words}" with the right weight`).toBe(
    channel === 'banner' || channel === 'failure toast' ? 'alert' : 'status',
  );
  expect(place?.parents, 'no live region inside another').toBe(0);
}
