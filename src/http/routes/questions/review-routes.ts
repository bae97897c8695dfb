import type { RichTextReader } from '../../../domain/kernel/rich-text.ts';
import type { GetVersionInReview } from '../../../domain/questions/queries/get-version-in-review.ts';
import type { GetVignette } from '../../../domain/questions/queries/get-vignette.ts';
import type { DecideReview } from '../../../domain/questions/use-cases/decide-review.ts';
import type { RateVersion } from '../../../domain/questions/use-cases/rate-version.ts';
import { paths } from '../../../wire/paths.ts';
import { decisionBody, ratingsBody } from '../../../wire/questions.ts';
import { versionInReviewSchema, vignetteSchema } from '../../../wire/replies/questions.ts';
import { versionInReviewReply } from '../../replies/question-replies.ts';
import { type Call, inContext, type Route, route } from '../../route.ts';
import { vignetteReader } from './vignette-routes.ts';

export interface ReviewUseCases {
  readonly getVignette: GetVignette;
  readonly getVersionInReview: GetVersionInReview;
  readonly rateVersion: RateVersion;
  readonly decideReview: DecideReview;
}

type OneVignette = { path: typeof paths.vignette };

/** Blind review of a submitted version. */
export function reviewRoutes(useCases: ReviewUseCases, richText: RichTextReader): Route[] {
  const { getVersionInReview, rateVersion, decideReview } = useCases;
  const read = vignetteReader(useCases.getVignette, richText);

  const look = async (vignetteId: string, by: string) =>
    versionInReviewReply(await getVersionInReview.run({ vignetteId, by }), richText);

  const rate = async ({
    params: { vignetteId },
    body: { revision, answers },
    user: { userId: by },
  }: Call<OneVignette & { body: typeof ratingsBody }>) => {
    const rated = answers.map(({ question, option, rating }) => ({ questionId: question, optionId: option, rating }));
    await rateVersion.run({ vignetteId, revision, answers: rated, by });
    return look(vignetteId, by);
  };

  const decide = async ({
    params: { vignetteId },
    body,
    user: { userId: by },
  }: Call<OneVignette & { body: typeof decisionBody }>) => {
    await decideReview.run({ vignetteId, ...body, by });
    return read(vignetteId, by);
  };

  return inContext('questions', [
    route({
      method: 'get',
      path: paths.vignetteReview,
      rule: 'admin',
      roles: ['author'],
      summary: 'The version in review, without what is right until it is rated',
      cache: 'no-store',
      reply: versionInReviewSchema,
      refusals: [409],
      handle: ({ params, user }) => look(params.vignetteId, user.userId),
    }),
    route({
      method: 'post',
      path: paths.vignetteRatings,
      rule: 'admin',
      roles: ['author'],
      grave: 'no: it only adds',
      limit: 'author',
      summary: 'Answer and rate a version in review',
      body: ratingsBody,
      reply: versionInReviewSchema,
      refusals: [409],
      handle: rate,
    }),
    route({
      method: 'post',
      path: paths.vignetteDecision,
      rule: 'admin',
      roles: ['author'],
      grave: 'no: it only adds',
      limit: 'author',
      summary: 'Approve a version, or return it to its authors',
      body: decisionBody,
      reply: vignetteSchema,
      refusals: [409],
      handle: decide,
    }),
  ]);
}
