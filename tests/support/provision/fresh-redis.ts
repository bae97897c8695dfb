import { Redis } from 'ioredis';

export interface FreshRedis {
  readonly url: string;
  /** Removes what is in the database. */
  drop(): Promise<void>;
}

const COUNTER = 'cusp-test-databases';

/**
 * An empty database number of its own on the test server, for one test file. Needs `TEST_REDIS_URL`, which Vitest's
 * set-up provides. A server with the usual sixteen has enough for the files that run at the same time.
 */
export async function freshRedis(): Promise<FreshRedis> {
  const server = process.env.TEST_REDIS_URL;
  if (!server)
    throw new Error(
      'TEST_REDIS_URL is not set. Only the "contracts", "http" and "worker" tests bring a Redis server up.',
    );
  const [count, databases] = await asked(server, (client) =>
    Promise.all([client.incr(COUNTER), client.config('GET', 'databases') as Promise<string[]>]),
  );
  const number = 1 + (count % (Number(databases[1] ?? 16) - 1));
  const url = new URL(server);
  url.pathname = `/${number}`;
  const drop = () => asked(url.href, async (client) => void (await client.flushdb()));
  await drop();
  return { url: url.href, drop };
}

async function asked<T>(url: string, ask: (client: Redis) => Promise<T>): Promise<T> {
  const client = new Redis(url);
  try {
    return await ask(client);
  } finally {
    client.disconnect();
  }
}
