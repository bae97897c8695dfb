import { counted } from '../counted.ts';

/** The place of the rows on screen among all that were found. */
export const shownOf = (one: string, more: string) => (first: number, last: number, total: number) =>
  `${first.toLocaleString('en-AU')}–${last.toLocaleString('en-AU')} of ${counted(total, one, more)}`;

/** Words that all lists have. */
export const LIST = {
  filters: 'Filter and sort',
  clearSearch: 'Clear the search',
  sortBy: 'Sort by',
  previous: 'Previous',
  next: 'Next',
  place: (page: number, pageCount: number) =>
    `Page ${page.toLocaleString('en-AU')} of ${pageCount.toLocaleString('en-AU')}`,
  perPage: 'Per page',
  exporting: 'Exporting...',
  loadingOlder: 'Loading...',
  stale: 'We could not load the list again. It may be out of date.',
} as const;
