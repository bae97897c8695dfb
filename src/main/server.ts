import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Container } from 'inversify';
import { closeGracefully } from '../http/server/closing.ts';
import { createFastServer } from '../http/server/fast-server.ts';
import { application, type WebBundle } from './application.ts';
import { startBackgroundWork } from './background-work.ts';
import { type Composition, compose } from './composition/compose.ts';
import { lockFolder } from './installation/folder-lock.ts';
import type { Installation } from './installation/installation.ts';
import { openInstallation } from './installation/open-installation.ts';
import { openLog } from './log.ts';
import type { Settings } from './settings/settings.ts';
import { EventRecorder } from './telemetry/event-recorder.ts';
import { measuredInstallation } from './telemetry/measured-installation.ts';
import { Metrics } from './telemetry/metrics.ts';
import { requestLog } from './telemetry/request-log.ts';
import { Tracing } from './telemetry/tracing.ts';

export interface RunningServer {
  readonly port: number;
  readonly container: Container;
  readonly composition: Composition;
  readonly installation: Installation;
  /** Takes no new requests, lets the others finish, ends streams after a while, closes everything. */
  stop(): Promise<void>;
}

const LEAVE_MS = 500;
const DRAIN_MS = 10_000;

/**
 * Opens the installation, brings its stores up to date, serves, and works the queue unless a worker does (`WORK_JOBS`).
 */
export async function startServer(
  settings: Settings,
  makeBundle: () => WebBundle | Promise<WebBundle>,
  prepare: (container: Container, installation: Installation) => Promise<void> = async () => undefined,
): Promise<RunningServer> {
  const giveBackFolder = await lockFolder(settings);
  try {
    const server = await startInFolder(settings, makeBundle, prepare);
    return {
      ...server,
      stop: async () => {
        await server.stop();
        await giveBackFolder();
      },
    };
  } catch (error) {
    await giveBackFolder();
    throw error;
  }
}

async function startInFolder(
  settings: Settings,
  makeBundle: () => WebBundle | Promise<WebBundle>,
  prepare: (container: Container, installation: Installation) => Promise<void>,
): Promise<RunningServer> {
  const log = openLog(settings.logLevel);
  const metrics = new Metrics();
  const bundle = await makeBundle();
  const tracing = await Tracing.open(settings.hasTracing);
  const installation = measuredInstallation(await openInstallation(settings, log), metrics, tracing);
  try {
    await installation.migrate();
    const composition = compose(installation.dependencies, settings);
    const { container } = composition;
    await prepare(container, installation);

    const { kernel, reporting } = installation.dependencies;
    const events = new EventRecorder(reporting.auditLog, kernel.ids, kernel.clock, log);
    let isStopping = false;
    const serving = async () => {
      if (isStopping) throw new Error('The server is stopping.');
    };
    const app = application({
      composition,
      installation,
      settings,
      bundle,
      log,
      requestLog: requestLog(log, {
        hasProxy: settings.proxyHops > 0,
        accounts: installation.dependencies.operations.accounts,
        events,
        ended: metrics.requestEnded,
      }),
      tracing: tracing?.request,
      metrics,
      checks: { serving },
    });
    const server = createFastServer(app);
    await listening(server, settings);
    const stopWork = settings.workJobs
      ? startBackgroundWork(composition, installation, log, { metrics, tracing })
      : async () => undefined;

    const stop = async () => {
      isStopping = true;
      await Promise.all([
        closeGracefully(server, {
          leaveMs: Math.max(LEAVE_MS, settings.shutdownWaitMs),
          drainMs: DRAIN_MS,
          isBalanced: settings.shutdownWaitMs > 0,
        }),
        stopWork(),
      ]);
      await events.flush();
      await installation.close();
      await tracing?.close();
    };
    return { port: (server.address() as AddressInfo).port, container, composition, installation, stop };
  } catch (error) {
    await installation.close();
    throw error;
  }
}

function listening(server: Server, { host, port }: Settings): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}
