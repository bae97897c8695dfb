import type { Knex } from 'knex';
import { migrations } from '../../../../migrations/index.ts';
import { isPostgres } from '../database.ts';
import { PostgresTables } from './postgres-reader.ts';
import { withoutLimits } from './snapshot.ts';
import { type SqliteConnection, SqliteTables } from './sqlite-reader.ts';
import { TableDigest } from './table-digest.ts';
import { type Column, connectionOf, linesOf, quoted, type TableReader } from './table-reader.ts';

export interface TableFacts {
  readonly name: string;
  readonly rows: number;
  readonly digest: string;
}

/** Source of rows: a backup, or another database. */
export interface TableSource {
  /** Migrations of the rows' schema. */
  readonly migrations: readonly string[];
  /** Parents before children. */
  readonly tables: readonly TableFacts[];
  lines(table: string): AsyncIterable<readonly string[]>;
}

export interface Filling {
  /** Runs after the comparison, in the same transaction. */
  readonly afterwards?: (trx: Knex) => Promise<void>;
}

/**
 * Fills an empty database in one transaction: creates the rows' schema, loads them without triggers, reads everything
 * back and compares. Rolls back and rejects if a table differs.
 */
export async function fillDatabase(db: Knex, source: TableSource, { afterwards }: Filling = {}): Promise<void> {
  await db.transaction(async (trx) => {
    if (isPostgres(db)) await withoutLimits(trx);
    await makeSchema(trx, source.migrations);
    const load = isPostgres(db) ? loadPostgres : loadSqlite;
    await load(trx, source);
    await compare(await readerOn(trx), source);
    await afterwards?.(trx);
  });
}

export const readerOn = async (trx: Knex): Promise<TableReader> =>
  isPostgres(trx) ? new PostgresTables(trx) : new SqliteTables(await connectionOf<SqliteConnection>(trx));

async function makeSchema(trx: Knex, wanted: readonly string[]): Promise<void> {
  const known = await migrations.getMigrations([]);
  const unknown = wanted.find((name) => known.every((step) => step.name !== name));
  if (unknown !== undefined)
    throw new Error(`This was written by a newer version of Cusp (it knows ${unknown}). Use that version.`);
  const steps = known.filter(({ name }) => wanted.includes(name));
  await trx.migrate.latest({ migrationSource: { ...migrations, getMigrations: async () => steps } });
}

async function loadPostgres(trx: Knex, source: TableSource): Promise<void> {
  const reader = new PostgresTables(trx);
  const all = await reader.tables();
  for (const table of all) await trx.raw(`alter table ${quoted(table)} disable trigger user`);
  for (const table of all.toReversed()) await trx.raw(`delete from ${quoted(table)}`);
  for (const { name } of source.tables) {
    const insert = postgresInsert(name, await reader.columns(name));
    for await (const lines of source.lines(name)) await trx.raw(insert, [`[${lines.join(',')}]`]);
  }
  for (const table of all) await trx.raw(`alter table ${quoted(table)} enable trigger user`);
  await setSequences(trx);
}

function postgresInsert(table: string, columns: readonly Column[]): string {
  const names = columns.map(({ name }) => quoted(name));
  const values = columns.map(({ name, kind, type }) =>
    kind === 'as-text' ? `${quoted(name)}::${type}` : quoted(name),
  );
  const shape = columns.map(({ name, kind, type }) => `${quoted(name)} ${kind === 'as-text' ? 'text' : type}`);
  return `insert into ${quoted(table)} (${names.join(', ')}) select ${values.join(', ')}
    from json_to_recordset(?) as given (${shape.join(', ')})`;
}

const SERIALS = `
  select table_name, column_name from information_schema.columns
  where table_schema = current_schema() and column_default like 'nextval(%'`;

/** Advances the sequences: inserting explicit ids does not. */
async function setSequences(trx: Knex): Promise<void> {
  for (const { table_name, column_name } of await new PostgresTables(trx).all(SERIALS)) {
    const [table, column] = [quoted(String(table_name)), quoted(String(column_name))];
    await trx.raw(
      `select setval(pg_get_serial_sequence(?, ?), coalesce((select max(${column}) from ${table}), 0) + 1, false)`,
      [table, String(column_name)],
    );
  }
}

/**
 * Drops and recreates triggers, because SQLite cannot disable them, and rebuilds full-text indexes, which only triggers
 * fill.
 */
async function loadSqlite(trx: Knex, source: TableSource): Promise<void> {
  const connection = await connectionOf<SqliteConnection>(trx);
  const reader = new SqliteTables(connection);
  connection.pragma('defer_foreign_keys = on');
  const triggers = connection.prepare("select name, sql from sqlite_master where type = 'trigger'").all();
  for (const { name } of triggers) connection.exec(`drop trigger ${quoted(String(name))}`);
  for (const table of await reader.tables()) connection.exec(`delete from ${quoted(table)}`);
  for (const { name } of source.tables) {
    const columns = await reader.columns(name);
    const marks = columns.map(() => '?').join(', ');
    const insert = connection.prepare(
      `insert into ${quoted(name)} (${columns.map((column) => quoted(column.name)).join(', ')}) values (${marks})`,
    );
    for await (const lines of source.lines(name))
      for (const line of lines) {
        const row = JSON.parse(line) as Record<string, unknown>;
        insert.run(...columns.map((column) => row[column.name] ?? null));
      }
  }
  for (const { sql } of triggers) connection.exec(String(sql));
  const indexes = connection.prepare("select name from pragma_table_list where type = 'virtual'").all();
  for (const { name } of indexes)
    connection.exec(`insert into ${quoted(String(name))} (${quoted(String(name))}) values ('rebuild')`);
}

/** Rejects unless every table has exactly the expected rows. */
export async function compare(reader: TableReader, { tables }: Pick<TableSource, 'tables'>): Promise<void> {
  const found = await factsOf(reader);
  for (const { name, rows, digest } of tables) {
    const there = found.find((table) => table.name === name);
    if (there?.rows !== rows) throw new Error(`Table ${name} has ${there?.rows ?? 'no'} rows instead of ${rows}.`);
    if (there.digest !== digest) throw new Error(`Table ${name} does not hold what it should: its checksum differs.`);
  }
  const more = found.find(({ name, rows }) => rows > 0 && tables.every((table) => table.name !== name));
  if (more) throw new Error(`Table ${more.name} holds rows that nobody wrote.`);
}

/** Returns counts and checksums of all tables. */
export async function factsOf(reader: TableReader): Promise<TableFacts[]> {
  const facts: TableFacts[] = [];
  for (const name of await reader.tables()) {
    const digest = new TableDigest();
    for await (const lines of linesOf(reader, name)) for (const line of lines) digest.add(line);
    facts.push({ name, ...digest.result() });
  }
  return facts;
}
