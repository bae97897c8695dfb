import type { RichTextReader } from '../../../domain/kernel/rich-text.ts';
import type { GetVignette } from '../../../domain/questions/queries/get-vignette.ts';
import type { AddFigure } from '../../../domain/questions/use-cases/add-figure.ts';
import type { MoveToPool } from '../../../domain/questions/use-cases/move-to-pool.ts';
import type { ReinstateQuestion } from '../../../domain/questions/use-cases/reinstate-question.ts';
import type { RemoveFigure } from '../../../domain/questions/use-cases/remove-figure.ts';
import type { RestoreVignette } from '../../../domain/questions/use-cases/restore-vignette.ts';
import type { RetireVignette } from '../../../domain/questions/use-cases/retire-vignette.ts';
import type { WithdrawQuestion } from '../../../domain/questions/use-cases/withdraw-question.ts';
import { paths } from '../../../wire/paths.ts';
import { figureBody, poolBody, withdrawalBody } from '../../../wire/questions.ts';
import { vignetteSchema, type WithdrawalReply, withdrawalSchema } from '../../../wire/replies/questions.ts';
import { type Call, inContext, type Route, route } from '../../route.ts';
import { vignetteReader } from './vignette-routes.ts';

export interface BankUseCases {
  readonly getVignette: GetVignette;
  readonly addFigure: AddFigure;
  readonly removeFigure: RemoveFigure;
  readonly moveToPool: MoveToPool;
  readonly retireVignette: RetireVignette;
  readonly restoreVignette: RestoreVignette;
  readonly withdrawQuestion: WithdrawQuestion;
  readonly reinstateQuestion: ReinstateQuestion;
}

type OneVignette = { path: typeof paths.vignette };
type OneQuestion = { path: typeof paths.questionWithdrawal };

/** Figures of a draft; pools, retirement and withdrawal of what was submitted. */
export function bankRoutes(useCases: BankUseCases, richText: RichTextReader): Route[] {
  const read = vignetteReader(useCases.getVignette, richText);

  const addFigure = async ({ params, body, user }: Call<OneVignette & { body: typeof figureBody }>) => {
    await useCases.addFigure.run({ vignetteId: params.vignetteId, ...body, by: user.userId });
    return read(params.vignetteId, user.userId);
  };

  const removeFigure = async ({ params, user }: Call<{ path: typeof paths.vignetteFigure }>) => {
    await useCases.removeFigure.run({ vignetteId: params.vignetteId, number: Number(params.number) });
    return read(params.vignetteId, user.userId);
  };

  const move = async ({ params, body, user }: Call<OneVignette & { body: typeof poolBody }>) => {
    await useCases.moveToPool.run({ vignetteId: params.vignetteId, pool: body.pool });
    return read(params.vignetteId, user.userId);
  };

  const retire = async ({ params: { vignetteId }, user: { userId: by } }: Call<OneVignette>) => {
    await useCases.retireVignette.run({ vignetteId, by });
    return read(vignetteId, by);
  };

  const restore = async ({ params: { vignetteId }, user }: Call<OneVignette>) => {
    await useCases.restoreVignette.run({ vignetteId });
    return read(vignetteId, user.userId);
  };

  const withdraw = async ({
    params: { questionId },
    body: { reason },
    user,
  }: Call<OneQuestion & { body: typeof withdrawalBody }>): Promise<WithdrawalReply> => {
    const turnedResults = await useCases.withdrawQuestion.run({ questionId, reason, by: user.userId });
    return { questionId, isWithdrawn: true, turnedResults };
  };

  const reinstate = async ({ params: { questionId } }: Call<OneQuestion>): Promise<WithdrawalReply> => {
    const turnedResults = await useCases.reinstateQuestion.run({ questionId });
    return { questionId, isWithdrawn: false, turnedResults };
  };

  return inContext('questions', [
    route({
      method: 'post',
      path: paths.vignetteFigures,
      rule: 'admin',
      roles: ['author'],
      grave: 'no: it only adds',
      limit: 'author',
      summary: 'Add a figure to a draft',
      body: figureBody,
      reply: vignetteSchema,
      status: 201,
      refusals: [409, 503],
      handle: addFigure,
    }),
    route({
      method: 'delete',
      path: paths.vignetteFigure,
      rule: 'admin',
      roles: ['author'],
      grave: 'no: nothing shows the file',
      limit: 'author',
      summary: 'Remove a figure from a draft',
      reply: vignetteSchema,
      refusals: [409],
      handle: removeFigure,
    }),
    route({
      method: 'put',
      path: paths.vignettePool,
      rule: 'admin',
      roles: ['author'],
      // Outside mock exams it is practised, and what is right in it was seen.
      grave: ({ body: { pool } }) => pool !== 'mock',
      limit: 'author',
      summary: 'Keep a vignette for practice or for mock exams',
      body: poolBody,
      reply: vignetteSchema,
      refusals: [409],
      handle: move,
    }),
    route({
      method: 'post',
      path: paths.vignetteRetirement,
      rule: 'admin',
      roles: ['author'],
      grave: 'no: the same call sets it back',
      limit: 'author',
      summary: 'Retire a vignette',
      reply: vignetteSchema,
      refusals: [409],
      handle: retire,
    }),
    route({
      method: 'post',
      path: paths.vignetteRestoration,
      rule: 'admin',
      roles: ['author'],
      grave: 'no: the same call sets it back',
      limit: 'author',
      summary: 'Restore a retired vignette',
      reply: vignetteSchema,
      refusals: [409],
      handle: restore,
    }),
    route({
      method: 'put',
      path: paths.questionWithdrawal,
      rule: 'admin',
      roles: ['author'],
      grave: 'no: the same call sets it back',
      limit: 'author',
      summary: 'Withdraw a question',
      body: withdrawalBody,
      reply: withdrawalSchema,
      handle: withdraw,
    }),
    route({
      method: 'delete',
      path: paths.questionWithdrawal,
      rule: 'admin',
      roles: ['author'],
      grave: 'no: the same call sets it back',
      limit: 'author',
      summary: 'Reinstate a withdrawn question',
      reply: withdrawalSchema,
      handle: reinstate,
    }),
  ]);
}
