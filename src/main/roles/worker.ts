import { startBackgroundWork } from '../background-work.ts';
import { compose } from '../composition/compose.ts';
import { openInstallation } from '../installation/open-installation.ts';
import { openLog } from '../log.ts';
import type { Settings } from '../settings/settings.ts';
import { measuredInstallation } from '../telemetry/measured-installation.ts';
import { Metrics } from '../telemetry/metrics.ts';
import { serveProbes } from '../telemetry/probe-server.ts';
import { Tracing } from '../telemetry/tracing.ts';
import { endOnSignal } from './end-on-signal.ts';
import { reportStartFault, settingsOrExit } from './start-fault.ts';

/**
 * `worker`: works the job queue and runs the scheduled tasks, parallel to any number of servers and other workers on
 * the same database and folder, until SIGINT or SIGTERM. Jobs in hand are ended first; what a killed worker had in hand
 * is taken up by another one as soon as its lease is over.
 */
export async function worker(env: NodeJS.ProcessEnv): Promise<void> {
  const settings = settingsOrExit(env);
  if (!settings) return;
  try {
    const stop = await startWorker(settings);
    process.stdout.write('The worker has begun.\n');
    endOnSignal(stop);
  } catch (error) {
    await reportStartFault(error, settings);
  }
}

async function startWorker(settings: Settings): Promise<() => Promise<void>> {
  const log = openLog(settings.logLevel);
  const metrics = new Metrics();
  const tracing = await Tracing.open(settings.hasTracing);
  const installation = measuredInstallation(await openInstallation(settings, log), metrics, tracing);
  try {
    await installation.migrate();
    const composition = compose(installation.dependencies, settings);
    const stopWork = startBackgroundWork(composition, installation, log, { metrics, tracing });
    const closeProbes = await serveProbes(settings, { metrics, checks: installation.checks, log });
    return async () => {
      closeProbes();
      await stopWork();
      await installation.close();
      await tracing?.close();
    };
  } catch (error) {
    await installation.close();
    throw error;
  }
}
