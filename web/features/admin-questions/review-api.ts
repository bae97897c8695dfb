import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReviewDecision } from '../../../src/wire/literals.ts';
import { href, paths } from '../../../src/wire/paths.ts';
import type { VersionInReviewReply } from '../../../src/wire/replies/questions.ts';
import { ApiError, call } from '../../api/client.ts';
import { toDoKey } from '../../api/to-do.ts';
import { vignettesKey } from './questions-api.ts';
import { type BlindAnswers, keepAnswers } from './review-draft.ts';

const keyOf = (vignetteId: string) => ['admin', 'version-in-review', vignetteId];

/** Fetched anew on each visit, and not again while answers are being given. */
export function useReview(vignetteId: string) {
  const review = useQuery({
    queryKey: keyOf(vignetteId),
    queryFn: ({ signal }) => call(href(paths.vignetteReview, { vignetteId }), { signal }),
    staleTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  return { ...review, data: review.isFetchedAfterMount ? review.data : undefined };
}

/** Sends answers and ratings; the reply has what is right. Sent again after a lost reply, the first ones stay. */
export function useRate() {
  const queries = useQueryClient();
  return async (version: VersionInReviewReply, answers: BlindAnswers): Promise<void> => {
    const reply = await call(href(paths.vignetteRatings, { vignetteId: version.id }), {
      method: 'POST',
      body: {
        revision: version.revision,
        answers: version.questions.map(({ id }) => ({ question: id, ...answers[id] })),
      },
    });
    keepAnswers(version, undefined);
    queries.setQueryData(keyOf(version.id), reply);
  };
}

/** Approves or returns; what was read of the bank before is forgotten. */
export function useDecide({ id: vignetteId, revision }: Pick<VersionInReviewReply, 'id' | 'revision'>) {
  const queries = useQueryClient();
  return async (decision: ReviewDecision, comment: string): Promise<void> => {
    await call(href(paths.vignetteDecision, { vignetteId }), { method: 'POST', body: { revision, decision, comment } });
    queries.removeQueries({ queryKey: vignettesKey, type: 'inactive' });
    void queries.invalidateQueries({ queryKey: toDoKey });
  };
}

/** Tells whether the version was taken back, changed or decided meanwhile. */
export const isGone = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.code === 'questions/not-in-review');

export const isOwnWork = (error: unknown): boolean => error instanceof ApiError && error.code === 'questions/own-work';
