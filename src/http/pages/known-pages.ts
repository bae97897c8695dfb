import { type PageFacts, PUBLIC_PAGES, ROOT, UNLISTED_PATHS } from '../../wire/pages.ts';

export type KnownPage = PageFacts | 'unlisted' | undefined;

/** As the browser's router reads a pattern: in any case, and with slashes at the end or none. */
function pattern(path: string): RegExp {
  const segments = path.split('/').map((segment) => (segment.startsWith(':') ? '[^/]+' : segment));
  return new RegExp(`^${segments.join('/')}/*$`, 'i');
}

const LISTED = PUBLIC_PAGES.map((facts) => ({
  facts,
  paths: [facts.path, ...(facts.path === ROOT.shows ? [ROOT.path] : [])].map(pattern),
}));
const UNLISTED = UNLISTED_PATHS.map((path) => ({ path, pattern: pattern(path) }));

/** What the browser's router will show at a path; undefined when it will say that there is nothing. */
export function pageAt(path: string): KnownPage {
  const plain = decoded(path);
  const listed = LISTED.find(({ paths }) => paths.some((one) => one.test(plain)));
  if (listed) return listed.facts;
  return UNLISTED.some((one) => one.pattern.test(plain)) ? 'unlisted' : undefined;
}

/** How the route table spells what is at a path, parameters included: `/reset-password/:token`. */
export function routeAt(path: string): string | undefined {
  const plain = decoded(path);
  return (
    LISTED.find(({ paths }) => paths.some((one) => one.test(plain)))?.facts.path ??
    UNLISTED.find((one) => one.pattern.test(plain))?.path
  );
}

function decoded(path: string): string {
  try {
    return path
      .split('/')
      .map((segment) => decodeURIComponent(segment).replaceAll('/', '%2F'))
      .join('/');
  } catch {
    return path;
  }
}
