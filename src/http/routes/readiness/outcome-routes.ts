import type { GetOutcome } from '../../../domain/readiness/queries/get-outcome.ts';
import type { GetPredictions } from '../../../domain/readiness/queries/get-predictions.ts';
import type { ReportOutcome } from '../../../domain/readiness/use-cases/report-outcome.ts';
import { outcomeBody } from '../../../wire/outcomes.ts';
import { paths } from '../../../wire/paths.ts';
import { askedOutcomeSchema, predictionsSchema } from '../../../wire/replies/outcomes.ts';
import { askedOutcomeReply, predictionsReply } from '../../replies/outcome-replies.ts';
import { type Call, inContext, type Route, route } from '../../route.ts';

export interface OutcomeUseCases {
  readonly getOutcome: GetOutcome;
  readonly reportOutcome: ReportOutcome;
  readonly getPredictions: GetPredictions;
}

/** Results that candidates tell after their exam, and sums that compare them with predictions. */
export function outcomeRoutes(useCases: OutcomeUseCases): Route[] {
  const asked = async ({ user: { userId } }: Call) => askedOutcomeReply(await useCases.getOutcome.run({ userId }));

  const report = async ({ user: { userId }, body: { clusters } }: Call<{ body: typeof outcomeBody }>) => {
    await useCases.reportOutcome.run({ userId, told: clusters });
    return askedOutcomeReply(await useCases.getOutcome.run({ userId }));
  };

  const predictions = async (isTeam: boolean) => predictionsReply(await useCases.getPredictions.run({ isTeam }));

  return inContext('readiness', [
    route({
      method: 'get',
      path: paths.examOutcome,
      rule: 'signed-in',
      summary: 'Whether one is asked for the result of the exam: after its day, until it is told',
      cache: 'no-store',
      reply: askedOutcomeSchema,
      handle: asked,
    }),
    route({
      method: 'post',
      path: paths.examOutcome,
      rule: 'signed-in',
      summary: 'Tell the result of the exam by cluster, once',
      body: outcomeBody,
      reply: askedOutcomeSchema,
      refusals: [409],
      handle: report,
    }),
    route({
      method: 'get',
      path: paths.predictions,
      rule: 'signed-in',
      summary: 'What was predicted against what candidates told, in bins, once there are enough of them',
      cache: 'no-store',
      reply: predictionsSchema,
      handle: () => predictions(false),
    }),
    route({
      method: 'get',
      path: paths.adminOutcomes,
      rule: 'admin',
      roles: ['teacher'],
      summary: 'What was predicted against what candidates told, in bins, from the first candidate on',
      cache: 'no-store',
      reply: predictionsSchema,
      handle: () => predictions(true),
    }),
  ]);
}
