import { after, type Clock, DAY_MS } from '../../kernel/clock.ts';
import type { SessionRepository } from '../ports.ts';

/** Retention after its end: a session still tells who was signed in when something happened. */
const KEEP_MS = 90 * DAY_MS;

/** Round: keeps the table of sessions as large as the school, not as old. */
export class PurgeOldSessions {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly clock: Clock,
  ) {}

  run(): Promise<void> {
    return this.sessions.removeOlderThan(after(this.clock.now(), -KEEP_MS));
  }
}
