import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SettingFaults } from '../../src/main/settings/setting-reader.ts';
import { readSettings } from '../../src/main/settings/settings.ts';
import { SCHOOL } from '../../src/wire/school.ts';
import { BRAND } from '../../web/text/brand.ts';
import { SETTINGS } from '../../web/text/copy/admin-settings.ts';

type Env = Record<string, string | undefined>;

function faultsOf(env: Env): readonly string[] {
  try {
    readSettings(env);
    return [];
  } catch (error) {
    if (!(error instanceof SettingFaults)) throw error;
    for (const fault of error.faults) expect(error.message).toContain(fault);
    return error.faults;
  }
}

const namesIn = (faults: readonly string[]): string[] =>
  faults.map((fault) => /[A-Z][A-Z0-9_]{3,}/.exec(fault)?.[0] ?? '').sort();

const WRONG: Record<string, string> = {
  PORT: '80a',
  APP_ORIGIN: 'school.example/path?secret-1',
  TRUST_PROXY_HOPS: '-1',
  DATABASE_URL: 'mysql://user:secret-2@db/cusp',
  REDIS_URL: 'http://secret-7',
  S3_ENDPOINT: 'secret-8.example/path',
  S3_PUBLIC_ENDPOINT: 'ftp://secret-9',
  S3_FORCE_PATH_STYLE: 'maybe',
  STREAM_DELIVERY: 'secret-10',
  STRIPE_API_BASE: 'secret-11',
  SMTP_URL: 'imap://secret-12',
  MAIL_FROM: 'secret-13 <a@example.org>',
  GST_RATE: '10 %',
  TOKEN_SECRET: 'secret-3',
  TOKEN_SECRET_PREVIOUS: 'secret-4',
  SESSION_SECRET: 'secret-5',
  UPLOAD_SECRET: 'secret-14',
  DEMO_CHECKOUT_SECRET: 'secret-15',
  ENCRYPTION_SECRET: 'secret-16',
  RATE_LIMIT_FACTOR: '0',
  SEED_DEMO: 'perhaps',
  CONTACT_EMAIL: 'secret-6 at example',
  CLAMD_HOST: 'tcp://secret-14/path',
  CLAMD_MAX_BYTES: '100 MB',
  CONVERT_HEAVY_VIDEOS: 'perhaps',
  LOG_LEVEL: 'loud',
  VIDEO_MAX_BYTES: '10 GB',
  DOCUMENT_MAX_BYTES: '1e6',
  THUMBNAIL_MAX_BYTES: '0',
};

const CARDS: Env = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };

const GOOD_PRODUCTION: Env = {
  NODE_ENV: 'production',
  APP_ORIGIN: 'https://school.example',
  TRUST_PROXY_HOPS: '1',
  TOKEN_SECRET: 'x'.repeat(32),
  SESSION_SECRET: 'y'.repeat(32),
  ENCRYPTION_SECRET: 'z'.repeat(32),
  SEED_DEMO: '0',
  DATABASE_URL: 'postgres://cusp@db/cusp',
  REDIS_URL: 'redis://redis:6379',
  S3_REGION: 'ap-southeast-2',
  S3_BUCKET: 'cusp-files',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'key',
  ...CARDS,
  SMTP_URL: 'smtps://user:password@mail.example:465',
  MAIL_FROM: 'school@school.example',
  CONTACT_EMAIL: 'hello@school.example',
};

const REST_MAIL: Env = {
  MAIL_REST_URL: 'https://mails.example/send',
  MAIL_REST_SERVICE: 'service',
  MAIL_REST_TEMPLATE: 'template',
  MAIL_REST_PUBLIC_KEY: 'key',
};

/** Those without which production does not start; a mail service is one of two. */
const REQUIRED = Object.keys(GOOD_PRODUCTION).filter(
  (name) => !['NODE_ENV', 'SEED_DEMO', 'SMTP_URL', 'TRUST_PROXY_HOPS'].includes(name),
);

