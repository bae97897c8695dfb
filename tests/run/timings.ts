import type { FileTime } from './counts.ts';

export interface StageTime {
  readonly name: string;
  readonly ms: number;
}

const SLOWEST = 20;
const seconds = (ms: number): string => `${(ms / 1000).toFixed(1).padStart(7)} s`;

/** How long each stage took, and which test files took longest, whoever ran them. */
export function timingLines(stages: readonly StageTime[], files: readonly FileTime[]): string[] {
  const slowest = files.toSorted((a, b) => b.ms - a.ms).slice(0, SLOWEST);
  return [
    '== time by stage',
    ...stages.map(({ name, ms }) => `${seconds(ms)}  ${name}`),
    ...(slowest.length > 0 ? ['', `== the ${slowest.length} slowest test files`] : []),
    ...slowest.map(({ file, ms }) => `${seconds(ms)}  ${file}`),
  ];
}
