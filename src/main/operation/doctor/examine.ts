import { SystemClock } from '../../../adapters/node-crypto/system-clock.ts';
import { checkMail } from '../../installation/chosen-mailer.ts';
import { metricsRights } from '../../settings/operation-settings.ts';
import type { Settings } from '../../settings/settings.ts';
import { checkConverter } from './check-converter.ts';
import { checkDatabase } from './check-database.ts';
import { checkFolder } from './check-folder.ts';
import { checkOrigin } from './check-origin.ts';
import { checkScanner } from './check-scanner.ts';
import { checkTwoFactor } from './check-two-factor.ts';
import { type Finding, findingsOf, reasonOf } from './finding.ts';

/** Timeout of a component. */
const PATIENCE_MS = 20_000;

const WEBHOOK_PATH = '/api/payment/webhook';

type Examination = () => Promise<readonly Finding[]>;

/**
 * Tries every component that the settings choose, each for itself, and answers what was found in their order. Leaves
 * nothing except entries in a component's own history, and a test mail if an address is given.
 */
export async function examine(settings: Settings, testAddress?: string): Promise<Finding[]> {
  const all: [string, Examination][] = [
    ['folder', () => checkFolder(settings.dataDir)],
    ['database', () => checkDatabase(settings)],
    ['two-factor', () => checkTwoFactor(settings)],
    ['redis', () => redis(settings)],
    ['files', () => files(settings)],
    ['videos', () => checkConverter(settings)],
    ['viruses', () => checkScanner(settings)],
    ['payment', () => payment(settings)],
    ['mail', () => mail(settings, testAddress)],
    ['address', () => checkOrigin(settings)],
    ['figures', async () => figures(settings)],
  ];
  return (await Promise.all(all.map(([component, look]) => inTime(component, look)))).flat();
}

async function redis({ redisUrl, isProduction }: Settings): Promise<readonly Finding[]> {
  const { good, unknown } = findingsOf('redis');
  if (redisUrl === undefined)
    return [(isProduction ? unknown : good)('None is set: sessions are in the database, limits in each process.')];
  return (await import('./check-redis.ts')).checkRedis(redisUrl);
}

async function files({ s3, origin }: Settings): Promise<readonly Finding[]> {
  if (!s3) return [findingsOf('files').good('Files are kept in DATA_DIR.')];
  const { checkBucket } = await import('../../../adapters/s3/check-bucket.ts');
  const found = await checkBucket(s3, origin, new SystemClock());
  const findings = found.map(({ about, state, sentence }) => ({ component: `files, ${about}`, state, sentence }));
  const areRulesGood = found.every(({ about, state }) => state === 'good' || !RULES.includes(about));
  if (areRulesGood) return findings;
  const { bucketCommands } = await import('../../../adapters/s3/bucket-rules.ts');
  const commands = bucketCommands(s3.bucket, origin, s3.endpoint).join('\n');
  return [...findings, findingsOf('files').unknown(`The bucket's rules, to be set once:\n${commands}`)];
}

const RULES: readonly string[] = ['cors', 'lifecycle', 'public-access'];

async function payment({ stripe, origin }: Settings): Promise<readonly Finding[]> {
  if (!stripe) return [findingsOf('payment').good('The demo checkout charges nobody.')];
  const { checkStripe } = await import('../../../adapters/stripe/check-stripe.ts');
  const found = await checkStripe(stripe, origin + WEBHOOK_PATH, new Date());
  return found.map((finding) => ({ component: 'payment', ...finding }));
}

async function mail(settings: Settings, testAddress: string | undefined): Promise<readonly Finding[]> {
  return [{ component: 'mail', ...(await checkMail(settings, testAddress)) }];
}

function figures(settings: Settings): readonly Finding[] {
  const { good, unknown } = findingsOf('figures');
  const { token, isLocal } = metricsRights(settings);
  if (token !== undefined) return [good('Prometheus reads /metrics with METRICS_TOKEN.')];
  if (isLocal) return [good('This machine reads /metrics, and nobody else.')];
  return [unknown('Nobody can read /metrics. Set METRICS_TOKEN, so that alarms can be made of it.')];
}

async function inTime(component: string, look: Examination): Promise<readonly Finding[]> {
  const { bad } = findingsOf(component);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<readonly Finding[]>((resolve) => {
    const sentence = `It has not answered in ${PATIENCE_MS / 1000} s. Check that it runs, and that this machine may reach it.`;
    timer = setTimeout(() => resolve([bad(sentence)]), PATIENCE_MS);
  });
  try {
    return await Promise.race([look(), late]);
  } catch (error) {
    return [bad(`It could not be tried: ${reasonOf(error)}`)];
  } finally {
    clearTimeout(timer);
  }
}
