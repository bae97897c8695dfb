import type { Clock } from '../../domain/kernel/clock.ts';

export class SystemClock implements Clock {
  now(): Date {
    return new Date();
  }
}
