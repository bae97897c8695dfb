import type { Day } from './day.ts';

export interface Course {
  readonly days: readonly Day[];
}
