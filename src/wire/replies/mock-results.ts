import { boolean, integer, list, object, type Reply, string, time } from '../json-schema.ts';
import { ids } from './ids.ts';
import { clusterScore } from './results.ts';

/** Results of a mock exam, as teachers read them; `id` is the sitting's. */
export const mockResultsSchema = object(
  {
    results: list(
      object(
        {
          ...ids,
          studentId: string(),
          name: string(),
          endedAt: time(),
          clusters: list(clusterScore),
          below: integer('Clusters below their mark.'),
          seconds: integer('On all questions.'),
          isComplete: boolean('Every section was started.'),
        },
        'CandidateResult',
      ),
      'Newest end first.',
    ),
    hasMore: boolean('There are older ones that are not in the list.'),
  },
  'MockResults',
);

export type MockResultsReply = Reply<typeof mockResultsSchema>;
