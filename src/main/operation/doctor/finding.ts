export type FindingState = 'good' | 'bad' | 'unknown';

/** Result of one check of `doctor`. */
export interface Finding {
  readonly component: string;
  /** `unknown`: it could not be tried from here. */
  readonly state: FindingState;
  /** Result and, if it is not good, the remedy. */
  readonly sentence: string;
}

/** Returns the reason of an error whose own message may be empty: Node aggregates the failures of several addresses. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
  return cause || String((error as NodeJS.ErrnoException).code ?? error.name);
}

/** Builds findings of one component. */
export const findingsOf = (component: string) => ({
  good: (sentence: string): Finding => ({ component, state: 'good', sentence }),
  bad: (sentence: string): Finding => ({ component, state: 'bad', sentence }),
  unknown: (sentence: string): Finding => ({ component, state: 'unknown', sentence }),
});
