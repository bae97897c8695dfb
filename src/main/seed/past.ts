import type { Clock } from '../../domain/kernel/clock.ts';
import type { Dependencies } from '../composition/dependencies.ts';

/** The same school under another clock. */
export interface Past {
  readonly dependencies: Dependencies;
  /** What a buyer does at the demo checkout; answers the message that a payment service would send. */
  pay(checkoutId: string): Promise<{ body: Uint8Array; signature: string }>;
  cancel(checkoutId: string): Promise<void>;
}

/**
 * Runs `work` in one transaction of all stores: it happened as a whole or not at all, so that a seed that was killed
 * leaves nothing half done, and hundreds of small writes are one commit. Its mails are kept beside the others and never
 * delivered. Nothing else may use the database meanwhile.
 */
export type InThePast = (clock: Clock, work: (past: Past) => Promise<void>) => Promise<void>;
