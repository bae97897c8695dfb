import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { paths } from '../../src/wire/paths.ts';
import type { PlanReply } from '../../src/wire/replies/plan.ts';
import { withQuery } from '../platform/with-query.ts';
import { call } from './client.ts';

/** The plan is laid at each reading, so it is asked for each time it is shown. */
const planQuery = queryOptions({
  queryKey: ['plan'],
  queryFn: ({ signal }) => call(paths.plan, { signal }),
  refetchOnMount: 'always',
});

export const usePlan = () => useQuery(planQuery);

/** Today's part alone, for the dashboard. */
const todayQuery = queryOptions({
  queryKey: ['plan', 'today'],
  queryFn: ({ signal }) => call(withQuery(paths.plan, { days: '1' }), { signal }),
  refetchOnMount: 'always',
});

export const useToday = () => useQuery(todayQuery);

export interface GoalValues {
  examOn: string;
  timeZone: string;
  minutes: number[];
  daysOff: { from: string; to: string }[];
  isLight: boolean;
}

/** The calls that change one's plan. Each answers the plan as it is afterwards, which all screens show at once. */
export function usePlanCalls() {
  const queries = useQueryClient();
  const show = async (changed: Promise<PlanReply>): Promise<PlanReply> => {
    const plan = await changed;
    // A reading that is under way would bring the old plan back.
    await queries.cancelQueries({ queryKey: planQuery.queryKey });
    queries.setQueryData(planQuery.queryKey, plan);
    const days = plan.days.filter(({ day }) => day === plan.today);
    queries.setQueryData(todayQuery.queryKey, { ...plan, days });
    return plan;
  };
  return {
    setGoal: (body: GoalValues) => show(call(paths.plan, { method: 'PUT', body })),
    skip: () => show(call(paths.planSkip, { method: 'POST' })),
    putOff: (id: string, isPutOff: boolean) => show(call(paths.planPutOff, { method: 'PUT', body: { id, isPutOff } })),
    renewFeed: () => show(call(paths.planFeed, { method: 'POST' })),
  };
}
