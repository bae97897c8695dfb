import type { CurrentSettings } from '../../../domain/school/current-settings.ts';
import type { Route } from '../../../http/route.ts';
import type { JobHandler, JobHandlers } from '../../../worker/handlers.ts';
import type { ScheduledTask } from '../../../worker/schedule.ts';

/*
 * Work that no signed-in request begins looks once which version of the settings is shown, before it begins: a job, a
 * scheduled task, a message of the payment service. A request has seen the version with its session or the catalogue.
 */

type Current = Pick<CurrentSettings, 'newest'>;

interface MountedLate {
  readonly signedRoutes?: readonly Route[];
  readonly scheduledTasks?: readonly ScheduledTask[];
}

export const withFreshSettings = (modules: readonly MountedLate[], jobs: JobHandlers, current: Current) => ({
  signedRoutes: freshRoutes(
    modules.flatMap(({ signedRoutes = [] }) => signedRoutes),
    current,
  ),
  jobs: freshJobs(jobs, current),
  scheduledTasks: freshTasks(
    modules.flatMap(({ scheduledTasks = [] }) => scheduledTasks),
    current,
  ),
});

const freshJobs = (jobs: JobHandlers, current: Current): JobHandlers =>
  Object.fromEntries(
    Object.entries(jobs).map(([name, handler]) => [name, freshJob(handler as JobHandler<unknown>, current)]),
  ) as unknown as JobHandlers;

const freshJob = <Payload>(handler: JobHandler<Payload>, current: Current): JobHandler<Payload> => ({
  async run(payload) {
    await current.newest();
    return handler.run(payload);
  },
});

const freshTasks = (tasks: readonly ScheduledTask[], current: Current): ScheduledTask[] =>
  tasks.map(({ task, ...facts }) => ({
    ...facts,
    task: {
      async run() {
        await current.newest();
        return task.run();
      },
    },
  }));

const freshRoutes = (routes: readonly Route[], current: Current): Route[] =>
  routes.map((route) => {
    const { handle } = route;
    if (!handle) return route;
    return {
      ...route,
      async handle(call: never) {
        await current.newest();
        return handle(call);
      },
    };
  });
