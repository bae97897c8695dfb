import { compose } from '../composition/compose.ts';
import { openInstallation } from '../installation/open-installation.ts';
import { openLog } from '../log.ts';
import { CommandFault } from '../operation/command-fault.ts';
import { runCommand } from './run-command.ts';

type Container = ReturnType<typeof compose>['container'];

/** Runs a command of the operator on the account that ADMIN_EMAIL names, also while the school runs. */
export const onAccount = (
  env: NodeJS.ProcessEnv,
  act: (container: Container, email: string) => Promise<void>,
): Promise<void> =>
  runCommand(env, async (settings) => {
    const email = env['ADMIN_EMAIL']?.trim() ?? '';
    if (email === '') throw new CommandFault('ADMIN_EMAIL must name the account.');
    const installation = await openInstallation(settings, openLog(settings.logLevel));
    try {
      await installation.migrate();
      const { container } = compose(installation.dependencies, settings);
      await act(container, email);
    } finally {
      await installation.close();
    }
  });
