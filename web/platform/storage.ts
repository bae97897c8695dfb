import { attempt } from './attempt.ts';

/**
 * Wraps web storage: in private windows or with a full quota it silently stores nothing. Looked up on each call,
 * because the access itself may throw.
 */
const keeper = (store: () => Storage) => ({
  read: (key: string): string | null => attempt(() => store().getItem(key)),
  write: (key: string, value: string | null): void =>
    void attempt(() => (value === null ? store().removeItem(key) : store().setItem(key, value))),
  /** Deletes everything. */
  forget: (): void => void attempt(() => store().clear()),
});

/** Storage of this browser (localStorage). */
export const storage = keeper(() => localStorage);

/** Storage of this tab (sessionStorage), cleared when the user changes: a coupon, scroll positions. */
export const tabStorage = keeper(() => sessionStorage);
