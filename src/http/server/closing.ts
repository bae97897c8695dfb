import type { Server } from 'node:http';

/** How often connections that have just become idle are looked for. */
const LOOK_EVERY_MS = 50;

export interface ShutdownTimeouts {
  /** How long clients that keep their connections are still served, so that an answer tells each of them to leave. */
  readonly leaveMs: number;
  /** Whether a balancer sends us new clients until it looks at `/readyz` again: they are waited for as well. */
  readonly isBalanced?: boolean;
  /** How long, after that, a request that is under way may take. */
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
