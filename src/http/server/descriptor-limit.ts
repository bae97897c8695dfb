import { readFileSync } from 'node:fs';

/** Descriptors reserved for the database, files that are open for a moment, and pipes of our own processes. */
const RESERVED = 128;
/** Its socket, and the file or the socket of the storage that its answer is read from. */
const DESCRIPTORS_PER_CONNECTION = 2;
/** An answer under way takes some 100 kB: this number of them fills a gigabyte. */
const MAX_CONNECTIONS = 10_000;
const MIN_CONNECTIONS = 16;

/**
 * Returns the maximum of connections, so that the server never runs out of file descriptors: it could then open no file
 * and no database connection either.
 */
export const maxConnections = (descriptors: number | undefined = descriptorLimit()): number =>
  descriptors === undefined
    ? MAX_CONNECTIONS
    : Math.min(
        MAX_CONNECTIONS,
        Math.max(MIN_CONNECTIONS, Math.floor((descriptors - RESERVED) / DESCRIPTORS_PER_CONNECTION)),
      );

/**
 * The limit of this process (RLIMIT_NOFILE), which Node raises as far as it may; undefined where Linux does not tell
 * it.
 */
function descriptorLimit(): number | undefined {
  try {
    const [, soft] = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
    return soft === undefined ? undefined : Number(soft);
  } catch {
    return undefined;
  }
}