describe('settings', () => {
  it('need nothing at all', () => {
    expect(readSettings({})).toMatchObject({
      isProduction: false,
      port: 3000,
      host: '127.0.0.1',
      origin: 'http://localhost:3000',
      couponCode: 'CUSP10',
      seedDemo: 'year',
      rateLimitFactor: 100,
      ceilings: { videoMaxBytes: 10 * 1024 ** 3, documentMaxBytes: 200 * 1024 ** 2, thumbnailMaxBytes: 10 * 1024 ** 2 },
    });
    const blank = Object.fromEntries(Object.keys(WRONG).map((name) => [name, ' ']));
    // Empty, it says that there is no tax.
    expect(readSettings({ ...blank, GST_RATE: undefined })).toEqual(readSettings({}));
  });

  it('name all their faults at once, and no value', () => {
    const faults = faultsOf(WRONG);
    expect(namesIn(faults)).toEqual(Object.keys(WRONG).sort());
    const text = faults.join('\n');
    for (const value of Object.values(WRONG).filter((one) => one.length > 3)) expect(text).not.toContain(value);
    expect(text).not.toMatch(/secret-\d/);
  });

  it.each(Object.entries(WRONG))('refuse %s alone', (name, value) => {
    expect(namesIn(faultsOf({ [name]: value }))).toEqual([name]);
  });

  it.each([
    'ftp://school.example',
    'https://school.example/app',
    'https://user@school.example',
    'https://school.example?x',
    'school.example',
    'https://',
    'javascript:alert(1)',
  ])('refuse the origin %s', (origin) => {
    expect(namesIn(faultsOf({ APP_ORIGIN: origin }))).toEqual(['APP_ORIGIN']);
  });

  it.each([
    ['0', false],
    ['no', false],
    ['OFF', false],
    ['1', true],
    ['Yes', true],
  ])('read the flag %s', (value, isOn) => {
    expect(readSettings({ WORK_JOBS: value }).workJobs).toBe(isOn);
    expect(readSettings({ SEED_DEMO: value }).seedDemo).toBe(isOn ? 'year' : 'none');
  });

  it('wait for a balancer only where one can be', () => {
    const waitOf = (env: Env) => readSettings(env).shutdownWaitMs;
    for (const HOST of [undefined, 'localhost', '127.0.0.1', '::1']) expect(waitOf({ HOST })).toBe(0);
    for (const HOST of ['0.0.0.0', '::', '10.0.0.7']) expect(waitOf({ HOST, SEED_DEMO: '0', ...CARDS })).toBe(10_000);
    expect(waitOf(GOOD_PRODUCTION)).toBe(10_000);
    expect(waitOf({ HOST: '0.0.0.0', SEED_DEMO: '0', ...CARDS, SHUTDOWN_WAIT_MS: '0' })).toBe(0);
  });

  it('take a small demo, and say what else there is', () => {
    expect(readSettings({ SEED_DEMO: 'small' }).seedDemo).toBe('small');
    expect(readSettings({ SEED_DEMO: ' Small ' }).seedDemo).toBe('small');
    expect(faultsOf({ SEED_DEMO: 'large' })).toEqual(['SEED_DEMO must be 1, small or 0.']);
  });

  it('have no coupon where the code is empty', () => {
    expect(readSettings({ COUPON_CODE: '' }).couponCode).toBe('');
    expect(readSettings({ COUPON_CODE: ' ' }).couponCode).toBe('');
    expect(readSettings({ COUPON_CODE: ' SPRING ' }).couponCode).toBe('SPRING');
  });

  it('take an origin with a final slash, and a port of their own', () => {
    const proxied = { APP_ORIGIN: 'https://school.example/', TRUST_PROXY_HOPS: '1', SEED_DEMO: '0', ...CARDS };
    expect(readSettings(proxied).origin).toBe('https://school.example');
    expect(readSettings({ PORT: '8080' }).origin).toBe('http://localhost:8080');
    expect(faultsOf({ PORT: '65536' })).toHaveLength(1);
  });

  it('refuse https without a proxy, where it could not end', () => {
    const direct = { APP_ORIGIN: 'https://school.example', SEED_DEMO: '0', ...CARDS };
    expect(namesIn(faultsOf(direct))).toEqual(['TRUST_PROXY_HOPS']);
  });

  it.each<Env>([
    { HOST: '0.0.0.0' },
    { HOST: '::' },
    { HOST: '192.168.1.7' },
    { HOST: 'school.local' },
    { APP_ORIGIN: 'http://school.example' },
    { APP_ORIGIN: 'http://127.0.0.1.school.example' },
    { APP_ORIGIN: 'https://school.example', TRUST_PROXY_HOPS: '1' },
    { NODE_ENV: 'test', HOST: '0.0.0.0', APP_ORIGIN: 'http://localhost:3000' },
  ])('have nothing of the demonstration where others can reach the school: %j', (env) => {
    const checkout = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'];
    expect(namesIn(faultsOf(env))).toEqual(['SEED_DEMO', ...checkout]);
    expect(faultsOf({ ...env, SEED_DEMO: '0' }).join()).toContain('charges nobody');
    expect(namesIn(faultsOf({ ...env, SEED_DEMO: 'small', RATE_LIMIT_FACTOR: '2' }))).toEqual([
      'RATE_LIMIT_FACTOR',
      'SEED_DEMO',
      ...checkout,
    ]);
    const open = readSettings({ ...env, SEED_DEMO: '0', ...CARDS });
    expect(open).toMatchObject({ isExposed: true, rateLimitFactor: 1, couponCode: '' });
    expect(open.stripe).toBeDefined();
  });

  it.each<Env>([
    { HOST: 'localhost' },
    { HOST: '::1', APP_ORIGIN: 'http://[::1]:3000' },
    { HOST: '127.0.0.2', APP_ORIGIN: 'http://127.0.0.2:3000' },
    { APP_ORIGIN: 'https://localhost', TRUST_PROXY_HOPS: '1' },
  ])('have the demo on this machine alone: %j', (env) => {
    const demo = { isExposed: false, seedDemo: 'year', rateLimitFactor: 100, couponCode: 'CUSP10', stripe: undefined };
    expect(readSettings(env)).toMatchObject(demo);
  });

  it('choose no component unless it is set whole', () => {
    expect(readSettings({})).toMatchObject({
      s3: undefined,
      stripe: undefined,
      smtpUrl: undefined,
      mailRest: undefined,
    });
    expect(namesIn(faultsOf({ S3_BUCKET: 'files', S3_REGION: 'eu-1' }))).toEqual([
      'S3_ACCESS_KEY_ID',
      'S3_SECRET_ACCESS_KEY',
    ]);
    expect(namesIn(faultsOf({ STRIPE_SECRET_KEY: 'sk_test_1' }))).toEqual(['STRIPE_WEBHOOK_SECRET']);
    expect(namesIn(faultsOf({ ...REST_MAIL, MAIL_REST_TEMPLATE: '' }))).toEqual(['MAIL_REST_TEMPLATE']);
    expect(readSettings(REST_MAIL).mailRest).toEqual({
      url: 'https://mails.example/send',
      service: 'service',
      template: 'template',
      publicKey: 'key',
    });
    expect(namesIn(faultsOf({ ...REST_MAIL, SMTP_URL: 'smtp://mail.example' }))).toEqual(['SMTP_URL']);
  });

  it('charge GST by the usual rate, and none where the rate is empty', () => {
    expect(readSettings({}).seller).toEqual({ name: 'Cusp', abn: null, address: '', gstRate: 1000 });
    expect(readSettings({ GST_RATE: '' }).seller.gstRate).toBeNull();
    expect(readSettings({ GST_RATE: '0.125' }).seller.gstRate).toBe(1250);
    expect(namesIn(faultsOf({ GST_RATE: '0.00001' }))).toEqual(['GST_RATE']);
  });

  it('name the seller with an ABN whose digits check each other', () => {
    expect(readSettings({ SELLER_ABN: '51 824 753 556' }).seller.abn).toBe('51824753556');
    for (const abn of ['51 824 753 557', '5182475355', 'none', '00 000 000 000'])
      expect(namesIn(faultsOf({ SELLER_ABN: abn })), abn).toEqual(['SELLER_ABN']);
    expect(namesIn(faultsOf({ SELLER_NAME: 'x'.repeat(301), SELLER_ADDRESS: 'a\nb' }))).toEqual([
      'SELLER_ADDRESS',
      'SELLER_NAME',
    ]);
  });

  it('warn of a variable that looks like a setting, with the nearest name', () => {
    const warningsOf = (env: Env) => readSettings(env).warnings;
    expect(warningsOf({ S3_BUCKT: 'files' })).toEqual(['S3_BUCKT is no setting. Is S3_BUCKET meant?']);
    expect(warningsOf({ SMPT_URL: 'smtp://x' })).toEqual(['SMPT_URL is no setting. Is SMTP_URL meant?']);
    expect(warningsOf({ STRIPE_KEY: 'sk' })).toEqual([expect.stringMatching(/^STRIPE_KEY is no setting\. Is STRIPE_/)]);
    expect(warningsOf({ PATH: '/bin', HOME: '/', SHELL: 'sh', LANG: 'C', npm_package_name: 'cusp', CI: '1' })).toEqual(
      [],
    );
    expect(warningsOf({ ADMIN_NAME: 'Boss', DATA_DIR: 'data', PORT: '3000' })).toEqual([]);
  });
});

