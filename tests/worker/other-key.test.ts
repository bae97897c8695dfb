import { Secret, TOTP } from 'otpauth';
import { beforeAll, describe, expect, it } from 'vitest';
import { sealerOf, secretsOf } from '../../src/main/installation/identity-tools.ts';
import { backUp } from '../../src/main/operation/back-up.ts';
import { BackupFolder } from '../../src/main/operation/backup-folder.ts';
import { checkTwoFactor } from '../../src/main/operation/doctor/check-two-factor.ts';
import { type RestoreOptions, restore } from '../../src/main/operation/restore.ts';
import type { Settings } from '../../src/main/settings/settings.ts';
import { openSchool, PASSWORD } from '../support/school.ts';
import { placesForSchools, sourceOf } from './support/places-for-schools.ts';

const KEY = 'the encryption secret of the old school, long enough';
const SESSION = 'the session secret of the old school, long enough';
const OTHER = 'the encryption secret of another school, long enough';

describe('administrators whose second factor is encrypted with another key', () => {
  const { place, emptyPlace } = placesForSchools();
  let root: string;
  let email: string;
  let secret: string;
  let settings: Settings;
  let recoveryCode: string | undefined;

  beforeAll(async () => {
    root = place();
    const { env } = await emptyPlace('SQLite');
    const school = await openSchool({ ...env, ENCRYPTION_SECRET: KEY, SESSION_SECRET: SESSION, WORK_JOBS: '0' });
    const boss = await school.admin();
    ({ email } = boss);
    ({ settings } = school);
    const call = (path: string, body: object) => school.ask('POST', path, { as: boss, body });
    ({ secret } = (await call('/api/auth/two-factor', { currentPassword: PASSWORD })).json as { secret: string });
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
    const confirmed = await call('/api/auth/two-factor/confirm', { code });
    [recoveryCode] = (confirmed.json as { recoveryCodes: string[] }).recoveryCodes;
    await backUp(sourceOf(school), await BackupFolder.prepare(root));
    await school.close();
  });

  const bringUp = async (encryptionSecret: string, options?: RestoreOptions, sessionSecret = SESSION) => {
    const { target, env } = await emptyPlace('SQLite');
    const folder = await BackupFolder.open(root);
    const sealer = sealerOf({ encryptionSecret }, '');
    const report = await restore(
      folder,
      await folder.read(),
      { ...target, sealer, secrets: secretsOf(sessionSecret) },
      options,
    );
    const secrets = { ENCRYPTION_SECRET: encryptionSecret, SESSION_SECRET: sessionSecret };
    return { report, school: () => openSchool({ ...env, ...secrets, WORK_JOBS: '0' }) };
  };
  const signIn = (school: Awaited<ReturnType<typeof openSchool>>, code?: string) =>
    school.ask('POST', '/api/auth/login', { body: { email, password: PASSWORD, ...(code && { code }) } });
  const nextCode = () => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + 30_000 });

  it('are named by doctor', async () => {
    expect(await checkTwoFactor(settings)).toMatchObject([{ state: 'good' }]);
    for (const encryptionSecret of [OTHER, undefined])
      expect(await checkTwoFactor({ ...settings, encryptionSecret })).toMatchObject([
        { state: 'bad', sentence: expect.stringContaining(`1 administrator cannot sign in (${email})`) },
      ]);
  });

  it('are told at sign-in what to do', async () => {
    const school = await openSchool({ DATA_DIR: settings.dataDir, ENCRYPTION_SECRET: OTHER, WORK_JOBS: '0' });
    for (const code of [nextCode(), 'abcd-abcd-abcd-abcd'])
      expect(await signIn(school, code)).toMatchObject({ status: 403, json: { code: 'identity/encryption-key' } });
    await school.close();
  });

  it('keep a restore from ending, until it is told to take two-factor off, by name', async () => {
    await expect(bringUp(OTHER)).rejects.toThrow(`With this key ${email} could not sign in`);
    const same = await bringUp(KEY);
    expect(same.report.withoutTwoFactor).toEqual([]);
    const withKey = await same.school();
    expect((await signIn(withKey)).status).toBe(422);
    await withKey.close();

    const { report, school } = await bringUp(OTHER, { twoFactorOff: true });
    expect(report.withoutTwoFactor).toEqual([email]);
    const without = await school();
    expect((await signIn(without)).status).toBe(200);
    await without.close();
  });

  it('have their recovery codes when the session secret is the old one, and are named when it is not', async () => {
    const same = await bringUp(KEY);
    expect(same.report.withoutRecoveryCodes).toEqual([]);
    const withSecret = await same.school();
    expect((await signIn(withSecret, recoveryCode)).status).toBe(200);
    await withSecret.close();

    const other = await bringUp(KEY, {}, OTHER);
    expect(other.report).toMatchObject({ withoutTwoFactor: [], withoutRecoveryCodes: [email] });
    const without = await other.school();
    expect((await signIn(without, recoveryCode)).status).toBe(401);
    expect(await without.db('recovery_codes')).toEqual([]);
    expect((await signIn(without, nextCode())).status).toBe(200);
    await without.close();
  });

  it('are named by doctor when their recovery codes are dead', async () => {
    expect(await checkTwoFactor({ ...settings, sessionSecret: OTHER })).toMatchObject([
      { state: 'good' },
      { state: 'bad', sentence: expect.stringContaining(`The recovery codes of ${email}`) },
    ]);
  });
});
