import { RetryJobs } from '../../domain/operations/use-cases/retry-jobs.ts';
import { compose } from '../composition/compose.ts';
import { openInstallation } from '../installation/open-installation.ts';
import { openLog } from '../log.ts';
import { runCommand, say } from './run-command.ts';

/**
 * `jobs:retry`: re-enqueues all failed jobs, once the cause is fixed, as the button at `/admin/jobs` does. Workers take
 * them up within seconds.
 */
export const retryJobs = (env: NodeJS.ProcessEnv): Promise<void> =>
  runCommand(env, async (settings) => {
    const installation = await openInstallation(settings, openLog(settings.logLevel));
    try {
      await installation.migrate();
      const { container } = compose(installation.dependencies, settings);
      const count = await container.get(RetryJobs).run({});
      say(count === 1 ? '1 failed job is tried again.' : `${count} failed jobs are tried again.`);
    } finally {
      await installation.close();
    }
  });