describe('settings of production', () => {
  it('ask for secrets, an https origin and no demo data, all at once', () => {
    const names = namesIn(faultsOf({ NODE_ENV: 'production', SEED_DEMO: '1', RATE_LIMIT_FACTOR: '100' }));
    for (const name of [...REQUIRED, 'RATE_LIMIT_FACTOR', 'SEED_DEMO', 'SMTP_URL']) expect(names).toContain(name);
    expect(namesIn(faultsOf({ ...GOOD_PRODUCTION, SEED_DEMO: 'small' }))).toContain('SEED_DEMO');
    expect(namesIn(faultsOf({ ...GOOD_PRODUCTION, APP_ORIGIN: 'http://school.example' }))).toContain('APP_ORIGIN');
  });

  it.each(REQUIRED)('ask for %s', (name) => {
    expect(namesIn(faultsOf({ ...GOOD_PRODUCTION, [name]: undefined }))).toContain(name);
  });

  it('take the REST mail service in the place of SMTP', () => {
    expect(faultsOf({ ...GOOD_PRODUCTION, SMTP_URL: undefined, ...REST_MAIL })).toEqual([]);
    expect(namesIn(faultsOf({ ...GOOD_PRODUCTION, SMTP_URL: undefined }))).toContain('SMTP_URL');
  });

  it('refuse to sell for nothing: the demo checkout is for trying', () => {
    expect(faultsOf(GOOD_PRODUCTION)).toEqual([]);
    const faults = faultsOf({ ...GOOD_PRODUCTION, STRIPE_SECRET_KEY: undefined, STRIPE_WEBHOOK_SECRET: undefined });
    expect(faults).toHaveLength(2);
    for (const fault of faults) expect(fault).toContain('the demo checkout charges nobody');
  });

  it('tell a key of Stripe’s from another one that stands beside it', () => {
    const keys = { STRIPE_SECRET_KEY: 'pk_live_1', STRIPE_WEBHOOK_SECRET: 'we_1' };
    expect(namesIn(faultsOf({ ...GOOD_PRODUCTION, ...keys }))).toEqual(['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET']);
    expect(namesIn(faultsOf(keys))).toHaveLength(2);
  });

  it('have no coupon that everybody knows', () => {
    expect(faultsOf({ ...GOOD_PRODUCTION, SEED_DEMO: undefined })).toEqual([]);
    expect(readSettings({ ...GOOD_PRODUCTION, SEED_DEMO: undefined })).toMatchObject({ couponCode: '' });
  });
});

