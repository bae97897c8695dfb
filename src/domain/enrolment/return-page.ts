import { DomainError } from '../kernel/errors.ts';

/** One leading slash, then letters, digits and the marks that our own paths use. */
const OUR_PATH = /^\/(?:[\w-][\w\-./]*)?$/;

/**
 * Returns the return URL after paying, on our own origin: only the path is taken from the client, the query is ours.
 * Refuses what is or could be parsed as another site (open redirect).
 */
export function ownPage(given: string | undefined, origin: string, fallbackPath: string): string {
  if (given === undefined || given === '') return `${origin}${fallbackPath}`;
  const local = given.startsWith(`${origin}/`) ? given.slice(origin.length) : given;
  const path = local.split(/[?#]/, 1)[0] ?? '';
  if (!OUR_PATH.test(path) || path.includes('//') || path.includes('..')) {
    const sentence = 'The page to return to is not a page of ours.';
    throw new DomainError('malformed', 'enrolment/foreign-page', sentence);
  }
  return `${origin}${path}`;
}
