import { download } from '../api/download.ts';
import { saveFile } from '../platform/save-file.ts';
import { schoolDay } from '../text/dates.ts';

/** Downloads a CSV file and saves it as `name-day.csv`. */
export async function saveCsv(path: string, name: string, day: string = schoolDay()): Promise<void> {
  saveFile(await download(path), `${name}-${day}.csv`);
}
