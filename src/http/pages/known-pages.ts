import { type PageFacts, PUBLIC_PAGES, ROOT, UNLISTED_PATHS } from '../../wire/pages.ts';

export type KnownPage = PageFacts | 'unlisted' | undefined;

/** Compiles a route pattern as the browser's router does: case-insensitive, trailing slashes optional. */
function pattern(path: string): RegExp {
  const segments = path.split('/').map((segment) => (segment.startsWith(':') ? '[^/]+' : segment));
  return new RegExp(`^${segments.join('/')}/*$`, 'i');
}

const LISTED = PUBLIC_PAGES.map((facts) => ({
  facts,
  paths: [facts.path, ...(facts.path === ROOT.shows ? [ROOT.path] : [])].map(pattern),
}));
const UNLISTED = UNLISTED_PATHS.map((path) => ({ path, pattern: pattern(path) }));

/** Returns the page that the browser's router shows at a path; undefined for its "not found". */
export function pageAt(path: string): KnownPage {
  const plain = decoded(path);
  const listed = LISTED.find(({ paths }) => paths.some((one) => one.test(plain)));
  if (listed) return listed.facts;
  return UNLISTED.some((one) => one.pattern.test(plain)) ? 'unlisted' : undefined;
}

/** Returns the pattern of a path in the route table: `/reset-password/:token`. */
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
