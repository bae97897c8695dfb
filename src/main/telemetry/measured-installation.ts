import { newestBackup } from '../../adapters/knex/backups.ts';
import type { JobName } from '../../domain/kernel/jobs.ts';
import { NO_SCANNER } from '../../domain/media/virus-scanner.ts';
import type { JobHandler, JobHandlers } from '../../worker/handlers.ts';
import { laneOf } from '../../worker/job-lanes.ts';
import type { Installation } from '../installation/installation.ts';
import { type CallWitness, measuredPort } from './measured-port.ts';
import type { Metrics } from './metrics.ts';
import type { Tracing } from './tracing.ts';

/** The same installation, with the calls that leave this process counted and timed. */
export function measuredInstallation(installation: Installation, metrics: Metrics, tracing?: Tracing): Installation {
  const witness: CallWitness = {
    callEnded(...call) {
      metrics.callEnded(...call);
      tracing?.callEnded(...call);
    },
  };
  const { kernel, enrolment, media, operations } = installation.dependencies;
  metrics.watchPool(installation.db);
  metrics.watchComponents(installation.checks);
  metrics.watchBooks(
    () => newestBackup(installation.db),
    async () => (await enrolment.unmatchedPayments.listOpen()).length,
  );
  metrics.watchJobs(() => operations.jobMonitor.states(kernel.clock.now()));
  return {
    ...installation,
    dependencies: {
      ...installation.dependencies,
      kernel: { ...kernel, mailer: measuredPort(kernel.mailer, 'mail', witness) },
      enrolment: { ...enrolment, gateway: measuredPort(enrolment.gateway, 'payment', witness) },
      media: {
        ...media,
        storage: measuredPort(media.storage, 'storage', witness),
        virusScanner:
          media.virusScanner === NO_SCANNER ? NO_SCANNER : measuredPort(media.virusScanner, 'scanner', witness),
      },
    },
  };
}

/** The same handlers, with every try counted and timed, for the table and a queue service alike. */
export function measuredHandlers(handlers: JobHandlers, metrics: Metrics, tracing?: Tracing): JobHandlers {
  const all = Object.entries(handlers) as [JobName, JobHandler<unknown>][];
  const measured = all.map(([name, handler]) => [
    name,
    measuredHandler(name, tracing ? traced(name, handler, tracing) : handler, metrics),
  ]);
  return Object.fromEntries(measured) as JobHandlers;
}

const measuredHandler = (name: JobName, handler: JobHandler<unknown>, metrics: Metrics): JobHandler<unknown> => ({
  async run(payload) {
    const startedAt = performance.now();
    let outcome: 'done' | 'failed' = 'failed';
    try {
      const answer = await handler.run(payload);
      outcome = 'done';
      return answer;
    } finally {
      metrics.jobEnded(name, laneOf(name), outcome, (performance.now() - startedAt) / 1000);
    }
  },
});

const traced = (name: JobName, handler: JobHandler<unknown>, tracing: Tracing): JobHandler<unknown> => ({
  run: (payload) => tracing.job(name, () => handler.run(payload)),
});
