import { object } from 'yup';
import { CLASS_FILTERS, CLASS_PAGE } from './literals.ts';
import { pageFields } from './request-fields.ts';
import { text } from './strict-text.ts';

const SHOW = `A class shows ${CLASS_FILTERS.join(', ')}.`;

const filter = () => ({ show: text(SHOW).oneOf(CLASS_FILTERS, SHOW).default('all') });

/** GET /admin/courses/{id}/class, in the address. A page behind the last one answers the last one. */
export const classQuery = object({ ...filter(), ...pageFields('students', CLASS_PAGE) });

/** GET /admin/courses/{id}/class.csv */
export const classExportQuery = object(filter());
