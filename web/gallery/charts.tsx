import { GALLERY } from '../text/copy/gallery.ts';
import { BarChart, ChartCard, LineChart } from '../ui/charts/charts.tsx';
import type { ChartPoint } from '../ui/charts/layout.ts';
import { Specimen } from './specimen.tsx';

const points = (values: readonly number[]): ChartPoint[] =>
  values.map((value, i) => ({
    key: String(i),
    label: `1.${i + 1}`,
    title: `Day 1.${i + 1}`,
    value,
    isUnfinished: i === values.length - 1,
  }));
const WEEK = points([3, 5, 4, 8, 13, 9, 6]);
const MANY = points(Array.from({ length: 60 }, (_, i) => 20 + ((i * 7) % 13) + i));
const format = (value: number) => `${value} min`;
const chart = { summary: GALLERY.sample, stepName: 'Day', format, isWhole: true };
const table = {
  caption: GALLERY.sample,
  columns: ['Day', 'Minutes'],
  rows: WEEK.map(({ key, title, value }) => ({ key, cells: [title, format(value)] })),
};

export function ChartSpecimens() {
  return (
    <>
      <Specimen name="ChartCard · LineChart of a few points" layout="stack">
        <ChartCard title="LineChart" total={format(48)} table={table}>
          <LineChart {...chart} points={WEEK} />
        </ChartCard>
      </Specimen>
      <Specimen name="ChartCard · BarChart" layout="stack">
        <ChartCard title="BarChart" total={format(48)} table={table}>
          <BarChart {...chart} points={WEEK} />
        </ChartCard>
      </Specimen>
      <Specimen name="LineChart and BarChart of sixty points; of one" layout="stack">
        <LineChart {...chart} points={MANY} />
        <BarChart {...chart} points={MANY} />
        <LineChart {...chart} points={WEEK.slice(0, 1)} />
      </Specimen>
    </>
  );
}
