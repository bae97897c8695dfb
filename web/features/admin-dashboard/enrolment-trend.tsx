import type { AdminDashboardReply } from '../../../src/wire/admin-dashboard.ts';
import { ADMIN_DASHBOARD as WORDS } from '../../text/copy/admin-dashboard.ts';
import { ChartCard } from '../../ui/charts/chart-card.tsx';
import { LineChart } from '../../ui/charts/line-chart.tsx';
import { counted } from './figures-text.ts';
import { NothingToDraw } from './nothing-to-draw.tsx';
import { pointsOf, summaryOf } from './trend.ts';

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
