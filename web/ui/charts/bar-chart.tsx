import type { ChartProps } from './chart-point.ts';
import { Plot } from './plot.tsx';
import styles from './marks.module.css';

const WIDEST = 44;
const ROUNDING = 5;

/** How much there was in each step. The last bar is hatched while its step is not over. */
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
            d={barPath(layout.x(i) - width / 2, layout.y(value), width, layout.bottom)}
          />
        ));
      }}
    </Plot>
  );
}

/** Rounded at the top, flat on the axis. Nothing at all for nothing. */
function barPath(x: number, y: number, width: number, bottom: number): string {
  const height = bottom - y;
  if (height <= 0) return '';
  const r = Math.min(ROUNDING, width / 2, height);
  return `M${x} ${bottom}V${y + r}q0 ${-r} ${r} ${-r}H${x + width - r}q${r} 0 ${r} ${r}V${bottom}Z`;
}
