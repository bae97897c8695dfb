/** Private windows and full disks refuse: then it forgets, quietly. The store is asked for each time, because asking may throw. */
const keeper = (store: () => Storage) => ({
  read(key: string): string | null {
    try {
      return store().getItem(key);
    } catch {
      return null;
    }
  },

  write(key: string, value: string | null): void {
    try {
      if (value === null) store().removeItem(key);
      else store().setItem(key, value);
    } catch {
      // A preference that is not kept is no reason to stop anybody.
    }
  },
});

/** What this browser remembers for itself. */
export const storage = keeper(() => localStorage);

/** What this tab remembers until it is closed. */
export const tabStorage = keeper(() => sessionStorage);
