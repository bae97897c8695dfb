import { calendarToken } from '../../../domain/kernel/calendar-token.ts';
import type { Secrets } from '../../../domain/kernel/secrets.ts';
import type { Site } from '../../../domain/kernel/site.ts';
import { planCalendarOf } from '../../../domain/learning/plan/study-goal.ts';
import type { GetPlan } from '../../../domain/learning/queries/get-plan.ts';
import type { GetPlanFeed } from '../../../domain/learning/queries/get-plan-feed.ts';
import type { PutOffTask } from '../../../domain/learning/use-cases/put-off-task.ts';
import type { RenewPlanFeed } from '../../../domain/learning/use-cases/renew-plan-feed.ts';
import type { SetStudyGoal } from '../../../domain/learning/use-cases/set-study-goal.ts';
import { href, paths } from '../../../wire/paths.ts';
import { goalBody, planQuery, putOffBody } from '../../../wire/plan.ts';
import { type PlanReply, planSchema } from '../../../wire/replies/plan.ts';
import { sendCalendar } from '../../calendar-lines.ts';
import { planCalendar } from '../../plan-calendar.ts';
import { planReply } from '../../replies/plan-replies.ts';
import { type Call, inContext, type PublicCall, type Route, route } from '../../route.ts';

export interface PlanUseCases {
  readonly getPlan: GetPlan;
  readonly setStudyGoal: SetStudyGoal;
  readonly putOffTask: PutOffTask;
  readonly renewPlanFeed: RenewPlanFeed;
}

/** Routes of one's own plan. Each change answers the plan as it is laid after it. */
export function planRoutes(useCases: PlanUseCases, { site, secrets }: { site: Site; secrets: Secrets }): Route[] {
  const planOf = async (userId: string, days?: number): Promise<PlanReply> => {
    const found = await useCases.getPlan.run({ userId });
    const token = found.state === 'open' ? calendarToken(secrets, planCalendarOf(found.plan.goal)) : '';
    return planReply(found, `${site.origin}/api${href(paths.calendar, { token: `${token}.ics` })}`, days);
  };

  const plan = ({ user, query }: Call<{ query: typeof planQuery }>) => planOf(user.userId, query.days);

  const setGoal = async ({ user: { userId }, body }: Call<{ body: typeof goalBody }>) => {
    await useCases.setStudyGoal.run({ userId, edit: body });
    return planOf(userId);
  };

  const skip = async ({ user: { userId } }: Call) => {
    await useCases.setStudyGoal.run({ userId, edit: undefined });
    return planOf(userId);
  };

  const putOff = async ({ user: { userId }, body }: Call<{ body: typeof putOffBody }>) => {
    await useCases.putOffTask.run({ userId, ...body });
    return planOf(userId);
  };

  const renewFeed = async ({ user: { userId } }: Call) => {
    await useCases.renewPlanFeed.run({ userId });
    return planOf(userId);
  };

  return inContext('learning', [
    route({
      method: 'get',
      path: paths.plan,
      rule: 'signed-in',
      summary: 'What to do on which day until the exam, laid anew at each reading',
      query: planQuery,
      cache: 'no-store',
      reply: planSchema,
      isLong: true,
      handle: plan,
    }),
    route({
      method: 'put',
      path: paths.plan,
      rule: 'signed-in',
      summary: 'Say when one’s exam is and how many minutes the days have',
      body: goalBody,
      reply: planSchema,
      handle: setGoal,
    }),
    route({
      method: 'post',
      path: paths.planSkip,
      rule: 'signed-in',
      summary: 'Want no plan, and not be asked again',
      reply: planSchema,
      handle: skip,
    }),
    route({
      method: 'put',
      path: paths.planPutOff,
      rule: 'signed-in',
      summary: 'Put an item of one’s plan off until tomorrow, or take that back',
      body: putOffBody,
      reply: planSchema,
      handle: putOff,
    }),
    route({
      method: 'post',
      path: paths.planFeed,
      rule: 'signed-in',
      summary: 'End the address of one’s calendar and get another one',
      reply: planSchema,
      handle: renewFeed,
    }),
  ]);
}

/** The calendar behind an address that grants nothing else: calendar programs sign in nowhere. */
export function planFeedRoutes({ getPlanFeed }: { readonly getPlanFeed: GetPlanFeed }, site: Site): Route[] {
  const calendar = async ({ params: { token }, res }: PublicCall<{ path: typeof paths.calendar }>) => {
    const found = await getPlanFeed.run({ token: token.replace(/\.ics$/, '') });
    sendCalendar(res, 'study plan.ics', planCalendar(found, site));
  };
  return inContext('learning', [
    route({
      method: 'get',
      path: paths.calendar,
      rule: 'signature',
      summary: 'One student’s plan as a calendar file (RFC 5545)',
      cache: 'no-store',
      media: ['text/calendar'],
      refusals: [403],
      respond: calendar,
    }),
  ]);
}
