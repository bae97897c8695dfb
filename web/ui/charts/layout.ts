import { scaleBand, scaleLinear } from 'd3-scale';

export const HEIGHT = 260;
const TOP = 14;
const BOTTOM = 30;
const RIGHT = 4;
const TICK_COUNT = 4;
/** Width of the axis' monospaced characters. */
const LETTER = 8;
const TICK_GAP = 10;
/** Minimum gap between labels of the x axis. */
const LABEL_GAP = 10;

export interface Layout {
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** Position of zero: the bottom, or above it with negative values. */
  baseline: number;
  /** Returns the centre of a step. */
  x: (index: number) => number;
  y: (value: number) => number;
  bandWidth: number;
  ticks: readonly { value: number; words: string }[];
  /** Tells whether a step has a label. */
  isLabelled: (index: number) => boolean;
  /** Returns the centre of its label, clamped to the chart. */
  labelX: (index: number) => number;
  /** Returns the step nearest to this x. */
  indexAt: (x: number) => number;
}

/** Computes the layout of a chart of this width. */
export function layoutOf(
  { points, format, formatTick = format, isWhole }: Pick<ChartProps, 'points' | 'format' | 'formatTick' | 'isWhole'>,
  width: number,
): Layout {
  const max = Math.max(0, ...points.map(({ value }) => value));
  const min = Math.min(0, ...points.map(({ value }) => value));
  const bottom = HEIGHT - BOTTOM;
  const vertical = scaleLinear([min, max === 0 && min === 0 ? 1 : max], [bottom, TOP]).nice(TICK_COUNT);
  const ticks = vertical
    .ticks(TICK_COUNT)
    .filter((value) => !isWhole || Number.isInteger(value))
    .map((value) => ({ value, words: formatTick(value) }));
  const left = Math.max(...ticks.map(({ words }) => words.length)) * LETTER + TICK_GAP;
  const right = Math.max(left + 1, width - RIGHT);
  const bands = scaleBand<number>(
    points.map((_, i) => i),
    [left, right],
  )
    .paddingInner(0.36)
    .paddingOuter(0.18);
  const step = bands.step();
  const last = points.length - 1;
  const halfLabel = (index: number) => ((points[index]?.label.length ?? 0) * LETTER) / 2;
  const x = (index: number) => (bands(index) ?? left) + bands.bandwidth() / 2;
  // The last label is shifted inwards where it would overflow.
  const labelX = (index: number) => Math.min(x(index), width - halfLabel(index));
  const widest = 2 * Math.max(0, ...points.map((_, i) => halfLabel(i))) + LABEL_GAP;
  const every = Math.max(1, Math.ceil((widest + x(last) - labelX(last)) / step));
  return {
    left,
    right,
    top: TOP,
    bottom,
    baseline: vertical(0),
    x,
    y: (value) => vertical(value),
    bandWidth: bands.bandwidth(),
    ticks,
    // Counted from the right, so that the newest step always has a label.
    isLabelled: (index) => (last - index) % every === 0,
    labelX,
    indexAt: (x) => Math.min(last, Math.max(0, Math.floor((x - left) / step))),
  };
}

/** One step of a chart, from left to right. */
export interface ChartPoint {
  /** Unique key. */
  key: string;
  /** Short label under the axis. */
  label: string;
  /** Full label, next to the value and in the table. */
  title: string;
  value: number;
  /** True while in progress: the value will rise. */
  isUnfinished?: boolean;
}

export interface ChartProps {
  points: readonly ChartPoint[];
  /** Text alternative, as a sentence. */
  summary: string;
  /** Name of the steps for the slider: "Month". */
  stepName: string;
  format: (value: number) => string;
  /** Short format for the axis; default: `format`. */
  formatTick?: (value: number) => string;
  /** Ticks only at whole numbers. */
  isWhole?: boolean;
}
