import { existsSync, readFileSync } from 'node:fs';

const TICKS_PER_SECOND = 100;

/** Seconds of processor time so far, and resident mebibytes; undefined where there is no /proc. */
export function figuresOf(pid: number): { cpuSeconds: number; residentMiB: number } | undefined {
  const folder = `/proc/${pid}`;
  if (!existsSync(`${folder}/stat`)) return undefined;
  const fields = readFileSync(`${folder}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  const resident = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`${folder}/status`, 'utf8'));
  return {
    cpuSeconds: (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND,
    residentMiB: Number(resident?.[1] ?? 0) / 1024,
  };
}

export const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
