import { RemoveTwoFactor } from '../../domain/identity/use-cases/remove-two-factor.ts';
import { SCHOOL } from '../../wire/school.ts';
import { compose } from '../composition/compose.ts';
import { openInstallation } from '../installation/open-installation.ts';
import { openLog } from '../log.ts';
import { CommandFault } from '../operation/command-fault.ts';
import { runCommand, say } from './run-command.ts';

/**
 * `admin:two-factor-off`: for an administrator who has lost phone and recovery codes, named by ADMIN_EMAIL. Their
 * password alone opens the account from then on, and they are told by mail.
 */
export const takeTwoFactorOff = (env: NodeJS.ProcessEnv): Promise<void> =>
  runCommand(env, async (settings) => {
    const email = env['ADMIN_EMAIL']?.trim() ?? '';
    if (email === '') throw new CommandFault('ADMIN_EMAIL must name the account.');
    const installation = await openInstallation(settings, openLog(settings.logLevel));
    try {
      await installation.migrate();
      const { container } = compose(installation.dependencies, { ...settings, brandName: SCHOOL.name });
      const wasOn = await container.get(RemoveTwoFactor).forOperator({ email });
      say(wasOn ? `Two-factor sign-in is off for ${email}.` : `Two-factor sign-in was not on for ${email}.`);
    } finally {
      await installation.close();
    }
  });
