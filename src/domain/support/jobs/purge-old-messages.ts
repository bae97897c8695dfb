import { after, type Clock, DAY_MS } from '../../kernel/clock.ts';
import type { ContactMessageRepository } from '../ports.ts';

/** Twelve months: the privacy section promises it. */
const KEEP_MS = 365 * DAY_MS;

/** Scheduled task: forgets what people wrote to the school, whether or not they have an account. */
export class PurgeOldMessages {
  constructor(
    private readonly messages: Pick<ContactMessageRepository, 'removeOlderThan'>,
    private readonly clock: Clock,
  ) {}

  run(): Promise<void> {
    return this.messages.removeOlderThan(after(this.clock.now(), -KEEP_MS));
  }
}
