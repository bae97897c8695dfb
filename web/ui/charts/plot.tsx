import {
  type CSSProperties,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { type ChartProps, HEIGHT, type Layout, layoutOf } from './layout.ts';
import styles from './charts.module.css';

interface PlotProps extends ChartProps {
  /** Draws the marks over the axes; the active step is the one being read. */
  children: (layout: Layout, active: number | undefined) => ReactNode;
}

/**
 * Axes, and a way to read each value: by pointer, or by arrow keys on an invisible range input over the drawing, which
 * screen readers support.
 */
export function Plot({ children, ...chart }: PlotProps) {
  const { points, summary, stepName, format } = chart;
  const [box, width] = useWidth<HTMLDivElement>();
  const [active, setActive] = useState<number>();
  const layout = layoutOf(chart, width);
  const current = active === undefined ? undefined : points[active];
  const follow = ({ clientX, currentTarget }: PointerEvent) =>
    setActive(layout.indexAt(clientX - currentTarget.getBoundingClientRect().left + layout.left));
  const last = points.length - 1;
  const spoken = points[active ?? last];

  return (
    <div
      ref={box}
      className={styles.plot}
      style={
        {
          '--left': `${layout.left}px`,
          '--top': `${layout.top}px`,
          '--bottom': `${HEIGHT - layout.bottom}px`,
        } as CSSProperties
      }
    >
      {width > 0 && (
        <svg className={styles.drawing} width={width} height={HEIGHT} role="img" aria-label={summary}>
          <Axes points={points} layout={layout} active={active} />
          {children(layout, active)}
        </svg>
      )}
      <input
        className={styles.reader}
        type="range"
        min={0}
        max={last}
        step={1}
        value={active ?? last}
        aria-label={stepName}
        aria-valuetext={spoken && `${spoken.title}: ${format(spoken.value)}`}
        onChange={(event) => setActive(Number(event.target.value))}
        onFocus={(event) => event.target.matches(':focus-visible') && setActive(active ?? last)}
        onBlur={() => setActive(undefined)}
        onPointerMove={follow}
        onPointerDown={follow}
        onPointerLeave={(event) => event.pointerType === 'mouse' && setActive(undefined)}
      />
      {current && active !== undefined && (
        <p
          className={styles.tip}
          data-side={sideOf(active, points.length)}
          style={{ '--x': `${layout.x(active)}px` } as CSSProperties}
          aria-hidden="true"
        >
          <span>{current.title}</span>
          <strong>{format(current.value)}</strong>
        </p>
      )}
    </div>
  );
}

/** Returns the side of a tooltip, so that it stays in the chart. */
const sideOf = (index: number, count: number) =>
  index < count / 4 ? 'right' : index >= (count * 3) / 4 ? 'left' : undefined;

function Axes({
  points,
  layout,
  active,
}: {
  points: ChartProps['points'];
  layout: Layout;
  active: number | undefined;
}) {
  return (
    <g>
      {layout.ticks.map(({ value, words }) => (
        <g key={value} transform={`translate(0 ${layout.y(value)})`}>
          <line className={styles.rule} data-base={value === 0 || undefined} x1={layout.left} x2={layout.right} />
          <text className={styles.tick} x={layout.left - 10} dy="0.35em">
            {words}
          </text>
        </g>
      ))}
      {points.map(({ key, label }, i) =>
        layout.isLabelled(i) ? (
          <text
            key={key}
            className={styles.label}
            data-active={i === active || undefined}
            x={layout.labelX(i)}
            y={HEIGHT - 6}
          >
            {label}
          </text>
        ) : null,
      )}
    </g>
  );
}

/** Returns an element's width in pixels, measured before paint and on every resize. */
function useWidth<E extends HTMLElement>(): [RefObject<E | null>, number] {
  const element = useRef<E>(null);
  const [width, setWidth] = useState(0);

  useLayoutEffect(() => {
    const node = element.current;
    if (!node) return undefined;
    const measure = () => setWidth(Math.round(node.getBoundingClientRect().width));
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(node);
    return () => watcher.disconnect();
  }, []);

  return [element, width];
}
