import { DomainError } from '../../domain/kernel/errors.ts';

/** Receives every call that has ended. */
export interface CallWitness {
  callEnded(component: string, call: string, outcome: 'ok' | 'refused' | 'failed', seconds: number): void;
}

/**
 * A port of which every call is counted and timed, under the name of the component behind it. `refused` is an answer: a
 * card that was declined, a key that is taken.
 */
export function measuredPort<T extends object>(port: T, component: string, witness: CallWitness): T {
  const kept = new Map<unknown, unknown>();
  return new Proxy(port, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function' || typeof name !== 'string') return value;
      const known = kept.get(value);
      if (known) return known;
      const measured = (...args: unknown[]): unknown => {
        const startedAt = performance.now();
        const end = (outcome: 'ok' | 'refused' | 'failed') =>
          witness.callEnded(component, name, outcome, (performance.now() - startedAt) / 1000);
        const answer: unknown = (value as (...args: unknown[]) => unknown).apply(target, args);
        if (!(answer instanceof Promise)) return answer;
        answer.then(
          () => end('ok'),
          (error: unknown) => end(error instanceof DomainError && error.kind !== 'unavailable' ? 'refused' : 'failed'),
        );
        return answer;
      };
      kept.set(value, measured);
      return measured;
    },
  });
}
