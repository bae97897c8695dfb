import { isIPv4 } from 'node:net';
import { type Ceilings, DEFAULT_CEILINGS } from '../../domain/media/file-rules.ts';
import { type MailSettings, readMailSettings } from './mail-settings.ts';
import { type OperationSettings, readOperationSettings } from './operation-settings.ts';
import { type PaymentSettings, readPaymentSettings } from './payment-settings.ts';
import { readScannerSettings, type ScannerSettings } from './scanner-settings.ts';
import { type SchoolEnvironment, schoolEnvironment } from './school-settings.ts';
import { readSellerSettings, type SellerSettings } from './seller-settings.ts';
import { SettingFaults, SettingReader } from './setting-reader.ts';
import { readStorageSettings, type StorageSettings } from './storage-settings.ts';

/** Demo data of an empty database: none, a few courses and accounts, or also a year of a small school. */
export type DemoSize = 'none' | 'small' | 'year';

export interface Settings
  extends StorageSettings,
    PaymentSettings,
    MailSettings,
    SellerSettings,
    ScannerSettings,
    OperationSettings {
  readonly isProduction: boolean;
  /** Whether the school can be reached from other machines. */
  readonly isExposed: boolean;
  readonly host: string;
  readonly port: number;
  /** Scheme, host and port that visitors see; every address in a mail or a redirect starts with it. */
  readonly origin: string;
  readonly proxyHops: number;
  readonly dataDir: string;
  /** Postgres; without one the data is an SQLite file in `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** Maximum of Postgres connections per process. */
  readonly databasePoolSize: number;
  /** Without one, sessions and jobs are in the database and calls are counted in each process. */
  readonly redisUrl: string | undefined;
  /** Without one, `dataDir` keeps generated secrets. */
  readonly tokenSecret: string | undefined;
  readonly previousTokenSecret: string | undefined;
  readonly sessionSecret: string | undefined;
  /** Signs addresses of uploads that come to this server. */
  readonly uploadSecret: string | undefined;
  /** Signs the messages of the demo checkout. */
  readonly demoCheckoutSecret: string | undefined;
  /** Encrypts what must be read again: the secrets of authenticator apps. */
  readonly encryptionSecret: string | undefined;
  /** Empty: there is no coupon. */
  readonly couponCode: string;
  /** Facts of the school that are set here, above what its owner says in the browser. */
  readonly schoolEnvironment: SchoolEnvironment;
  readonly rateLimitFactor: number;
  /** Whether `serve` also works the job queue; otherwise `worker` does. */
  readonly workJobs: boolean;
  readonly seedDemo: DemoSize;
  readonly logLevel: string;
  readonly ceilings: Ceilings;
  /** Warnings about settings without effect, a sentence each. */
  readonly warnings: readonly string[];
}

const GIBIBYTE = 1024 ** 3;
const DEMO_COUPON = 'CUSP10';
const MIN_SECRET_CHARACTERS = 32;
/** Settings that single roles read themselves. */
const ROLE_SETTINGS = ['ADMIN_NAME', 'ADMIN_EMAIL', 'ADMIN_PASSWORD'];

