import type { JobName, Jobs } from '../domain/kernel/jobs.ts';

export interface JobHandler<Payload> {
  run(payload: Payload): Promise<unknown>;
}

/** Use case of each job. A job in `Jobs` without a handler does not compile. */
export type JobHandlers = { readonly [N in JobName]: JobHandler<Jobs[N]> };

/** One job, one use case; which one is known only at run time, so the pairing is checked here once. */
export function handle<N extends JobName>(handlers: JobHandlers, name: N, payload: Jobs[N]): Promise<unknown> {
  const handler: JobHandler<Jobs[N]> | undefined = handlers[name];
  if (!handler) return Promise.reject(new Error(`No handler for ${name}`));
  return handler.run(payload);
}
