import type { UploadRow, UploadTarget } from '../../src/uploads/upload-queue.ts';
import type { SavedFile } from './history.ts';

const HEADER = [
  'File',
  'Title',
  'Bytes',
  'Course',
  'Module',
  'Day',
  'State',
  'Reason',
  'Saved at',
  'Checksum of its pieces',
];

/** Escapes formulas with an apostrophe (OWASP, CSV injection). */
const cell = (value: string | number | undefined): string => {
  const text = String(value ?? '');
  const plain = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
};

const line = (cells: readonly (string | number | undefined)[]): string => cells.map(cell).join(',');

const placeOf = (target: UploadTarget) => [
  target.courseTitle,
  target.weekNumber,
  'dayNumber' in target ? target.dayNumber : undefined,
];

/** Returns the queue, then the history, as CSV (RFC 4180, UTF-8 with BOM). */
export function reportOf(rows: readonly UploadRow[], history: readonly SavedFile[]): string {
  const known = new Map(history.map((entry) => [entry.id, entry]));
  const listed = new Set(rows.map(({ id }) => id));
  const queued = rows.map((row) => {
    const saved = known.get(row.id);
    const { fileName, title, bytes, target, state, reason } = row;
    return line([fileName, title, bytes, ...placeOf(target), state, reason, saved?.savedAt, saved?.checksum]);
  });
  const earlier = history
    .filter(({ id }) => !listed.has(id))
    .map(({ fileName, title, bytes, target, savedAt, checksum }) =>
      line([fileName, title, bytes, ...placeOf(target), 'saved', undefined, savedAt, checksum]),
    );
  return `\uFEFF${[line(HEADER), ...queued, ...earlier].join('\r\n')}\r\n`;
}
