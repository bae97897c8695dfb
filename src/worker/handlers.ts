import type { JobName, Jobs } from '../domain/kernel/jobs.ts';

interface Step<Input> {
  run(input: Input): Promise<unknown>;
}

/** The use case behind each job. A job in `Jobs` that nobody handles does not compile. */
export type JobSteps = { readonly [N in JobName]: Step<Jobs[N]> };

/** One job, one use case; which one is known only at run time, so the pairing is checked here once. */
export function handle<N extends JobName>(steps: JobSteps, name: N, payload: Jobs[N]): Promise<unknown> {
  const step: Step<Jobs[N]> | undefined = steps[name];
  if (!step) return Promise.reject(new Error(`No handler for ${name}`));
  return step.run(payload);
}
