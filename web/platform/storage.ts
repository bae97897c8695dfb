/** What this browser remembers for itself. Private windows and full disks refuse: then it forgets, quietly. */
export const storage = {
  read(key: string): string | null {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },

  write(key: string, value: string | null): void {
    try {
      if (value === null) localStorage.removeItem(key);
      else localStorage.setItem(key, value);
    } catch {
      // A preference that is not kept is no reason to stop anybody.
    }
  },
};
