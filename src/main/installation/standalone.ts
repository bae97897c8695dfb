import { createHash, hkdfSync } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { Argon2PasswordHasher } from '../../adapters/argon2/password-hasher.ts';
import { DemoCheckout } from '../../adapters/demo-checkout/demo-checkout.ts';
import { DiskStorage } from '../../adapters/disk/disk-storage.ts';
import { JoseTokens } from '../../adapters/jose/tokens.ts';
import { KnexMailbox } from '../../adapters/knex/operations/mailbox.ts';
import { NodeSecrets } from '../../adapters/node-crypto/node-secrets.ts';
import { RandomIds } from '../../adapters/node-crypto/random-ids.ts';
import { SystemClock } from '../../adapters/node-crypto/system-clock.ts';
import { PdfReader } from '../../adapters/pdfium/pdf-reader.ts';
import { YauzlArchiveInspector } from '../../adapters/yauzl/archive-inspector.ts';
import type { UploadDesk } from '../../domain/media/ports.ts';
import type { Dependencies } from '../composition/dependencies.ts';
import type { Logger } from '../log.ts';
import type { Settings } from '../settings.ts';
import { chosenDatabase } from './chosen-database.ts';
import { generatedSecrets } from './generated-secrets.ts';
import { knexStores } from './knex-stores.ts';

export interface Installation {
  readonly dependencies: Dependencies;
  readonly db: Knex;
  readonly demoCheckout: DemoCheckout;
  readonly uploadDesk: UploadDesk;
  readonly cookieSecrets: readonly string[];
  /** Lets go of what no database connection is: called when the server stops. */
  readonly release: () => void;
}

/** Node's thread pool has four threads, and file reads need one of them. */
const MAX_HASHES = 3;

/** A signing key has exactly 32 bytes; a secret may have any length that is long enough. */
const keyOf = (secret: string): Uint8Array => createHash('sha256').update(secret).digest();

/** Derived, because the secrets of an installation that is older than uploads hold none for them. */
const uploadSecret = (secret: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', secret, '', 'addresses of uploads', 32));

/** The installation that needs nothing but a folder: decision C1; Postgres where one is named. */
export async function openStandalone(settings: Settings, log: Logger): Promise<Installation> {
  const made = generatedSecrets(settings.dataDir);
  const clock = new SystemClock();
  const ids = new RandomIds();
  const db = chosenDatabase(settings);
  const mailbox = new KnexMailbox(db, ids, clock);
  const demoCheckout = new DemoCheckout(db, { origin: settings.origin, signingSecret: made.payment }, ids, clock);
  const storage = await DiskStorage.open(join(settings.dataDir, 'files'), {
    origin: settings.origin,
    secret: uploadSecret(made.payment),
  });
  const tokenKeys = {
    current: keyOf(settings.tokenSecret ?? made.token),
    previous: settings.previousTokenSecret === undefined ? undefined : keyOf(settings.previousTokenSecret),
  };

  const documentReader = new PdfReader();

  const stores = knexStores(db, ids, clock);
  const dependencies: Dependencies = {
    ...stores,
    kernel: { ...stores.kernel, mailer: mailbox, ids, secrets: new NodeSecrets(), clock },
    identity: {
      ...stores.identity,
      passwords: new Argon2PasswordHasher({ atOnce: Math.min(availableParallelism(), MAX_HASHES) }),
      tokens: new JoseTokens(tokenKeys, clock),
    },
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
      storage,
      documentReader,
      archives: new YauzlArchiveInspector(),
      alarms: { raise: (code, key) => log.error({ code, key }, 'a stored file is not what it was') },
    },
    operations: { ...stores.operations, sentMails: mailbox },
  };
  return {
    dependencies,
    db,
    demoCheckout,
    uploadDesk: storage,
    cookieSecrets: [settings.sessionSecret ?? made.session],
    release: () => documentReader.close(),
  };
}
