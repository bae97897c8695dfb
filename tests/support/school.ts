import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AddAdmin } from '../../src/domain/identity/use-cases/add-admin.ts';
import { Register } from '../../src/domain/identity/use-cases/register.ts';
import { newUser } from '../../src/domain/identity/user.ts';
import type { TeamRole } from '../../src/domain/kernel/literals.ts';
import type { RenderedPage } from '../../src/http/pages/rendered-page.ts';
import { pages, shellOf } from '../../src/http/pages/spa.ts';
import { openLog } from '../../src/main/log.ts';
import { type RunningServer, startServer } from '../../src/main/server.ts';
import { readSettings, type Settings } from '../../src/main/settings/settings.ts';
import { JobWorker } from '../../src/worker/job-worker.ts';
import { type Ask, asker } from './asking.ts';
import { courseMaker } from './course-maker.ts';
import { freePort } from './free-port.ts';
import { memoryFolder } from './memory-folder.ts';
import { migratedSqlite } from './migrated-sqlite.ts';

export const PAGE =
  '<!doctype html><html lang="en"><head><title>Cusp</title><script>document.title += "!"</script></head><body></body></html>';
export const PASSWORD = 'a long enough password';
export const COUPON = 'CUSP10';

export interface Person {
  readonly id: string;
  readonly email: string;
  readonly bearer: string;
  /** The session cookie as `name=value`. */
  readonly cookie: string;
}

export function environment(port: number, dataDir: string): Record<string, string> {
  return {
    NODE_ENV: 'test',
    PORT: String(port),
    APP_ORIGIN: `http://localhost:${port}`,
    DATA_DIR: dataDir,
    SEED_DEMO: '0',
    LOG_LEVEL: 'silent',
    RATE_LIMIT_FACTOR: '10000',
    COUPON_CODE: COUPON,
    CONTACT_EMAIL: 'school@example.org',
  };
}

/**
 * The whole server as it is composed for people, on an SQLite and a folder of its own, with a page in
 * place of the browser application. Nobody and nothing is in it yet. Its jobs wait for `drainJobs`, unless the test is
 * about a server that works them (`WORK_JOBS`): what is asked in between would be done sooner or later.
 */
export async function openSchool(
  overrides: Record<string, string> = {},
  face: { html: string; rendered?: readonly RenderedPage[] } = { html: PAGE },
  /** What no environment sets. */
  change: (settings: Settings) => Settings = (settings) => settings,
) {
  // Whoever names a folder keeps it; another one is gone when the school closes.
  const ownFolder = overrides['DATA_DIR'] === undefined ? await memoryFolder('cusp-school-') : undefined;
  const folder = overrides['DATA_DIR'] ?? ownFolder ?? '';
  if (overrides['DATABASE_URL'] === undefined) await fillFolder(folder);
  const port = await freePort();
  const settings = change(readSettings({ ...environment(port, ownFolder ?? ''), WORK_JOBS: '0', ...overrides }));
  const shell = shellOf(face.html, face.rendered);
  const start = (): Promise<RunningServer> =>
    startServer(settings, () => ({
      handlers: (site) => [pages(shell, site)],
      scriptHashes: shell.scriptHashes,
    }));
  const opened = await start();
  const school = {
    ...opened,
    origin: settings.origin,
    settings,
    db: opened.installation.db,
    ask: asker(port),
    /** Stops, does something while nobody serves, and starts on the same data. */
    async restart(meanwhile: () => Promise<void> = async () => undefined): Promise<void> {
      await school.stop();
      await meanwhile();
      Object.assign(school, await start());
      school.db = school.installation.db;
    },
    async close(): Promise<void> {
      await school.stop();
      if (ownFolder !== undefined) await rm(ownFolder, { recursive: true, force: true });
    },
  };
  const makeCourse = courseMaker(() => school);
  return Object.assign(school, {
    drainJobs: () => drained(school),
    newcomer: (name: string) => newcomer(school, name),
    student: (name: string) => student(school, name),
    /** Makes a new one: the second of a school needs a name of their own. */
    admin: (name?: string) => admin(school, name),
    member: (...roles: TeamRole[]) => member(school, roles),
    enrol: (userId: string, courseId: string) => {
      const { kernel, enrolment } = school.installation.dependencies;
      return enrolment.enrolments.add({
        userId,
        courseId,
        since: kernel.clock.now(),
        orderId: null,
        term: { months: 10 },
      });
    },
    course: async (facts?: Parameters<typeof makeCourse>[0]) => {
      const made = await makeCourse(facts);
      // Its papers are read now, and raise its version in the middle of no test.
      await drained(school);
      return made;
    },
  });
}

