/** A check of each component by name, which rejects when the component does not answer. */
export type HealthChecks = Readonly<Record<string, () => Promise<unknown>>>;

/** Result of the health checks by component. */
export type Answers = Readonly<Record<string, boolean>>;

/** Timeout of one component's check. */
export const CHECK_LIMIT_MS = 2000;

export async function answersOf(checks: HealthChecks, limitMs = CHECK_LIMIT_MS): Promise<Answers> {
  const answers = await Promise.allSettled(Object.values(checks).map((check) => inTime(check, limitMs)));
  return Object.fromEntries(Object.keys(checks).map((name, index) => [name, answers[index]?.status === 'fulfilled']));
}

/** Shares a running check between concurrent callers, so that a component has one question at a time. */
export function shared<T>(ask: () => Promise<T>): () => Promise<T> {
  let asking: Promise<T> | undefined;
  return () => {
    asking ??= ask().finally(() => {
      asking = undefined;
    });
    return asking;
  };
}

/** A component that does not answer in time counts as one that refuses. */
async function inTime(check: () => Promise<unknown>, limitMs: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('No answer in time.')), limitMs);
  });
  try {
    await Promise.race([check(), over]);
  } finally {
    clearTimeout(timer);
  }
}
