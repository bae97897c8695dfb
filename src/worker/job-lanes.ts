import type { JobName } from '../domain/kernel/jobs.ts';
import type { JobHandlers } from './handlers.ts';

/** Jobs that wait for each other and for no others. */
export interface JobLane {
  readonly names: readonly JobName[];
  readonly atOnce: number;
  /** Whether now is a time to begin one. */
  isOpen(): boolean;
}

/** Takes whole seconds of a processor, and nobody sits in front of a screen waiting for it. */
const HEAVY: readonly JobName[] = ['media/process-pdf'];

/**
 * A mail never waits behind three hundred documents; documents are read one at a time, while no upload is coming in.
 */
export const jobLanes = (handlers: JobHandlers, isQuiet: () => boolean): readonly JobLane[] => [
  {
    names: (Object.keys(handlers) as JobName[]).filter((name) => !HEAVY.includes(name)),
    atOnce: 4,
    isOpen: () => true,
  },
  { names: HEAVY, atOnce: 1, isOpen: isQuiet },
];
