import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharedProgram } from '../support/compiled-program.ts';
import { freePort } from '../support/free-port.ts';
import { freshPostgres } from '../support/provision/fresh-postgres.ts';
import { environment, openSchool, PASSWORD } from '../support/school.ts';
import { smallDisk } from '../support/small-disk.ts';

const cli = await sharedProgram(fileURLToPath(new URL('../../src/main/cli.ts', import.meta.url)));

let work: string;
let home: string;
beforeAll(async () => {
  work = await mkdtemp(join(tmpdir(), 'cusp-commands-'));
  home = join(work, 'home');
  const school = await openSchool({ DATA_DIR: home, WORK_JOBS: '0' });
  await school.course();
  await school.close();
});
afterAll(() => rm(work, { recursive: true, force: true }));

interface Ended {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** As an operator types it. */
const run = (args: readonly string[], env: Record<string, string> = {}): Promise<Ended> =>
  new Promise((resolve) => {
    const surroundings = { PATH: process.env['PATH'], ...environment(3000, home), ...env };
    execFile(process.execPath, [cli, ...args], { env: surroundings, cwd: work }, (error, out, err) =>
      resolve({ code: Number(error?.code ?? 0), out, err }),
    );
  });

const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);

describe('the commands of operation', () => {
  it('name the source, and not the bundle, where an error is that nobody caught', async () => {
    const { err } = await run(['migrate'], { DATA_DIR: join(cli, 'inside-a-file') });
    const { stack } = (JSON.parse(err) as { err: { stack: string } }).err;
    expect(stack).toMatch(/ENOTDIR.*\n(.*\n)*.*[\\/]src[\\/]main[\\/]roles[\\/]migrate\.ts:\d+/);
  });

  it('back up a school and bring it up again, for nobody else to read', async () => {
    const backups = join(work, 'backups');
    const made = await run(['backup', backups]);
    expect(made).toMatchObject({ code: 0, err: '' });
    expect(made.out).toMatch(/^Backed up to .*: \d+ rows in \d+ tables, 7 files, [\d.]+ kB, in [\d.]+ s\.\n$/);
    const [snapshot] = await readdir(join(backups, 'snapshots'));
    expect(await modeOf(backups)).toBe('700');
    expect(await modeOf(join(backups, 'snapshots', snapshot!, 'tables/users.jsonl'))).toBe('600');

    const again = join(work, 'again');
    const restored = await run(['restore', join(backups, 'snapshots', snapshot!)], { DATA_DIR: again });
    expect(restored).toMatchObject({ code: 0, err: '' });
    expect(restored.out).toMatch(/Restored the backup of .* 7 files, .* each compared/);
    expect(restored.out).toContain('The next invoice is INV-001001, the next credit note CN-001001');
    expect(restored.out).toMatch(/Accounts that were disabled after 20\S+Z are enabled again/);
    for (const words of [['--next-invoice', '0'], ['--next-invoice', 'x'], ['--next'], ['--disable'], ['and', 'more']])
      expect(await run(['restore', backups, ...words], { DATA_DIR: join(work, 'never') })).toMatchObject({
        code: 1,
        err: expect.stringContaining('Usage: npm run restore'),
      });
    expect([await modeOf(again), await modeOf(join(again, 'cusp.sqlite'))]).toEqual(['700', '600']);
    expect(await run(['restore', backups], { DATA_DIR: again })).toMatchObject({
      code: 1,
      err: expect.stringContaining('There is a school in'),
    });
  });

  it('serve no folder that another server serves, and name that one', async () => {
    const school = await openSchool({ DATA_DIR: home, WORK_JOBS: '0' });
    const second = await run(['serve'], { PORT: String(await freePort()) });
    expect(second).toMatchObject({ code: 1, out: '' });
    expect(second.err).toContain(
      `Another server, process ${process.pid}, serves the school in DATA_DIR=${home} already.`,
    );
    expect((await school.ask('GET', '/healthz')).status).toBe(200);
    await school.close();
  });

  it('make a folder that nobody else on the machine can read', async () => {
    const dataDir = join(work, 'fresh');
    expect(await run(['migrate'], { DATA_DIR: dataDir })).toMatchObject({ code: 0, err: '' });
    const files = await readdir(dataDir);
    expect(files).toContain('cusp.sqlite');
    const modes = await Promise.all([dataDir, ...files.map((file) => join(dataDir, file))].map(modeOf));
    expect(modes.filter((mode) => !/^[67]00$/.test(mode))).toEqual([]);
  });

  it('let an administrator in again who was disabled, and say so in the audit log', async () => {
    const dataDir = join(work, 'enable');
    const enable = (email?: string) =>
      run(['admin:enable'], { DATA_DIR: dataDir, ...(email !== undefined && { ADMIN_EMAIL: email }) });
    const school = await openSchool({ DATA_DIR: dataDir, WORK_JOBS: '0' });
    const [boss, { id, email }] = [await school.admin(), await school.admin('second')];
    const path = `/api/admin/people/${id}/disable`;
    expect((await school.ask('POST', path, { as: boss, body: { reason: 'Mine now' } })).status).toBe(200);
    const signedIn = () => school.ask('POST', '/api/auth/login', { body: { email, password: PASSWORD } });
    expect((await signedIn()).status).toBe(403);

    // Beside the running server, as an operator does it.
    expect(await enable()).toMatchObject({ code: 1, out: '', err: 'ADMIN_EMAIL must name the account.\n' });
    expect(await enable('nobody@example.org')).toMatchObject({
      code: 1,
      err: expect.stringContaining('There is no account with this email.'),
    });
    expect(await enable(email)).toEqual({ code: 0, err: '', out: `${email} can sign in again.\n` });
    expect((await signedIn()).status).toBe(200);
    expect(await enable(email)).toEqual({ code: 0, err: '', out: `The account of ${email} was not disabled.\n` });
    expect(await school.db('admin_actions').where({ kind: 'enabled' })).toMatchObject([
      { actor_id: 'system', user_id: id, detail: 'By the operator, with admin:enable' },
    ]);
    await school.close();
  });

  it('take two-factor sign-in off for who has lost phone and codes, and write to them', async () => {
    const dataDir = join(work, 'two-factor');
    const off = (email?: string) =>
      run(['admin:two-factor-off'], { DATA_DIR: dataDir, ...(email !== undefined && { ADMIN_EMAIL: email }) });
    const school = await openSchool({ DATA_DIR: dataDir, WORK_JOBS: '0' });
    const boss = await school.admin();
    const { email } = boss;
    const call = (path: string, body: object) => school.ask('POST', path, { as: boss, body });
    const { json } = await call('/api/auth/two-factor', { currentPassword: PASSWORD });
    const secret = Secret.fromBase32((json as { secret: string }).secret);
    expect((await call('/api/auth/two-factor/confirm', { code: new TOTP({ secret }).generate() })).status).toBe(200);
    const signedIn = () => school.ask('POST', '/api/auth/login', { body: { email, password: PASSWORD } });
    expect((await signedIn()).json).toMatchObject({ code: 'identity/code-required' });

    // Beside the running server, as an operator does it.
    expect(await off()).toMatchObject({ code: 1, out: '', err: 'ADMIN_EMAIL must name the account.\n' });
    expect(await off('nobody@example.org')).toMatchObject({
      code: 1,
      err: expect.stringContaining('There is no account with this email.'),
    });
    expect((await signedIn()).status).toBe(422);
    const said = { code: 0, err: '' };
    expect(await off(` ${email.toUpperCase()} `)).toEqual({
      ...said,
      out: `Two-factor sign-in is off for ${email.toUpperCase()}.\n`,
    });
    expect((await signedIn()).status).toBe(200);
    expect(await off(email)).toEqual({ ...said, out: `Two-factor sign-in was not on for ${email}.\n` });

    await school.drainJobs();
    const mails = await school.db('mails').where({ to: email }).pluck('subject');
    expect(mails.filter((subject) => /two-factor/i.test(subject))).toHaveLength(2);
    await school.close();
  });

  it('say that a disk is full, at the start and to whoever examines it', async () => {
    const disk = smallDisk(24);
    const { path: dataDir } = disk;
    const serve = (env: Record<string, string>) => run(['serve'], { ...env, DATA_DIR: dataDir });
    try {
      const school = await openSchool({ DATA_DIR: dataDir, WORK_JOBS: '0' });
      await school.close();
      disk.fillClosed();
      if (!disk.isMounted) await rm(join(dataDir, 'cusp.sqlite'));
      if (!disk.isMounted) await mkdir(join(dataDir, 'cusp.sqlite'));
      const sentence = disk.isMounted
        ? `The disk of ${dataDir} is full. Make room there, and start the school again. (`
        : `The school cannot keep its data in ${dataDir}. Set DATA_DIR to a folder it may write to. (`;
      const PORT = String(await freePort());
      for (const SEED_DEMO of ['0', 'small'])
        expect(await serve({ PORT, SEED_DEMO })).toMatchObject({
          code: 1,
          out: '',
          err: expect.stringContaining(sentence),
        });
      const { out } = await run(['doctor'], { DATA_DIR: dataDir });
      if (disk.isMounted) expect(out).toMatch(/^WRONG folder: .* cannot be written into \(ENOSPC.*Make room\.$/m);
    } finally {
      disk.close();
    }
  });

  it('move a school to Postgres, and say what is next', async () => {
    const { url, drop } = await freshPostgres();
    expect(await run(['move-to-postgres'])).toMatchObject({
      code: 1,
      err: expect.stringContaining('DATABASE_URL must name'),
    });
    const moved = await run(['move-to-postgres'], { DATABASE_URL: url });
    expect(moved).toMatchObject({ code: 0, err: '' });
    expect(moved.out).toMatch(/Moved and compared: \d+ rows; files stay in DATA_DIR\. Start servers and workers/);
    await drop();
  });

  it('examine a school, with a sentence of what to do for each trouble and an exit code', async () => {
    const well = await run(['doctor'], { PORT: String(await freePort()) });
    expect(well).toMatchObject({ code: 1, err: '' });
    expect(well.out).toContain('WRONG database: There is no administrator yet: npm run admin:create');
    for (const line of [
      /^ok {4}settings: /m,
      /^ok {4}folder: .* is written into\.$/m,
      /^ok {4}database: The SQLite file is whole\.$/m,
      /^ok {4}database: Its tables are those of this version\.$/m,
      /^ok {4}files: Files are kept in DATA_DIR\.$/m,
      /^(ok {4}videos: ffmpeg |\? {5}videos: No ffmpeg with libx264 starts here)/m,
      /^ok {4}mail: Emails are kept in the outbox and not sent\./m,
      /^\? {5}address: .* is not reached from here/m,
      /^1 thing is wrong\.$/m,
    ])
      expect(well.out).toMatch(line);

    const { url, drop } = await freshPostgres();
    const fresh = await run(['doctor'], {
      DATABASE_URL: url,
      REDIS_URL: 'redis://127.0.0.1:1',
      SMTP_URL: 'smtp://127.0.0.1:1',
    });
    expect(fresh.code).toBe(1);
    expect(fresh.out).toMatch(/^ok {4}database: Its clock is ours\.$/m);
    expect(fresh.out).toMatch(/^\? {5}database: It is empty\./m);
    expect(fresh.out).toMatch(/^WRONG mail: .*Check SMTP_URL and MAIL_FROM\.$/m);
    expect(fresh.out).toMatch(/^WRONG redis: Redis is not reached \(.+\)\. Check REDIS_URL/m);
    await drop();

    const away = await run(['doctor'], { DATABASE_URL: 'postgres://127.0.0.1:1/cusp' });
    expect(away.out).toMatch(/^WRONG database: The database is not reached \(.+\)\. Check DATABASE_URL/m);
  });

  it('examine settings as a start does, and name all that is wrong', async () => {
    const production = { NODE_ENV: 'production', SEED_DEMO: '1', RATE_LIMIT_FACTOR: '100', TOKEN_SECRET: 'short' };
    const [examined, started] = [await run(['doctor'], production), await run(['serve'], production)];
    expect([examined.code, started.code]).toEqual([1, 1]);
    const faults = started.err.split('\n').flatMap((line) => (line.startsWith('  - ') ? [line.slice(4)] : []));
    expect(faults.length).toBeGreaterThan(5);
    for (const fault of faults) expect(examined.out).toContain(`WRONG settings: ${fault}`);
  });

  it.each([
    [['backup'], /Usage: npm run backup -- DIR/],
    [['restore'], /Usage: npm run restore -- DIR/],
    [['backup', 'home/secrets.json/backups'], /It did not work: ENOTDIR/],
    [['restore', 'nowhere'], /There is no backup in nowhere/],
    [['bakup'], /There is no command bakup\. Commands: serve, .*backup/],
  ])('say what is wrong with %j', async (args, message) => {
    expect(await run(args)).toMatchObject({ code: 1, err: expect.stringMatching(message) });
  });
});
