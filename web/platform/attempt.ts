/** What comes of it, or null when it throws. For what may fail and then simply is not there. */
export function attempt<T>(act: () => T): T | null {
  try {
    return act();
  } catch {
    return null;
  }
}
