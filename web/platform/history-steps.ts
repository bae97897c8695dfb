/*
 * Intercepts Back and Forward before the router. Window listeners run in the order of registration, so this one is
 * registered before the router exists, and does nothing until a page with unsaved changes sets a handler.
 */
type Hold = (event: PopStateEvent) => void;

let hold: Hold | undefined;

export const hearStepsFirst = (): void => window.addEventListener('popstate', (event) => hold?.(event));

/** Sets the handler, at most one at a time. Returns its release function. */
export function holdSteps(next: Hold): () => void {
  hold = next;
  return () => {
    if (hold === next) hold = undefined;
  };
}
