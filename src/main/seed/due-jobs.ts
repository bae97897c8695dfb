import { after, MINUTE_MS } from '../../domain/kernel/clock.ts';
import type { JobName } from '../../domain/kernel/jobs.ts';
import { handle } from '../../worker/handlers.ts';
import type { Composition } from '../composition/compose.ts';
import type { Past } from './past.ts';

/** Does the jobs of these names that are due at that moment, and those that they leave. */
export async function doDueJobs(
  { dependencies }: Pick<Past, 'dependencies'>,
  handlers: Composition['jobs'],
  only: readonly JobName[],
  now: Date,
): Promise<void> {
  const { jobs } = dependencies.kernel;
  const due = await jobs.lease(now, after(now, MINUTE_MS), 10, { only });
  for (const { id, name, payload } of due) {
    await handle(handlers, name, payload);
    await jobs.done(id);
  }
  if (due.length > 0) await doDueJobs({ dependencies }, handlers, only, now);
}