/** Every name that is read, whatever it is worth. */
function settingNames(): string[] {
  const names = new Set<string>();
  const env = new Proxy<Env>({}, { get: (_env, name) => void names.add(String(name)), ownKeys: () => [] });
  readSettings(env);
  return [...names];
}

it.each([
  ['COMPARE_AT_MULTIPLIER', SETTINGS.prices.title],
  ...['NAME', 'DEGREE', 'REGISTRATION', 'WORDS', 'PHOTO'].map((fact) => [`MENTOR_${fact}`, SETTINGS.mentor.title]),
  ['QUESTION_REVIEWERS', `${SETTINGS.exam.title}, “${SETTINGS.exam.reviewers}”`],
])('tells of %s, which is in the browser now, on which page it is', (name, place) => {
  const { warnings, schoolEnvironment } = readSettings({ [name]: '0' });
  expect(warnings).toEqual([
    expect.stringContaining(`${name} is not read any more. It is in the browser now, under Settings, ${place}`),
  ]);
  expect(schoolEnvironment).toEqual({ given: {}, variables: {} });
});

describe('what is written about settings', () => {
  const text = (name: string) => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8');
  /** Those that compose.yaml makes others of. */
  const ofCompose = ['SCHOOL_HOST', 'FILES_HOST', 'POSTGRES_PASSWORD'];
  const inExample = [...text('.env.example').matchAll(/^#?([A-Z][A-Z0-9_]+)=/gm)].map(([, name = '']) => name);

  it('.env.example names nothing that is no setting, and everything that production must have', () => {
    expect(inExample.filter((name) => ![...settingNames(), ...ofCompose].includes(name))).toEqual([]);
    expect(REQUIRED.filter((name) => !inExample.includes(name))).toEqual([]);
  });

  it('the image makes no demo, whatever else it is told', () => {
    expect(text('Dockerfile')).toMatch(/^ENV .*\bSEED_DEMO=0\b/m);
  });

  it('the guide for operators has every setting', () => {
    const guide = text('docs/operations.md');
    expect(settingNames().filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
  });
});

describe('the school', () => {
  it('has one name and one e-mail, on the site, in mails and on the first page of all', () => {
    expect([BRAND.name, BRAND.email]).toEqual([SCHOOL.name, SCHOOL.email]);
    expect(readSettings({}).contactEmail).toBe(SCHOOL.email);
    const html = readFileSync(new URL('../../web/index.html', import.meta.url), 'utf8');
    expect(html).toContain(`<title>${SCHOOL.name}</title>`);
    expect(html).toContain(`<noscript>${SCHOOL.name} needs`);
  });
});
