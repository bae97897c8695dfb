import type { JobName, JobNames } from '../domain/kernel/jobs.ts';

/** Jobs that wait for each other and for no others. */
export interface JobLane {
  readonly id: LaneId;
  readonly names: JobNames;
  readonly atOnce: number;
  /** Whether now is a time to begin one. */
  isOpen(): boolean;
}

export const LANES = ['usual', 'mail', 'heavy'] as const;
export type LaneId = (typeof LANES)[number];

/** Takes whole seconds of a processor, and nobody sits in front of a screen waiting for it. */
const HEAVY: readonly JobName[] = ['media/process-pdf'];

/** Waits for a mail server, which may be slow or away: nothing but another mail may wait behind it. */
const MAIL: readonly JobName[] = ['operations/deliver-mail'];

export const laneOf = (name: JobName): LaneId =>
  HEAVY.includes(name) ? 'heavy' : MAIL.includes(name) ? 'mail' : 'usual';

/**
 * A mail never waits behind three hundred documents; documents are read one at a time, while no upload is coming in.
 */
export const jobLanes = (isQuiet: () => boolean): readonly JobLane[] => [
  { id: 'usual', names: { except: [...HEAVY, ...MAIL] }, atOnce: 4, isOpen: () => true },
  { id: 'mail', names: { only: MAIL }, atOnce: 4, isOpen: () => true },
  { id: 'heavy', names: { only: HEAVY }, atOnce: 1, isOpen: isQuiet },
];
