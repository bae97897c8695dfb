import type { AdminDashboardReply } from '../../../src/wire/admin-dashboard.ts';
import { ADMIN_DASHBOARD as WORDS } from '../../text/copy/admin-dashboard.ts';
import { dollarsAndCents } from '../../text/money.ts';
import { BarChart } from '../../ui/charts/bar-chart.tsx';
import { ChartCard } from '../../ui/charts/chart-card.tsx';
import { compactDollars } from './figures-text.ts';
import { NothingToDraw } from './nothing-to-draw.tsx';
import { pointsOf, summaryOf } from './trend.ts';

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
      {totals.revenue === 0 ? (
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