/** A new school begins with migrated tables; what is there already stays. */
async function fillFolder(folder: string): Promise<void> {
  const file = join(folder, 'cusp.sqlite');
  if (existsSync(file)) return;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeFile(file, await migratedSqlite(), { mode: 0o600 });
}

export type School = Awaited<ReturnType<typeof openSchool>>;

/** Somebody who registered and has not confirmed their address yet. */
async function newcomer(
  { container, ask }: { container: RunningServer['container']; ask: Ask },
  name: string,
): Promise<Person> {
  const email = `${name}@example.org`;
  await container.get(Register).run({ name, email, phone: '+61 400 000 000', password: PASSWORD });
  return signIn(ask, email);
}

/** The same with a confirmed address: a seat given by hand resets any other account. */
async function student(
  { container, ask, installation }: Pick<RunningServer, 'container' | 'installation'> & { ask: Ask },
  name: string,
): Promise<Person> {
  const { kernel, identity } = installation.dependencies;
  const email = `${name}@example.org`;
  const { id } = await container.get(Register).run({ name, email, phone: '+61 400 000 000', password: PASSWORD });
  await identity.users.confirmEmail(id, email, kernel.clock.now());
  return signIn(ask, email);
}

async function admin(
  { container, ask }: { container: RunningServer['container']; ask: Ask },
  name = 'boss',
): Promise<Person> {
  const email = `${name}@example.org`;
  await container.get(AddAdmin).run({ name: 'Boss', email, password: PASSWORD });
  return signIn(ask, email);
}

/** Somebody of the team with these roles, at an address that names them. */
async function member({ ask, installation }: Pick<RunningServer, 'installation'> & { ask: Ask }, roles: TeamRole[]) {
  const { kernel, identity } = installation.dependencies;
  const email = `${roles.join('-')}@example.org`;
  const passwordHash = await identity.passwords.hash(PASSWORD);
  const facts = { id: kernel.ids.next(), name: `The ${roles.join(' and ')}`, email, phone: '', passwordHash, roles };
  await identity.users.add(newUser({ ...facts, role: 'admin' }, kernel.clock.now()));
  return signIn(ask, email);
}

export async function signIn(ask: Ask, email: string, password = PASSWORD): Promise<Person> {
  const { status, json, headers } = await ask('POST', '/api/auth/login', { body: { email, password } });
  if (status !== 200) throw new Error(`${email} could not sign in: ${status}`);
  const { token, user } = json as { token: string; user: { id: string } };
  return { id: user.id, email, bearer: token, cookie: sessionCookieIn(headers) };
}

/** Of an answer to a sign-in, which sets the mark of the device as well. */
export const sessionCookieIn = (headers: Readonly<Record<string, unknown>>): string =>
  [headers['set-cookie'] ?? []]
    .flat()
    .map((cookie) => String(cookie).split(';')[0] ?? '')
    .find((cookie) => /^(?:__Host-)?sid=/.test(cookie)) ?? '';

/** Works until nothing waits, beside the server's own worker. */
async function drained({
  composition,
  installation,
}: Pick<RunningServer, 'composition' | 'installation'>): Promise<void> {
  const { jobs, clock } = installation.dependencies.kernel;
  const worker = new JobWorker(jobs, composition.jobs, clock, openLog('silent'));
  while ((await jobs.counts()).waiting > 0) {
    await worker.drain();
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
