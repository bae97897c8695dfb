import { access, constants } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Container } from 'inversify';
import { migrateDatabase } from '../adapters/knex/migrate.ts';
import type { UploadDesk } from '../domain/media/ports.ts';
import { closeGently } from '../http/server/closing.ts';
import { createFastServer } from '../http/server/fast-server.ts';
import { JobWorker } from '../worker/job-worker.ts';
import { startSchedule } from '../worker/schedule.ts';
import { UploadQuietPeriod } from '../worker/upload-quiet-period.ts';
import { application, type Face } from './application.ts';
import { BRAND_NAME } from './brand.ts';
import { type Composition, compose } from './composition/compose.ts';
import { type Installation, openStandalone } from './installation/standalone.ts';
import { openLog } from './log.ts';
import { requestLog } from './request-log.ts';
import type { Settings } from './settings.ts';

export interface RunningServer {
  readonly port: number;
  readonly container: Container;
  readonly composition: Composition;
  readonly installation: Installation;
  /** Takes no new requests, lets the others finish, ends streams after a while, closes everything. */
  stop(): Promise<void>;
}

const ON_STOP = { leaveMs: 500, drainMs: 10_000 };

/** Opens the installation, brings its database up to date, and serves. */
export async function startServer(
  settings: Settings,
  makeFace: () => Face | Promise<Face>,
  prepare: (container: Container, installation: Installation) => Promise<void> = async () => undefined,
): Promise<RunningServer> {
  const log = openLog(settings.logLevel);
  const face = await makeFace();
  const installation = await openStandalone(settings, log);
  const { dependencies, db } = installation;
  const { clock, jobs } = dependencies.kernel;
  try {
    await migrateDatabase(db);
    const composition = compose(dependencies, { ...settings, brandName: BRAND_NAME });
    const { container } = composition;
    await prepare(container, installation);

    const quietPeriod = new UploadQuietPeriod(clock);
    const worker = new JobWorker(jobs, composition.jobs, clock, log, {
      isQuiet: () => quietPeriod.isNow(),
    });
    let isStopping = false;
    const readiness = async () => ({
      serving: !isStopping,
      database: await answers(db.raw('select 1')),
      storage: await answers(access(settings.dataDir, constants.W_OK)),
    });
    const app = application(
      composition,
      { ...installation, uploadDesk: heardBy(quietPeriod, installation.uploadDesk) },
      settings,
      face,
      log,
      requestLog(log),
      readiness,
    );
    const server = createFastServer(app);
    await listening(server, settings);
    worker.start();
    const stopSchedule = startSchedule(composition.scheduledTasks, log);

    const stop = async () => {
      isStopping = true;
      // A document in hand is read again after the next start.
      installation.release();
      await Promise.all([closeGently(server, ON_STOP), worker.stop(), stopSchedule()]);
      await db.destroy();
    };
    return { port: (server.address() as AddressInfo).port, container, composition, installation, stop };
  } catch (error) {
    installation.release();
    await db.destroy();
    throw error;
  }
}

const heardBy = (quietPeriod: UploadQuietPeriod, desk: UploadDesk): UploadDesk => ({
  permit: (key, query) => desk.permit(key, query),
  receive: (permit, body) => quietPeriod.during(() => desk.receive(permit, body)),
});

const answers = (question: PromiseLike<unknown>): Promise<boolean> =>
  Promise.resolve(question).then(
    () => true,
    () => false,
  );

function listening(server: Server, { host, port }: Settings): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}
