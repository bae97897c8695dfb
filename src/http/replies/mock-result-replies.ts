import type { MockResults } from '../../domain/exam/queries/list-mock-results.ts';
import type { MockResultsReply } from '../../wire/replies/mock-results.ts';
import { bothIds } from './both-ids.ts';

export const mockResultsReply = ({ results, hasMore }: MockResults): MockResultsReply => ({
  results: results.map(({ sittingId, userId, endedAt, clusters, ...facts }) => ({
    ...bothIds(sittingId),
    ...facts,
    studentId: userId,
    endedAt: endedAt.toISOString(),
    clusters: clusters.map((cluster) => ({ ...cluster })),
  })),
  hasMore,
});
