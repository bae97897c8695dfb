import { area, curveLinear, curveMonotoneX, line } from 'd3-shape';
import type { ChartPoint, ChartProps } from './chart-point.ts';
import type { Layout } from './layout.ts';
import { Plot } from './plot.tsx';
import styles from './marks.module.css';

/** So many points have a mark each and a rounded line; more stand too close for both. */
const FEW = 14;

/** How something went on. The last stretch is dashed while its step is not over. */
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
  const curve = all.length <= FEW ? curveMonotoneX : curveLinear;
  const draw = line<(typeof all)[number]>(
    ({ x }) => x,
    ({ y }) => y,
  ).curve(curve);
  const fill = area<(typeof all)[number]>(
    ({ x }) => x,
    layout.bottom,
    ({ y }) => y,
  ).curve(curve);
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
