import type { Knex } from 'knex';
import { describe, expect, it } from 'vitest';
import { migrations } from '../../migrations/index.ts';
import { isPostgres } from '../../src/adapters/knex/database.ts';
import { describeBeforeStep } from './before-step.ts';

/** `required`: a row cannot be written without it. */
interface Column {
  readonly type: string;
  readonly required: boolean;
}
/** Columns by table and name, `table.column`. */
type Schema = ReadonlyMap<string, Column>;

/**
 * What an older version, which serves on while a newer one migrates, would miss. Each was released before this test
 * was there, and cannot be undone: whoever has migrated has lost the columns, and with them back an older version would
 * show papers as ready that the newer one withholds.
 */
const RELEASED = ['0032-inspected-files: documents.refusal is gone', '0032-inspected-files: documents.state is gone'];

const COLUMNS_OF_POSTGRES = `
  select table_name as "table", column_name as name, data_type as type,
    is_nullable = 'NO' and column_default is null as required
  from information_schema.columns where table_schema = current_schema()`;
const COLUMNS_OF_SQLITE = `
  select tables.name as "table", columns.name, columns.type, columns."notnull" and columns.dflt_value is null as required
  from pragma_table_list as tables join pragma_table_info(tables.name) as columns where tables.schema = 'main'`;

interface Row extends Column {
  readonly table: string;
  readonly name: string;
}

async function schemaOf(db: Knex): Promise<Schema> {
  const rows: Row[] = isPostgres(db) ? (await db.raw(COLUMNS_OF_POSTGRES)).rows : await db.raw(COLUMNS_OF_SQLITE);
  return new Map(
    rows.map(({ table, name, type, required }) => [`${table}.${name}`, { type, required: Boolean(required) }]),
  );
}

const tableOf = (column: string): string => column.slice(0, column.indexOf('.'));

function missedBy(before: Schema, after: Schema): string[] {
  const tables = new Set([...before.keys()].map(tableOf));
  const kept = [...before].flatMap(([column, was]) => {
    const now = after.get(column);
    if (!now) return [`${column} is gone`];
    if (now.type !== was.type) return [`${column} was ${was.type} and is ${now.type}`];
    return now.required && !was.required ? [`${column} is required`] : [];
  });
  const added = [...after].filter(
    ([column, { required }]) => required && !before.has(column) && tables.has(tableOf(column)),
  );
  return [...kept, ...added.map(([column]) => `${column} is new and required`)].sort();
}

describeBeforeStep('0', 'migrations', (opened) => {
  it('only add: whatever a version reads and writes is there after each step of the next one', async () => {
    const db = opened();
    const missed: string[] = [];
    let steps = 0;
    let before = await schemaOf(db);
    for (;;) {
      const [, [step]] = (await db.migrate.up({ migrationSource: migrations })) as [number, string[]];
      if (step === undefined) break;
      steps += 1;
      const after = await schemaOf(db);
      missed.push(...missedBy(before, after).map((what) => `${step}: ${what}`));
      before = after;
    }
    expect(missed).toEqual(RELEASED);
    expect(steps).toBe((await migrations.getMigrations([])).length);
    expect(before.get('users.email')).toMatchObject({ required: true });
  });
});

describe('a step that does more than add', () => {
  const BEFORE: Schema = new Map([
    ['a.id', { type: 'text', required: true }],
    ['a.note', { type: 'text', required: false }],
  ]);
  it.each<[string, [string, Column][], string[]]>([
    ['drops a table', [], ['a.id is gone', 'a.note is gone']],
    ['drops a column', [['a.id', { type: 'text', required: true }]], ['a.note is gone']],
    [
      'asks for more, and changes a type',
      [
        ['a.id', { type: 'integer', required: true }],
        ['a.note', { type: 'text', required: true }],
        ['a.more', { type: 'text', required: true }],
      ],
      ['a.id was text and is integer', 'a.more is new and required', 'a.note is required'],
    ],
    [
      'adds',
      [...BEFORE, ['a.more', { type: 'text', required: false }], ['b.id', { type: 'text', required: true }]],
      [],
    ],
  ])('is seen: one that %s', (_what, after, missed) => {
    expect(missedBy(BEFORE, new Map(after))).toEqual(missed);
  });
});
