import type { Container, ContainerModule, ServiceIdentifier } from 'inversify';
import type { JobName } from '../../domain/kernel/jobs.ts';
import type { Route } from '../../http/route.ts';
import type { JobHandlers } from '../../worker/handlers.ts';
import type { ScheduledTask } from '../../worker/schedule.ts';
import { type Bindings, type Instances, instancesOf, moduleOf } from './bindings.ts';
import type { Dependencies, Ports } from './dependencies.ts';
import type { Links } from './links/links.ts';
import type { SchoolSettings } from './setting-ports.ts';

/** Parts that each context is composed from. */
export interface ContextParts {
  readonly ports: Ports;
  readonly links: Links;
  readonly settings: SchoolSettings;
  readonly clock: Dependencies['kernel']['clock'];
}

/** A job belongs to the context that its name starts with. */
export type JobsOf<Name extends string> = Pick<JobHandlers, Extract<JobName, `${Name}/${string}`>>;

/** Contribution of a context to the running school. A job of the context without a handler does not compile. */
export interface ContextModule<Name extends string> {
  readonly routes: readonly Route[];
  /** Mounted before the session: public, and the same for every client. */
  readonly openRoutes?: readonly Route[];
  /** Mounted before the JSON parser: the signature covers the raw body. */
  readonly signedRoutes?: readonly Route[];
  readonly jobs: JobsOf<Name>;
  readonly scheduledTasks?: readonly ScheduledTask[];
}

export interface Context<Name extends string> {
  readonly module: ContainerModule;
  /** Answers once the modules of all contexts are loaded: their use cases may need each other. */
  readonly open: (container: Container) => ContextModule<Name>;
}

export const context = <Name extends string, B extends Bindings>(
  useCases: B,
  open: (useCases: Instances<B>, get: <T>(id: ServiceIdentifier<T>) => T) => ContextModule<Name>,
): Context<Name> => ({
  module: moduleOf(useCases),
  open: (container) => open(instancesOf(container, useCases), (id) => container.get(id)),
});
