import type { JobName } from '../domain/kernel/jobs.ts';
import type { JobSteps } from './handlers.ts';

/** Jobs that wait for each other and for no others. */
export interface Lane {
  readonly names: readonly JobName[];
  readonly atOnce: number;
  /** Whether now is a time to begin one. */
  isOpen(): boolean;
}

/** Takes whole seconds of a processor, and nobody sits in front of a screen waiting for it. */
const HEAVY: readonly JobName[] = ['media/process-pdf'];

/** A mail never waits behind three hundred documents; documents are read one at a time, in a lull. */
export const lanes = (steps: JobSteps, isLull: () => boolean): readonly Lane[] => [
  { names: (Object.keys(steps) as JobName[]).filter((name) => !HEAVY.includes(name)), atOnce: 4, isOpen: () => true },
  { names: HEAVY, atOnce: 1, isOpen: isLull },
];
