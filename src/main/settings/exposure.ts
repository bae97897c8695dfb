import { isIPv4 } from 'node:net';

const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || (isIPv4(host) && host.startsWith('127.'));

/**
 * Returns whether the server can be reached from other machines: directly, or through a proxy whose public address it
 * names. Anything but a known loopback address counts as exposed.
 */
export function isExposed(host: string, origin: string): boolean {
  const name = URL.canParse(origin) ? new URL(origin).hostname.replace(/^\[|\]$/g, '') : '';
  return !isLoopback(host.toLowerCase()) || !isLoopback(name);
}
