export const SCHEME = 'cusp';

/**
 * The address of the school that a link such as `cusp://open/admin/courses` means; undefined for what is no such link. It can
 * only ever lead to our own site: whatever else a stranger writes into it stays part of the path.
 */
export function addressOf(link: string, origin: string): string | undefined {
  try {
    const { protocol, host, pathname, search } = new URL(link);
    if (protocol !== `${SCHEME}:` || host !== 'open') return undefined;
    const address = new URL(origin);
    address.pathname = pathname;
    address.search = search;
    return address.href;
  } catch {
    return undefined;
  }
}

/** The link among the arguments of a start, where there is one. */
export const linkIn = (args: readonly string[]): string | undefined =>
  args.find((arg) => arg.startsWith(`${SCHEME}://`));
