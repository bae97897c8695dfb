import { useSearchParams } from 'react-router';
import { schoolDay } from '../../text/dates.ts';

export const PRESETS = ['30d', '3m', '12m', 'all'] as const;
export type Preset = (typeof PRESETS)[number];

const USUAL: Preset = '12m';
const DAY_MS = 86_400_000;

const written = (at: number) => new Date(at).toISOString().slice(0, 10);

/** Returns the first day of a preset. Months are whole, as in the charts. */
function firstDay(preset: Preset, today: string): string | undefined {
  const at = new Date(`${today}T00:00:00Z`);
  if (preset === '30d') return written(at.getTime() - 29 * DAY_MS);
  if (preset === '3m') return written(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() - 2, 1));
  return preset === 'all' ? 'all' : undefined;
}

export interface FiguresRange {
  /** Undefined for a custom range. */
  preset: Preset | undefined;
  /** Query string of the call. */
  query: string;
  choosePreset: (preset: Preset) => void;
  chooseDays: (from: string, to: string) => void;
}

/** Keeps the period in the URL: `?range=30d`, or `?from=…&to=…`. The default twelve months are omitted. */
export function useFiguresRange(): FiguresRange {
  const [params, setParams] = useSearchParams();
  const [from, to] = [params.get('from'), params.get('to')];
  const isOwn = from !== null || to !== null;
  const preset = PRESETS.find((one) => one === params.get('range')) ?? USUAL;
  const asked = isOwn ? { from, to } : { from: firstDay(preset, schoolDay()), to: null };
  const query = new URLSearchParams(Object.entries(asked).flatMap(([name, day]) => (day ? [[name, day]] : [])));
  return {
    preset: isOwn ? undefined : preset,
    query: query.toString(),
    choosePreset: (next) => setParams(next === USUAL ? {} : { range: next }, { replace: true }),
    chooseDays: (first, last) => setParams({ from: first, to: last }, { replace: true }),
  };
}
