/*
 * Back and forward, heard before the router. Listeners of the window are called in the order in which they came, so
 * the place is taken before the router exists and stays empty until a page with unsaved answers fills it.
 */
type Hold = (event: PopStateEvent) => void;

let hold: Hold | undefined;

export const hearStepsFirst = (): void => window.addEventListener('popstate', (event) => hold?.(event));

/** At most one page holds at a time. Answers how to let go. */
export function holdSteps(next: Hold): () => void {
  hold = next;
  return () => {
    if (hold === next) hold = undefined;
  };
}
