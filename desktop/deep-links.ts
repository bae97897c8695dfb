import { UNLISTED_PATHS } from '../src/wire/pages.ts';

export const SCHEME = 'cusp';

/** What leads into the application from outside stands in front of its path: `cusp://open/admin/courses`. */
const HOST = 'open';
const MAX_LINK_LENGTH = 2000;

/** The administrators' pages, with nothing in the place of an id but what our ids and numbers are made of. */
const PAGES = UNLISTED_PATHS.filter((path) => /^\/admin(?:\/|$)/.test(path)).map(
  (path) => new RegExp(`^${path.replace(/:\w+/g, '[\\w-]+')}$`),
);

/**
 * The page that a link means, as path and query; undefined for what is no such link. Anybody may write one, on any site
 * and in any mail: it names a page of the administrators or is dropped, and the school that it is opened in is our own.
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

/** The page among the arguments of a start, where one of them is a link. */
export function pageIn(args: readonly string[]): string | undefined {
  const link = args.find((arg) => arg.toLowerCase().startsWith(`${SCHEME}:`));
  return link === undefined ? undefined : pageOf(link);
}
