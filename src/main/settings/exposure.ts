import { isIPv4 } from 'node:net';

const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || (isIPv4(host) && host.startsWith('127.'));

/**
 * Whether others than this machine can reach the server: it listens for them, or a proxy whose address it names passes
 * them on. What is not surely a loopback address counts as open to all.
 */
export function isExposed(host: string, origin: string): boolean {
  const name = URL.canParse(origin) ? new URL(origin).hostname.replace(/^\[|\]$/g, '') : '';
  return !isLoopback(host.toLowerCase()) || !isLoopback(name);
}
