import { attempt } from './attempt.ts';

/**
 * Private windows and full disks refuse: then nothing is remembered, quietly. The store is asked for each time,
 * because asking may throw.
 */
const keeper = (store: () => Storage) => ({
  read: (key: string): string | null => attempt(() => store().getItem(key)),
  write: (key: string, value: string | null): void =>
    void attempt(() => (value === null ? store().removeItem(key) : store().setItem(key, value))),
  /** Everything. */
  forget: (): void => void attempt(() => store().clear()),
});

/** What this browser remembers for itself. */
export const storage = keeper(() => localStorage);

/** What this tab remembers until it is closed, or until the person at it changes: a coupon, places on pages. */
export const tabStorage = keeper(() => sessionStorage);
