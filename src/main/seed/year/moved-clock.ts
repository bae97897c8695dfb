import type { Clock } from '../../../domain/kernel/clock.ts';

/** Shows the moment that it was last moved to. */
export class MovedClock implements Clock {
  constructor(private moment: Date) {}

  now(): Date {
    return new Date(this.moment);
  }

  moveTo(moment: Date): void {
    this.moment = moment;
  }
}
