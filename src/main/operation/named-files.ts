import type { Knex } from 'knex';
import type { TableReader } from '../../adapters/knex/copy/table-reader.ts';

/** A file as its record has it. */
export interface NamedFile {
  readonly key: string;
  readonly bytes: number;
  readonly contentType: string;
}

/** Statuses with complete bytes; an unfinished upload is not missed. */
const KEPT = ['verified', 'attached'];
const COLUMNS = 'key, bytes, content_type';
const KEYS_AT_ONCE = 500;

interface Row {
  readonly key: string;
  readonly bytes: number;
  readonly content_type: string;
}

const named = ({ key, bytes, content_type }: Row): NamedFile => ({ key, bytes, contentType: content_type });

/** Lists the files that records refer to now: all, or those of these keys. */
export async function keptFiles(db: Knex, keys?: readonly string[]): Promise<NamedFile[]> {
  const rows = () => db<Row>('files').select('key', 'bytes', 'content_type').whereIn('status', KEPT);
  if (!keys) return (await rows().orderBy('key')).map(named);
  const found: NamedFile[] = [];
  for (let start = 0; start < keys.length; start += KEYS_AT_ONCE)
    found.push(...(await rows().whereIn('key', keys.slice(start, start + KEYS_AT_ONCE))).map(named));
  return found;
}

/** Lists the files as of a reader's snapshot. */
export async function listFiles(reader: TableReader): Promise<NamedFile[]> {
  const status = KEPT.map((one) => `'${one}'`).join(', ');
  const rows = await reader.all(`select ${COLUMNS} from files where status in (${status}) order by key`);
  return (rows as unknown as Row[]).map(named);
}
