import type { AdminDashboardReply, TrendStep } from '../../../src/wire/admin-dashboard.ts';
import { ADMIN_DASHBOARD as WORDS } from '../../text/copy/admin-dashboard.ts';
import type { ChartPoint } from '../../ui/charts/chart-point.ts';
import { schoolToday } from './figures-range.ts';
import { stepLabel, stepTitle } from './figures-text.ts';

/** The steps of the charts. The one that today lies in is not over, and says so. */
export function pointsOf({ trend, unit, to }: AdminDashboardReply, valueOf: (step: TrendStep) => number): ChartPoint[] {
  const isUntilToday = to === schoolToday();
  return trend.map((step, i) => {
    const title = stepTitle(step.start, unit);
    const isUnfinished = isUntilToday && i === trend.length - 1;
    return {
      key: step.start,
      label: stepLabel(step.start, unit, trend.length),
      title: isUnfinished ? WORDS.soFar(title) : title,
      value: valueOf(step),
      isUnfinished,
    };
  });
}

/** What one sees in the chart, as a sentence. */
export function summaryOf(
  what: string,
  { trend, unit }: AdminDashboardReply,
  points: readonly ChartPoint[],
  total: string,
  format: (value: number) => string,
): string {
  const [first, last] = [trend[0], trend.at(-1)];
  const most = Math.max(0, ...points.map(({ value }) => value));
  const best = trend[points.findIndex(({ value }) => value === most)];
  const range =
    first && last
      ? WORDS.summary(`${what} ${WORDS.byStep[unit]}`, stepTitle(first.start, unit), stepTitle(last.start, unit), total)
      : what;
  return `${range}${best && most > 0 ? WORDS.summaryBest(format(most), stepTitle(best.start, unit)) : ''}.`;
}