/** Reads and checks every setting; throws all faults together. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const read = new SettingReader(env);
  const isProduction = read.oneOf('NODE_ENV', 'development', ['development', 'production', 'test']) === 'production';
  const port = read.whole('PORT', 3000, 1, 65_535);
  const host = read.text('HOST', isProduction ? '0.0.0.0' : '127.0.0.1');
  const reached = address(read, port, isProduction);
  // An invalid origin is reported separately.
  const exposed = isExposed(host, reached.origin || 'http://localhost');
  const noDemo = withoutDemo(isProduction, exposed);
  const settings: Omit<Settings, 'warnings' | 'schoolEnvironment'> = {
    isProduction,
    isExposed: exposed,
    host,
    port,
    ...reached,
    dataDir: read.text('DATA_DIR', './data'),
    databaseUrl: databaseUrl(read, isProduction),
    databasePoolSize: read.whole('DATABASE_POOL_SIZE', 10, 1, 200),
    redisUrl: redisUrl(read, isProduction),
    ...readStorageSettings(read, isProduction),
    ...readPaymentSettings(read, noDemo),
    ...readMailSettings(read, isProduction),
    ...readSellerSettings(read),
    ...readScannerSettings(read),
    ...readOperationSettings(read, { isExposed: exposed, isProduction }),
    tokenSecret: secret(read, 'TOKEN_SECRET', isProduction),
    previousTokenSecret: secret(read, 'TOKEN_SECRET_PREVIOUS', false),
    sessionSecret: secret(read, 'SESSION_SECRET', isProduction),
    uploadSecret: secret(read, 'UPLOAD_SECRET', false),
    demoCheckoutSecret: secret(read, 'DEMO_CHECKOUT_SECRET', false),
    encryptionSecret: secret(read, 'ENCRYPTION_SECRET', isProduction),
    couponCode: read.textOrNothing('COUPON_CODE', noDemo ? '' : DEMO_COUPON),
    rateLimitFactor: read.whole('RATE_LIMIT_FACTOR', noDemo ? 1 : 100, 1, 10_000),
    workJobs: read.flag('WORK_JOBS', !isProduction),
    seedDemo: demoSize(read, isProduction),
    logLevel: read.oneOf('LOG_LEVEL', 'info', ['fatal', 'error', 'warn', 'info', 'debug', 'silent']),
    ceilings: {
      videoMaxBytes: read.whole('VIDEO_MAX_BYTES', DEFAULT_CEILINGS.videoMaxBytes, 1, 1024 * GIBIBYTE),
      documentMaxBytes: read.whole('DOCUMENT_MAX_BYTES', DEFAULT_CEILINGS.documentMaxBytes, 1, 100 * GIBIBYTE),
      thumbnailMaxBytes: read.whole('THUMBNAIL_MAX_BYTES', DEFAULT_CEILINGS.thumbnailMaxBytes, 1, GIBIBYTE),
    },
  };
  if (noDemo) refuseDemo(read, settings, noDemo);
  if (read.faults.length > 0) throw new SettingFaults(read.faults);
  for (const name of ROLE_SETTINGS) read.optional(name);
  return { ...settings, schoolEnvironment: schoolEnvironment(read, settings), warnings: read.warnings() };
}

/** Reads the public origin and the number of trusted proxies. */
function address(read: SettingReader, port: number, isProduction: boolean): Pick<Settings, 'origin' | 'proxyHops'> {
  const proxyHops = read.whole('TRUST_PROXY_HOPS', 0, 0, 10);
  if (read.optional('APP_ORIGIN') === undefined) {
    if (isProduction) read.fault('APP_ORIGIN must be set in production, as https://school.example.');
    return { origin: `http://localhost:${port}`, proxyHops };
  }
  const origin = read.httpOrigin('APP_ORIGIN') ?? '';
  if (isProduction && origin.startsWith('http:'))
    read.fault('APP_ORIGIN must start with https:// in production: sign-in cookies travel over nothing else.');
  if (origin.startsWith('https:') && proxyHops === 0)
    read.fault('TRUST_PROXY_HOPS must say how many proxies are in front: https ends at one of them, not here.');
  return { origin, proxyHops };
}

function demoSize(read: SettingReader, isProduction: boolean): DemoSize {
  if (read.optional('SEED_DEMO')?.toLowerCase() === 'small') return 'small';
  return read.flag('SEED_DEMO', !isProduction, '1, small or 0') ? 'year' : 'none';
}

function databaseUrl(read: SettingReader, isProduction: boolean): string | undefined {
  const url = read.optional('DATABASE_URL');
  if (url === undefined && isProduction) read.fault('DATABASE_URL must be set in production: the data is in Postgres.');
  if (url !== undefined && !/^postgres(ql)?:\/\//.test(url))
    read.fault('DATABASE_URL must start with postgres:// or postgresql://.');
  return url;
}

function redisUrl(read: SettingReader, isProduction: boolean): string | undefined {
  const url = read.optional('REDIS_URL');
  if (url !== undefined && !/^rediss?:\/\//.test(url)) read.fault('REDIS_URL must start with redis:// or rediss://.');
  if (url === undefined && isProduction)
    read.fault('REDIS_URL must be set in production: sessions, limits and queues are shared through it.');
  return url;
}

function secret(read: SettingReader, name: string, isRequired: boolean): string | undefined {
  const value = read.optional(name);
  if (value === undefined && isRequired)
    read.fault(`${name} must be set in production, with at least ${MIN_SECRET_CHARACTERS} random characters.`);
  if (value !== undefined && value.length < MIN_SECRET_CHARACTERS) {
    read.fault(`${name} must have at least ${MIN_SECRET_CHARACTERS} characters.`);
  }
  return value;
}

/**
 * Where nothing of the demonstration may be: in production, and where others than this machine reach the school. The
 * demonstration is its data and accounts, raised limits, the demo checkout and the coupon that everybody knows.
 */
function withoutDemo(isProduction: boolean, exposed: boolean): string | false {
  if (isProduction) return 'in production';
  return exposed && 'where HOST or APP_ORIGIN is more than this machine';
}

/** Refuses settings of the demonstration; `noDemo` elsewhere refuses its checkout and omits its coupon. */
function refuseDemo(
  read: SettingReader,
  { seedDemo, rateLimitFactor }: Pick<Settings, 'seedDemo' | 'rateLimitFactor'>,
  where: string,
): void {
  if (seedDemo !== 'none') read.fault(`SEED_DEMO must be 0 ${where}: demo accounts have public passwords.`);
  if (rateLimitFactor !== 1) read.fault(`RATE_LIMIT_FACTOR must be 1 ${where}: it keeps passwords from being guessed.`);
}

const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || (isIPv4(host) && host.startsWith('127.'));

/**
 * Returns whether the server can be reached from other machines: directly, or through a proxy whose public address it
 * names. Anything but a known loopback address counts as exposed.
 */
function isExposed(host: string, origin: string): boolean {
  const name = URL.canParse(origin) ? new URL(origin).hostname.replace(/^\[|\]$/g, '') : '';
  return !isLoopback(host.toLowerCase()) || !isLoopback(name);
}
