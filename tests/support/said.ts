/**
 * Where a sentence is said. `field`: at the control it is about. `banner`: above what failed, interrupting. `status`:
 * above what succeeded or waits, when the listener is ready. `toast` and `failure toast`: at the edge of the window.
 */
export type Channel = 'field' | 'banner' | 'status' | 'toast' | 'failure toast';

export interface Place {
  readonly role: string | null;
  readonly isToast: boolean;
  readonly isDescription: boolean;
  readonly parents: number;
}

/** Returns each visible element whose whole text is `words`, and where it stands. Names nothing else: pages run it. */
export function placesIn(words: string): Place[] {
  const all = [...document.querySelectorAll<HTMLElement>('[data-message]')].filter(
    (one) => one.textContent === words && one.checkVisibility(),
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
}

/** The part of `expect` that Vitest's and Playwright's have in common. */
type Expect = (value: unknown, message: string) => { toBe(wanted: unknown): void; toHaveLength(wanted: number): void };

/** Expects the sentence once, through that channel and no other. */
export function expectChannel(expect: Expect, places: readonly Place[], words: string, channel: Channel): void {
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
