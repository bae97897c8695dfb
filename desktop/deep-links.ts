import { UNLISTED_PATHS } from '../src/wire/pages.ts';

export const SCHEME = 'cusp';

/** Host part of a deep link, in front of the path: `cusp://open/admin/courses`. */
const HOST = 'open';
const MAX_LINK_LENGTH = 2000;

/** Allow-list of administrators' pages. A path parameter takes only the characters of our ids and numbers. */
const PAGES = UNLISTED_PATHS.filter((path) => /^\/admin(?:\/|$)/.test(path)).map(
  (path) => new RegExp(`^${path.replace(/:\w+/g, '[\\w-]+')}$`),
);

/**
 * Returns the path and query of a deep link, or undefined if it is not valid. Any site or mail can contain a link, so
 * only administrators' pages are allowed, and they open in the configured school.
 */
export function pageOf(link: string): string | undefined {
  if (link.length > MAX_LINK_LENGTH) return undefined;
  try {
    const { protocol, host, username, password, pathname, search } = new URL(link);
    if (protocol !== `${SCHEME}:` || host !== HOST || username !== '' || password !== '') return undefined;
    return PAGES.some((page) => page.test(pathname)) ? pathname + search : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the page of the first link among the command-line arguments. */
export function pageIn(args: readonly string[]): string | undefined {
  const link = args.find((arg) => arg.toLowerCase().startsWith(`${SCHEME}:`));
  return link === undefined ? undefined : pageOf(link);
}
