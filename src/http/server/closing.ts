import type { Server } from 'node:http';

/** Polling interval for connections that have become idle. */
const LOOK_EVERY_MS = 50;

export interface ShutdownTimeouts {
  /** Time in which keep-alive clients are still served, so that an answer can tell each to close. */
  readonly leaveMs: number;
  /** Whether a load balancer sends new clients until it polls `/readyz` again: shutdown waits for that as well. */
  readonly isBalanced?: boolean;
  /** Time limit, after that, for requests in progress. */
  readonly drainMs: number;
}

/**
 * Stops a server without breaking a request that has reached it. A kept connection that is closed while
 * its client sends the next request loses that request, so the client is first told by `Connection: close`.
 */
export async function closeGracefully(
  server: Server,
  { leaveMs, drainMs, isBalanced = false }: ShutdownTimeouts,
): Promise<void> {
  server.prependListener('request', (_req, res) => {
    res.setHeader('Connection', 'close');
  });
  if (isBalanced || (await hasConnections(server))) await new Promise((resolve) => setTimeout(resolve, leaveMs));

  const looking = setInterval(() => server.closeIdleConnections(), LOOK_EVERY_MS);
  const cut = setTimeout(() => server.closeAllConnections(), drainMs);
  await new Promise((resolve) => server.close(resolve));
  clearInterval(looking);
  clearTimeout(cut);
}

const hasConnections = (server: Server): Promise<boolean> =>
  new Promise((resolve) => server.getConnections((error, count) => resolve(error !== null || count > 0)));
