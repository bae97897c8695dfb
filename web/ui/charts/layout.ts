import { scaleBand, scaleLinear } from 'd3-scale';

export const HEIGHT = 260;
const TOP = 14;
const BOTTOM = 30;
const RIGHT = 4;
const TICK_COUNT = 4;
/** Of the axis' letters, which are all of one width. */
const LETTER = 8;
const TICK_GAP = 10;
/** Between two labels under the axis. */
const LABEL_GAP = 10;

export interface Layout {
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** Where nothing is: the bottom, or above it where some values are below zero. */
  baseline: number;
  /** Of the middle of a step. */
  x: (index: number) => number;
  y: (value: number) => number;
  bandWidth: number;
  ticks: readonly { value: number; words: string }[];
  /** Which steps have their label shown. */
  isLabelled: (index: number) => boolean;
  /** The middle of that label, which stays inside. */
  labelX: (index: number) => number;
  /** The step nearest to this x. */
  indexAt: (x: number) => number;
}

/** Where everything stands in a chart so wide. */
export function layoutOf(
  { points, format, formatTick = format, isWhole }: Pick<ChartProps, 'points' | 'format' | 'formatTick' | 'isWhole'>,
  width: number,
): Layout {
  const most = Math.max(0, ...points.map(({ value }) => value));
  const least = Math.min(0, ...points.map(({ value }) => value));
  const bottom = HEIGHT - BOTTOM;
  const vertical = scaleLinear([least, most === 0 && least === 0 ? 1 : most], [bottom, TOP]).nice(TICK_COUNT);
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
  // The newest label moves in where it would stick out, towards the one before it.
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
    // Counted from the right: the newest step is always named.
    isLabelled: (index) => (last - index) % every === 0,
    labelX,
    indexAt: (x) => Math.min(last, Math.max(0, Math.floor((x - left) / step))),
  };
}

/** One step of a chart from left to right. */
export interface ChartPoint {
  /** Unlike every other one's. */
  key: string;
  /** Under the axis, short. */
  label: string;
  /** In full, where there is room: beside the value and in the table. */
  title: string;
  value: number;
  /** Still going on: its value will rise. */
  isUnfinished?: boolean;
}

export interface ChartProps {
  points: readonly ChartPoint[];
  /** What one sees in it, as a sentence. */
  summary: string;
  /** What the arrow keys go through: "Month". */
  stepName: string;
  format: (value: number) => string;
  /** On the axis, where room is short; like `format` unless given. */
  formatTick?: (value: number) => string;
  /** No ticks between whole numbers. */
  isWhole?: boolean;
}
