import type { Clock } from '../../src/domain/kernel/clock.ts';

/** Stands still until it is told to move. */
export class FixedClock implements Clock {
  constructor(private time: Date) {}

  now(): Date {
    return new Date(this.time);
  }

  set(time: Date): void {
    this.time = time;
  }

  advance(milliseconds: number): void {
    this.time = new Date(this.time.getTime() + milliseconds);
  }
}
