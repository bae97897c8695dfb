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
