import { CsvParseRowReader } from '../../adapters/csv-parse/row-reader.ts';
import { LevenNearestName } from '../../adapters/leven/nearest-name.ts';
import type { Breather } from '../../domain/kernel/breather.ts';

/** Tools that read what people have in a spreadsheet, and guess what they meant. */
export const rowTools = (breather: Breather) => ({
  rowReader: new CsvParseRowReader(breather),
  nearestName: new LevenNearestName(),
});
