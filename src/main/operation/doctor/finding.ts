export type FindingState = 'good' | 'bad' | 'unknown';

/** What `doctor` says of one thing that it tried. */
export interface Finding {
  readonly component: string;
  /** `unknown`: it could not be tried from here. */
  readonly state: FindingState;
  /** What was found and, where it is not good, what to do. */
  readonly sentence: string;
}

/** What went wrong, of an error whose own message may be empty: Node joins failures of several addresses into one. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
  return cause || String((error as NodeJS.ErrnoException).code ?? error.name);
}

/** For one component: a finding of each thing that is tried there. */
export const findingsOf = (component: string) => ({
  good: (sentence: string): Finding => ({ component, state: 'good', sentence }),
  bad: (sentence: string): Finding => ({ component, state: 'bad', sentence }),
  unknown: (sentence: string): Finding => ({ component, state: 'unknown', sentence }),
});
