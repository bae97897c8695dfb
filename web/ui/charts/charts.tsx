import { area, line } from 'd3-shape';
import { type ReactNode, useId, useState } from 'react';
import { CHART } from '../../text/copy/charts.ts';
import { Button } from '../button.tsx';
import { Card } from '../card.tsx';
import { Figures, type FiguresProps } from '../figures.tsx';
import type { ChartPoint, ChartProps, Layout } from './layout.ts';
import { Plot } from './plot.tsx';
import styles from './charts.module.css';

interface ChartCardProps {
  title: string;
  /** Total next to the title. */
  total: string;
  table: FiguresProps;
  children: ReactNode;
}

/** A chart with heading, and the same numbers as a table (alternative view). */
export function ChartCard({ title, total, table, children }: ChartCardProps) {
  const heading = useId();
  const [isTable, setTable] = useState(false);
  return (
    <Card as="section" className={styles.card} aria-labelledby={heading}>
      <header className={styles.head}>
        <h2 id={heading} className={styles.title}>
          {title}
        </h2>
        <p className={styles.total}>{total}</p>
        <Button variant="quiet" size="small" className={styles.toggle} onClick={() => setTable(!isTable)}>
          {isTable ? CHART.viewChart : CHART.viewTable}
        </Button>
      </header>
      {isTable ? <Figures {...table} /> : children}
    </Card>
  );
}

/** Up to this number, points have markers; more would be too dense. */
const FEW = 14;

/**
 * A line chart, straight between its points: nothing is known in between. The last segment is dashed while its step is
 * incomplete.
 */
export function LineChart(props: ChartProps) {
  return <Plot {...props}>{(layout, active) => <Line points={props.points} layout={layout} active={active} />}</Plot>;
}

function Line({
  points,
  layout,
  active,
}: {
  points: readonly ChartPoint[];
  layout: Layout;
  active: number | undefined;
}) {
  const all = points.map((point, index) => ({ ...point, x: layout.x(index), y: layout.y(point.value) }));
  const last = all.at(-1);
  const settled = last?.isUnfinished ? all.slice(0, -1) : all;
  const draw = line<(typeof all)[number]>(
    ({ x }) => x,
    ({ y }) => y,
  );
  const fill = area<(typeof all)[number]>(
    ({ x }) => x,
    layout.baseline,
    ({ y }) => y,
  );
  const current = active === undefined ? undefined : all[active];
  return (
    <>
      <path className={styles.area} d={fill(all) ?? ''} />
      <path className={styles.line} d={draw(settled) ?? ''} />
      {last?.isUnfinished && (
        <path className={styles.line} data-unfinished d={line()(all.slice(-2).map(({ x, y }) => [x, y])) ?? ''} />
      )}
      {current && <line className={styles.guide} x1={current.x} x2={current.x} y1={layout.top} y2={layout.bottom} />}
      {all.map(({ key, x, y, isUnfinished }, i) =>
        all.length <= FEW || i === active || isUnfinished ? (
          <circle
            key={key}
            className={styles.mark}
            data-unfinished={isUnfinished || undefined}
            data-active={i === active || undefined}
            cx={x}
            cy={y}
            r={i === active ? 6 : 4}
          />
        ) : null,
      )}
    </>
  );
}

const WIDEST = 44;
const ROUNDING = 5;

/** A bar chart. The last bar is hatched while its step is incomplete. */
export function BarChart(props: ChartProps) {
  return (
    <Plot {...props}>
      {(layout, active) => {
        const width = Math.min(layout.bandWidth, WIDEST);
        return props.points.map(({ key, value, isUnfinished }, i) => (
          <path
            key={key}
            className={styles.bar}
            data-unfinished={isUnfinished || undefined}
            data-away={(active !== undefined && i !== active) || undefined}
            d={barPath(layout.x(i) - width / 2, layout.y(value), width, layout.baseline)}
          />
        ));
      }}
    </Plot>
  );
}

/** Returns a bar's path: flat at the baseline, rounded at its end, above or below it. Empty for zero. */
function barPath(x: number, y: number, width: number, baseline: number): string {
  const height = Math.abs(baseline - y);
  if (height === 0) return '';
  const r = Math.min(ROUNDING, width / 2, height);
  const up = y < baseline ? 1 : -1;
  return `M${x} ${baseline}V${y + up * r}q0 ${-up * r} ${r} ${-up * r}H${x + width - r}q${r} 0 ${r} ${up * r}V${baseline}Z`;
}
