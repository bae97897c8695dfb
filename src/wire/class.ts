import { number, object } from 'yup';
import { MAX_PAGE, PAGE_SIZES } from './admin-students.ts';
import { CLASS_FILTERS } from './literals.ts';
import { text } from './strict-text.ts';

const SHOW = `A class shows ${CLASS_FILTERS.join(', ')}.`;
const PAGE = 'A page is a whole number from 1.';
const SIZE = `A page has ${PAGE_SIZES.join(', ')} students.`;

export const CLASS_PAGE = 50;

const filter = () => ({ show: text(SHOW).oneOf(CLASS_FILTERS, SHOW).default('all') });

/** GET /admin/courses/{id}/class, in the address. A page behind the last one answers the last one. */
export const classQuery = object({
  ...filter(),
  page: number().typeError(PAGE).integer(PAGE).min(1, PAGE).max(MAX_PAGE, PAGE).default(1),
  limit: number().typeError(SIZE).oneOf(PAGE_SIZES, SIZE).default(CLASS_PAGE),
});

/** GET /admin/courses/{id}/class.csv */
export const classExportQuery = object(filter());
