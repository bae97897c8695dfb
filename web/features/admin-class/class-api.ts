import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { CLASS_FILTERS, CLASS_PAGE } from '../../../src/wire/literals.ts';
import { href, paths } from '../../../src/wire/paths.ts';
import { PAGE_SIZES } from '../../../src/wire/request-fields.ts';
import { listQuery, oneOf, type QueryOf, sortedPages } from '../../admin/list-query.ts';
import { saveCsv } from '../../admin/save-csv.ts';
import { call } from '../../api/client.ts';
import { withQuery } from '../../platform/with-query.ts';

export const CLASS_QUERY = listQuery({
  show: oneOf(CLASS_FILTERS, 'all'),
  ...sortedPages(['silent'], 'silent', 'desc'),
  limit: oneOf<number>(PAGE_SIZES, CLASS_PAGE),
});
type ClassQuery = QueryOf<typeof CLASS_QUERY>;

const KEY = ['admin', 'students', 'class'] as const;

export function useClass(courseId: string, query: ClassQuery) {
  const params = CLASS_QUERY.params(query);
  return useQuery({
    queryKey: [...KEY, courseId, params.toString()],
    queryFn: ({ signal }) => call(withQuery(href(paths.courseClass, { courseId }), params), { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

export const useClassAnswers = (courseId: string) =>
  useQuery({
    queryKey: [...KEY, courseId, 'answers'],
    queryFn: ({ signal }) => call(href(paths.classAnswers, { courseId }), { signal }),
    staleTime: 60_000,
  });

export const saveClass = (courseId: string, query: ClassQuery): Promise<void> =>
  saveCsv(withQuery(href(paths.classExport, { courseId }), CLASS_QUERY.filters(query)), 'class');
