import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Container } from 'inversify';
import { closeGracefully } from '../http/server/closing.ts';
import { createFastServer } from '../http/server/fast-server.ts';
import { SCHOOL } from '../wire/school.ts';
import { application, type WebBundle } from './application.ts';
import { startBackgroundWork } from './background-work.ts';
import { type Composition, compose } from './composition/compose.ts';
import type { Installation } from './installation/installation.ts';
import { openInstallation } from './installation/open-installation.ts';
import { openLog } from './log.ts';
import { requestLog } from './request-log.ts';
import type { Settings } from './settings/settings.ts';

export interface RunningServer {
  readonly port: number;
  readonly container: Container;
  readonly composition: Composition;
  readonly installation: Installation;
  /** Takes no new requests, lets the others finish, ends streams after a while, closes everything. */
  stop(): Promise<void>;
}

const ON_STOP = { leaveMs: 500, drainMs: 10_000 };

/**
 * Opens the installation, brings its stores up to date, serves, and works the queue unless a worker does (`WORK_JOBS`).
 */
export async function startServer(
  settings: Settings,
  makeBundle: () => WebBundle | Promise<WebBundle>,
  prepare: (container: Container, installation: Installation) => Promise<void> = async () => undefined,
): Promise<RunningServer> {
  const log = openLog(settings.logLevel);
  const bundle = await makeBundle();
  const installation = await openInstallation(settings, log);
  try {
    await installation.migrate();
    const composition = compose(installation.dependencies, { ...settings, brandName: SCHOOL.name });
    const { container } = composition;
    await prepare(container, installation);

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
      requestLog: requestLog(log),
      checks: { serving },
    });
    const server = createFastServer(app);
    await listening(server, settings);
    const stopWork = settings.workJobs ? startBackgroundWork(composition, installation, log) : async () => undefined;

    const stop = async () => {
      isStopping = true;
      await Promise.all([closeGracefully(server, ON_STOP), stopWork()]);
      await installation.close();
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
