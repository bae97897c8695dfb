import { number } from 'yup';
import { text } from './strict-text.ts';

/** Fields that requests of more than one context have. */

/** Maximum of an integer column. */
export const MAX_INTEGER = 2_147_483_647;

export const whole = (sentence: string, min: number, max = MAX_INTEGER) =>
  number().strict().typeError(sentence).required(sentence).integer(sentence).min(min, sentence).max(max, sentence);

export const id = (sentence: string) => text(sentence).required(sentence).max(100, sentence);

export const KEY = 'A request is named by 8 to 100 letters, digits and hyphens.';

/** Names a request, so that one that is sent again does nothing new. */
export const idempotencyKey = () => text(KEY).matches(/^[\dA-Za-z-]{8,100}$/, KEY);

export const PAGE_SIZES = [25, 50, 100] as const;

const MAX_PAGE = 1_000_000;
const PAGE = 'A page is a whole number from 1.';

/** Number and size of a page in an address. `rows` names them in the refusal: “students”. */
export function pageFields(rows: string, usual: (typeof PAGE_SIZES)[number] = PAGE_SIZES[0]) {
  const size = `A page has ${PAGE_SIZES.join(', ')} ${rows}.`;
  return {
    page: number().typeError(PAGE).integer(PAGE).min(1, PAGE).max(MAX_PAGE, PAGE).default(1),
    limit: number().typeError(size).oneOf(PAGE_SIZES, size).default(usual),
  };
}
