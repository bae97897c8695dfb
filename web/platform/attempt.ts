/** Returns `act()`, or null if it throws. */
export function attempt<T>(act: () => T): T | null {
  try {
    return act();
  } catch {
    return null;
  }
}
