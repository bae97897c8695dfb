import { useQuery } from '@tanstack/react-query';
import { POOLS, VIGNETTE_FILTERS } from '../../../src/wire/literals.ts';
import { paths } from '../../../src/wire/paths.ts';
import type { VignettesReply } from '../../../src/wire/replies/questions.ts';
import { useLog } from '../../admin/list-api.ts';
import { anyId, anyOf, listQuery, type QueryOf, typedWords } from '../../admin/list-query.ts';
import { saveCsv } from '../../admin/save-csv.ts';
import { call } from '../../api/client.ts';
import { withQuery } from '../../platform/with-query.ts';

export type VignetteListing = VignettesReply['vignettes'][number];

/** Key of everything that is read of vignettes. */
export const vignettesKey = ['admin', 'vignettes'] as const;

export const VIGNETTES_QUERY = listQuery({
  search: typedWords,
  state: anyOf(VIGNETTE_FILTERS),
  pool: anyOf(POOLS),
  cluster: anyId,
  subject: anyId,
});
export type VignettesQuery = QueryOf<typeof VIGNETTES_QUERY>;

export const useVignettes = (query: Partial<VignettesQuery>) =>
  useLog([...vignettesKey, 'list'], paths.vignettes, VIGNETTES_QUERY.params(query));

export const useTallies = () =>
  useQuery({
    queryKey: ['admin', 'question-tallies'],
    queryFn: ({ signal }) => call(paths.questionTallies, { signal }),
    staleTime: 0,
  });

/** Every vignette that the list finds, on all its pages. */
export const saveQuestions = (query: VignettesQuery): Promise<void> =>
  saveCsv(withQuery(paths.questionExport, VIGNETTES_QUERY.filters(query)), 'questions');
