import { startBackgroundWork } from '../../../src/main/background-work.ts';
import { compose } from '../../../src/main/composition/compose.ts';
import { openInstallation } from '../../../src/main/installation/open-installation.ts';
import { openLog } from '../../../src/main/log.ts';
import { endOnSignal } from '../../../src/main/roles/end-on-signal.ts';
import { readSettings } from '../../../src/main/settings/settings.ts';
import { Metrics } from '../../../src/main/telemetry/metrics.ts';

// A worker that says when it has a mail in hand, and delivers it after SLOW_MS, or dies of it where IS_POISON is set.
const settings = readSettings(process.env);
const log = openLog('silent');
const installation = await openInstallation(settings, log);
const { jobs } = compose(installation.dependencies, settings);
const deliver = jobs['operations/deliver-mail'];
const slow: typeof deliver = {
  run: async (payload) => {
    process.stdout.write('in hand\n');
    if (process.env['IS_POISON']) process.kill(process.pid, 'SIGKILL');
    await new Promise((resolve) => setTimeout(resolve, Number(process.env['SLOW_MS'])));
    return deliver.run(payload);
  },
};
const handlers = { ...jobs, 'operations/deliver-mail': slow };
const stop = startBackgroundWork({ jobs: handlers, scheduledTasks: [] }, installation, log, { metrics: new Metrics() });
endOnSignal(async () => {
  await stop();
  await installation.close();
});
