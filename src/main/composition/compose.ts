import { Container } from 'inversify';
import type { Route } from '../../http/route.ts';
import type { JobHandlers } from '../../worker/handlers.ts';
import type { ScheduledTask } from '../../worker/schedule.ts';
import { moduleOf, provide } from './bindings.ts';
import type { JobsOf } from './context.ts';
import { CONTEXTS } from './contexts.ts';
import type { Dependencies, Ports } from './dependencies.ts';
import { withFreshSettings } from './links/fresh-settings.ts';
import { identifiersOfLinks, linksBetween } from './links/links.ts';
import { schoolSettings, settingPorts } from './links/school-settings.ts';
import type { FixedSettings } from './setting-ports.ts';

export interface Composition {
  readonly container: Container;
  readonly routes: readonly Route[];
  readonly openRoutes: readonly Route[];
  readonly signedRoutes: readonly Route[];
  readonly jobs: JobHandlers;
  readonly scheduledTasks: readonly ScheduledTask[];
}

/** Binds the ports, loads every context's module and joins what the contexts offer. */
export function compose(dependencies: Dependencies, fixed: FixedSettings): Composition {
  const container = new Container({ defaultScope: 'Singleton' });
  const { current } = dependencies.school;
  const settings = schoolSettings(current, fixed);
  const groups = { ...dependencies, settings: settingPorts(current, settings) };
  const ports = Object.fromEntries(
    Object.entries(groups).map(([group, values]) => [group, provide(container, group, values)]),
  ) as unknown as Ports;
  const links = linksBetween(ports);
  const parts = { ports, links: identifiersOfLinks(links), settings, clock: dependencies.kernel.clock };
  const contexts = Object.values(CONTEXTS).map((context) => context(parts));
  container.load(...Object.values(links).map(moduleOf), ...contexts.map(({ module }) => module));
  const modules = contexts.map(({ open }) => open(container));
  // A job of a context that is not among these would be missing in this type.
  const jobs: JobsOf<keyof typeof CONTEXTS> = Object.assign({}, ...modules.map((module) => module.jobs));
  return {
    container,
    routes: modules.flatMap(({ routes }) => routes),
    openRoutes: modules.flatMap(({ openRoutes = [] }) => openRoutes),
    ...withFreshSettings(modules, jobs, current),
  };
}
