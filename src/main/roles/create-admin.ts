import { AddAdmin } from '../../domain/identity/use-cases/add-admin.ts';
import { DomainError } from '../../domain/kernel/errors.ts';
import { check } from '../../wire/check.ts';
import { adminForm } from '../../wire/identity.ts';
import { compose } from '../composition/compose.ts';
import { openInstallation } from '../installation/open-installation.ts';
import { openLog } from '../log.ts';
import { settingsOrExit } from './start-fault.ts';

/**
 * `admin:create`: makes an administrator from ADMIN_NAME, ADMIN_EMAIL and ADMIN_PASSWORD. The password
 * comes by the environment, because a command line stays in histories and process lists.
 */
export async function createAdmin(env: NodeJS.ProcessEnv): Promise<void> {
  const settings = settingsOrExit(env);
  if (!settings) return;
  const checked = await check(adminForm, {
    name: env['ADMIN_NAME'],
    email: env['ADMIN_EMAIL'],
    password: env['ADMIN_PASSWORD'],
  });
  if ('fields' in checked)
    return refuse(
      Object.entries(checked.fields).map(([field, sentence]) => `ADMIN_${field.toUpperCase()}: ${sentence}`),
    );

  const installation = await openInstallation(settings, openLog(settings.logLevel));
  try {
    await installation.migrate();
    const { container } = compose(installation.dependencies, settings);
    const { email } = await container.get(AddAdmin).run(checked.value);
    process.stdout.write(`${email} is an administrator now.\n`);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    refuse([error.message]);
  } finally {
    await installation.close();
  }
}

function refuse(sentences: readonly string[]): void {
  process.stderr.write(`${sentences.join('\n')}\n`);
  process.exitCode = 1;
}
