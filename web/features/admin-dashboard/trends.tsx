import type { AdminDashboardReply, TrendStep } from '../../../src/wire/replies/reporting.ts';
import { ChartDrawing } from '../../art/lazy-drawings.tsx';
import { ADMIN_DASHBOARD as WORDS } from '../../text/copy/admin-dashboard.ts';
import { schoolDay } from '../../text/dates.ts';
import { dollarsAndCents } from '../../text/money.ts';
import { BarChart, ChartCard, LineChart } from '../../ui/charts/charts.tsx';
import type { ChartPoint } from '../../ui/charts/layout.ts';
import { Stack, Text } from '../../ui/layout/layout.tsx';
import { Message } from '../../ui/text.tsx';
import { compactDollars, counted, stepLabel, stepTitle } from './figures-text.ts';
import styles from './admin-dashboard.module.css';

export function EnrolmentTrend({ figures }: { figures: AdminDashboardReply }) {
  const { trend, unit, totals } = figures;
  const points = pointsOf(figures, ({ enrolments }) => enrolments);
  const granted = trend.reduce((count, step) => count + step.granted, 0);
  const summary = summaryOf(WORDS.enrolmentTrend, figures, points, counted(totals.newEnrolments), counted);
  const table = {
    caption: summary,
    columns: [WORDS.steps[unit], ...WORDS.enrolmentColumns],
    rows: points.map(({ key, title }, i) => ({
      key,
      cells: [title, counted(trend[i]?.enrolments ?? 0), counted(trend[i]?.granted ?? 0)],
    })),
  };
  return (
    <ChartCard title={WORDS.enrolmentTrend} total={WORDS.enrolmentTotal(totals.newEnrolments, granted)} table={table}>
      {totals.newEnrolments === 0 ? (
        <NothingToDraw words={WORDS.noEnrolments} />
      ) : (
        <LineChart
          points={points}
          summary={summary}
          stepName={WORDS.steps[unit]}
          format={WORDS.enrolmentCount}
          formatTick={counted}
          isWhole
        />
      )}
    </ChartCard>
  );
}

export function RevenueTrend({ figures }: { figures: AdminDashboardReply }) {
  const { unit, totals } = figures;
  const points = pointsOf(figures, ({ revenue }) => revenue);
  const total = dollarsAndCents(totals.revenue);
  const summary = summaryOf(WORDS.revenueTrend, figures, points, total, dollarsAndCents);
  const table = {
    caption: summary,
    columns: [WORDS.steps[unit], WORDS.revenueColumn],
    rows: points.map(({ key, title, value }) => ({ key, cells: [title, dollarsAndCents(value)] })),
  };
  return (
    <ChartCard title={WORDS.revenueTrend} total={WORDS.revenueTotal(total)} table={table}>
      {figures.trend.every(({ revenue }) => revenue === 0) ? (
        <NothingToDraw words={WORDS.noRevenue} />
      ) : (
        <BarChart
          points={points}
          summary={summary}
          stepName={WORDS.steps[unit]}
          format={dollarsAndCents}
          formatTick={compactDollars}
        />
      )}
    </ChartCard>
  );
}

/** Placeholder of a chart, with the same height. */
function NothingToDraw({ words }: { words: string }) {
  return (
    <Stack gap={3} align="center" className={styles.emptyChart}>
      <ChartDrawing />
      <Text tone="muted">
        <Message>{words}</Message>
      </Text>
    </Stack>
  );
}

/** Returns the charts' points. The step that contains today is marked as incomplete. */
function pointsOf({ trend, unit, to }: AdminDashboardReply, valueOf: (step: TrendStep) => number): ChartPoint[] {
  const isUntilToday = to === schoolDay();
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

/** Returns the chart's text alternative. */
function summaryOf(
  what: string,
  { trend, unit }: AdminDashboardReply,
  points: readonly ChartPoint[],
  total: string,
  format: (value: number) => string,
): string {
  const [first, last] = [trend[0], trend.at(-1)];
  const max = Math.max(0, ...points.map(({ value }) => value));
  const best = trend[points.findIndex(({ value }) => value === max)];
  const range =
    first && last
      ? WORDS.summary(`${what} ${WORDS.byStep[unit]}`, stepTitle(first.start, unit), stepTitle(last.start, unit), total)
      : what;
  return `${range}${best && max > 0 ? WORDS.summaryBest(format(max), stepTitle(best.start, unit)) : ''}.`;
}
