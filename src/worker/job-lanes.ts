import type { JobName, JobNames } from '../domain/kernel/jobs.ts';

/** Jobs that wait for each other and for no others. */
export interface JobLane {
  readonly id: LaneId;
  readonly names: JobNames;
  readonly atOnce: number;
  /** Returns whether a job may begin now. */
  isOpen(): boolean;
}

export const LANES = ['usual', 'mail', 'heavy', 'video'] as const;
export type LaneId = (typeof LANES)[number];

/** Jobs that take seconds of CPU, and for which no user waits. */
const HEAVY: readonly JobName[] = ['media/inspect-file'];

/** Takes a processor for hours: no document waits behind a lecture. */
const VIDEO: readonly JobName[] = ['media/convert-video'];

/** Waits for a mail server, which may be slow or away: nothing but another mail may wait behind it. */
const MAIL: readonly JobName[] = ['operations/deliver-mail'];

export function laneOf(name: JobName): LaneId {
  if (HEAVY.includes(name)) return 'heavy';
  if (VIDEO.includes(name)) return 'video';
  return MAIL.includes(name) ? 'mail' : 'usual';
}

/**
 * A mail never waits behind three hundred documents; documents are read and videos are converted one at a time,
 * each beginning while no upload is coming in.
 */
export const jobLanes = (isQuiet: () => boolean): readonly JobLane[] => [
  { id: 'usual', names: { except: [...HEAVY, ...VIDEO, ...MAIL] }, atOnce: 4, isOpen: () => true },
  { id: 'mail', names: { only: MAIL }, atOnce: 4, isOpen: () => true },
  { id: 'heavy', names: { only: HEAVY }, atOnce: 1, isOpen: isQuiet },
  { id: 'video', names: { only: VIDEO }, atOnce: 1, isOpen: isQuiet },
];
