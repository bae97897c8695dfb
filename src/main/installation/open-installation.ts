import { createHash } from 'node:crypto';
import { access, constants } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import type { Knex } from 'knex';
import { Argon2PasswordHasher } from '../../adapters/argon2/password-hasher.ts';
import { DemoCheckout } from '../../adapters/demo-checkout/demo-checkout.ts';
import { JoseTokens } from '../../adapters/jose/tokens.ts';
import { translateFault } from '../../adapters/knex/faults.ts';
import { openCookieStore } from '../../adapters/knex/identity/cookie-store.ts';
import { migrateDatabase } from '../../adapters/knex/migrate.ts';
import { KnexMailbox } from '../../adapters/knex/operations/mailbox.ts';
import { NodeSecrets } from '../../adapters/node-crypto/node-secrets.ts';
import { RandomIds } from '../../adapters/node-crypto/random-ids.ts';
import { SystemClock } from '../../adapters/node-crypto/system-clock.ts';
import { PdfReader } from '../../adapters/pdfium/pdf-reader.ts';
import { SharpPictureEncoder } from '../../adapters/sharp/picture-encoder.ts';
import { YauzlArchiveInspector } from '../../adapters/yauzl/archive-inspector.ts';
import { ReceivePaymentEvent } from '../../domain/enrolment/use-cases/receive-payment-event.ts';
import type { Clock } from '../../domain/kernel/clock.ts';
import { demoCheckoutRoutes } from '../../http/routes/enrolment/demo-checkout-routes.ts';
import { UploadQuietPeriod } from '../../worker/upload-quiet-period.ts';
import type { Dependencies } from '../composition/dependencies.ts';
import type { Logger } from '../log.ts';
import type { InThePast } from '../seed/past.ts';
import type { Settings } from '../settings/settings.ts';
import { chosenDatabase } from './chosen-database.ts';
import { openDiskUploads } from './chosen-storage.ts';
import { generatedSecrets } from './generated-secrets.ts';
import type { Installation } from './installation.ts';
import { knexStores } from './knex-stores.ts';

export interface Standalone extends Installation {
  /** For tests, which look at what was written. */
  readonly db: Knex;
  /** For the demo's year. */
  readonly inThePast: InThePast;
}

/** Where a real card page lives; the demonstration's is a page of ours. */
const CARD_PAGE_HOST = 'checkout.stripe.com';

/** Node's thread pool has four threads, and file reads need one of them. */
const MAX_HASHES = 3;

/** A signing key has exactly 32 bytes; a secret may have any length that is long enough. */
const keyOf = (secret: string): Uint8Array => createHash('sha256').update(secret).digest();

/** The installation that needs nothing but a folder: decision C1; Postgres where one is named. */
export async function openStandalone(settings: Settings, log: Logger): Promise<Standalone> {
  const made = generatedSecrets(settings.dataDir);
  const systemClock = new SystemClock();
  const ids = new RandomIds();
  const db = chosenDatabase(settings);
  const quietPeriod = new UploadQuietPeriod(systemClock);
  const uploads = await openDiskUploads({ ...settings, secret: made.payment }, systemClock, quietPeriod);
  const tokenKeys = {
    current: keyOf(settings.tokenSecret ?? made.token),
    previous: settings.previousTokenSecret === undefined ? undefined : keyOf(settings.previousTokenSecret),
  };

  const documentReader = new PdfReader();
  const pictureEncoder = new SharpPictureEncoder();
  const passwords = new Argon2PasswordHasher({ atOnce: Math.min(availableParallelism(), MAX_HASHES) });
  const dependenciesOn = (database: Knex, clock: Clock, demoCheckout: DemoCheckout): Dependencies => {
    const stores = knexStores(database, ids, clock);
    const mailbox = new KnexMailbox(database, ids, clock);
    return {
      ...stores,
      kernel: { ...stores.kernel, mailer: mailbox, ids, secrets: new NodeSecrets(), clock },
      identity: { ...stores.identity, passwords, tokens: new JoseTokens(tokenKeys, clock) },
      enrolment: {
        ...stores.enrolment,
        gateway: demoCheckout,
        alarms: {
          raise: (code, orderId) =>
            log.error({ code, orderId }, 'an order was paid after its course was deleted: please refund it'),
        },
      },
      media: {
        ...stores.media,
        storage: uploads.storage,
        documentReader,
        pictureEncoder,
        archives: new YauzlArchiveInspector(),
        alarms: { raise: (code, key) => log.error({ code, key }, 'a stored file is not what it was taken for') },
      },
      operations: { ...stores.operations, sentMails: mailbox },
    };
  };
  const checkoutOn = (database: Knex, clock: Clock) =>
    new DemoCheckout(database, { origin: settings.origin, signingSecret: made.payment }, ids, clock);

  const demoCheckout = checkoutOn(db, systemClock);
  return {
    dependencies: dependenciesOn(db, systemClock, demoCheckout),
    db,
    inThePast: (clock, work) =>
      db.transaction(async (trx) => {
        const checkout = checkoutOn(trx, clock);
        await work({
          dependencies: dependenciesOn(trx, clock, checkout),
          pay: (checkoutId) => checkout.pay(checkoutId),
          cancel: (checkoutId) => checkout.cancel(checkoutId),
        });
      }),
    migrate: () => migrateDatabase(db),
    openSessionStore: () => openCookieStore(db),
    cookieSecrets: [settings.sessionSecret ?? made.session],
    extraRoutes: (container) => ({
      routes: demoCheckoutRoutes(demoCheckout, container.get(ReceivePaymentEvent)),
      signedRoutes: uploads.routes,
    }),
    pagePolicy: { connect: [], form: [`https://${CARD_PAGE_HOST}`], media: [] },
    checks: {
      database: () => db.raw('select 1'),
      storage: () => access(settings.dataDir, constants.W_OK),
    },
    translateFault,
    isQuiet: () => quietPeriod.isNow(),
    abandonLongWork: () => documentReader.close(),
    close: async () => {
      documentReader.close();
      await db.destroy();
    },
  };
}
