import { DomainError } from '../kernel/errors.ts';
import { foldedWords } from '../kernel/fold-text.ts';
import type { CourseId } from '../kernel/ids.ts';
import { MAX_SLUG } from './literals.ts';

/** Public address of a course: `/courses/{slug}`, and the ones before it, which lead there. */
export interface CourseAddress {
  readonly id: CourseId;
  readonly slug: string;
  /** Newest first. */
  readonly pastSlugs: readonly string[];
}

/** Earlier addresses kept of one course; the oldest is given up. */
const MAX_PAST = 50;

/** Words that pages of the program may use at the same place. */
const RESERVED = new Set(['add', 'all', 'edit', 'live', 'manage', 'new', 'preview', 'search']);

/** Makes an address of a text: words of a to z and digits, with hyphens. Empty where the text has none of them. */
export function slugOf(text: string): string {
  const words = foldedWords(text)
    .map((word) => word.replace(/[^a-z0-9]/g, ''))
    .filter((word) => word !== '');
  const slug = words.join('-');
  if (slug.length <= MAX_SLUG) return slug;
  const cut = slug.slice(0, MAX_SLUG + 1);
  // Whole words, unless the first one alone is longer.
  return (cut.includes('-') ? cut.slice(0, cut.lastIndexOf('-')) : cut).slice(0, MAX_SLUG);
}

/** Returns the address of a new course, with a number where another course has it. */
export function freeSlug(title: string, taken: ReadonlySet<string>): string {
  const wanted = slugOf(title) || 'course';
  const isFree = (slug: string) => !taken.has(slug) && !RESERVED.has(slug);
  if (isFree(wanted)) return wanted;
  for (let number = 2; ; number++) {
    const slug = `${slugOf(wanted.slice(0, MAX_SLUG - 1 - String(number).length))}-${number}`;
    if (isFree(slug)) return slug;
  }
}

/**
 * Returns the addresses after an edit: the one before becomes a past one.
 *
 * @param taken addresses of other courses.
 */
export function movedTo(
  { slug, pastSlugs }: Pick<CourseAddress, 'slug' | 'pastSlugs'>,
  typed: string,
  taken: ReadonlySet<string>,
): Pick<CourseAddress, 'slug' | 'pastSlugs'> {
  const wanted = slugOf(typed);
  if (wanted === '') throw refused('empty', 'An address needs letters from a to z or digits, such as “sprint-2”.');
  if (wanted === slug) return { slug, pastSlugs };
  if (RESERVED.has(wanted)) throw refused('reserved', `Our own pages use “${wanted}”. Please choose another address.`);
  if (taken.has(wanted))
    throw refused('taken', `Another course has or had the address “${wanted}”. Please choose another one.`);
  return { slug: wanted, pastSlugs: [slug, ...pastSlugs.filter((past) => past !== wanted)].slice(0, MAX_PAST) };
}

const refused = (reason: 'empty' | 'reserved' | 'taken', sentence: string): DomainError =>
  new DomainError('invalid', `catalog/slug-${reason}`, sentence, { fields: { slug: sentence } });
