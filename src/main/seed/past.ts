import type { Knex } from 'knex';
import type { Clock } from '../../domain/kernel/clock.ts';
import type { Dependencies } from '../composition/dependencies.ts';
import { demoCheckoutOn } from '../installation/chosen-gateway.ts';
import { chosenSecrets } from '../installation/generated-secrets.ts';
import { openInstallation } from '../installation/open-installation.ts';
import { openLog } from '../log.ts';
import type { Settings } from '../settings/settings.ts';

/** The same school under another clock. */
export interface Past {
  readonly dependencies: Dependencies;
  /** Pays at the demo checkout; returns the signed webhook message that a payment service would send. */
  pay(checkoutId: string): Promise<{ body: Uint8Array; signature: string }>;
  cancel(checkoutId: string): Promise<void>;
}

/**
 * Runs `work` in one transaction of all stores: a seed that was killed is rolled back as a whole, and hundreds of small
 * writes are one commit. The installation in it has no payment service, mail service or Redis: nobody is charged, and
 * mails are kept with the others and never delivered. Nothing else may use the database meanwhile.
 */
export const inThePast = (
  { db, settings, clock }: { db: Knex; settings: Settings; clock: Clock },
  work: (past: Past) => Promise<void>,
): Promise<void> =>
  db.transaction(async (trx) => {
    const alone = { ...settings, stripe: undefined, mailRest: undefined, smtpUrl: undefined, redisUrl: undefined };
    const { dependencies, close } = await openInstallation(alone, openLog('silent'), { db: trx, clock });
    const { ids } = dependencies.kernel;
    const signingSecret = chosenSecrets(settings).demoCheckout;
    const checkout = demoCheckoutOn(trx, { origin: settings.origin, signingSecret, ids, clock });
    try {
      await work({
        dependencies,
        pay: (checkoutId) => checkout.pay(checkoutId),
        cancel: (checkoutId) => checkout.cancel(checkoutId),
      });
    } finally {
      await close();
    }
  });
