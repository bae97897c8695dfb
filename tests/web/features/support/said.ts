import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/**
 * Where a sentence is said. `field`: at the control it is about. `banner`: above what failed, interrupting. `status`:
 * above what succeeded or waits, when the listener is ready. `toast` and `failure toast`: at the edge of the window.
 */
export type Channel = 'field' | 'banner' | 'status' | 'toast' | 'failure toast';

interface Place {
  readonly role: string | null;
  readonly isToast: boolean;
  readonly isDescription: boolean;
}

/** Returns each element whose whole text is the sentence. */
const placesOf = (words: string): Place[] =>
  [...document.querySelectorAll<HTMLElement>('[data-message]')]
    .filter((one) => one.textContent === words)
    .map((one) => {
      const described = one.closest('[id$="-error"]');
      return {
        role: one.closest('[role=alert], [role=status]')?.getAttribute('role') ?? null,
        isToast: one.closest('section[aria-label="Notifications"]') !== null,
        isDescription:
          described !== null &&
          document.querySelector(`[aria-invalid=true][aria-describedby~="${described.id}"]`) !== null,
      };
    });

/** Waits for the exact sentence, and expects it once, through this channel and no other. */
export async function expectSaid(words: string, channel: Channel): Promise<void> {
  const places = await waitFor(() => {
    const found = placesOf(words);
    expect(found.length, words).toBeGreaterThan(0);
    return found;
  });
  if (channel === 'field')
    return expect(
      places.some(({ isDescription }) => isDescription),
      `"${words}" describes its control`,
    ).toBe(true);
  const announced = places.filter(({ role }) => role !== null);
  const role = channel === 'banner' || channel === 'failure toast' ? 'alert' : 'status';
  expect(announced, `"${words}" is announced once, as ${channel}`).toEqual([
    { role, isToast: channel.endsWith('toast'), isDescription: false },
  ]);
  const nested = document.querySelectorAll('[role=alert] [role=alert], [role=status] [role=status]');
  expect(nested.length, 'no live region inside another').toBe(0);
}
