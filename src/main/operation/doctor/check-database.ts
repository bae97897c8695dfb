import type { Knex } from 'knex';
import { migrations } from '../../../../migrations/index.ts';
import { isPostgres } from '../../../adapters/knex/database.ts';
import { chosenDatabase } from '../../installation/chosen-database.ts';
import type { Settings } from '../../settings/settings.ts';
import { type Finding, findingsOf, reasonOf } from './finding.ts';

const MAX_SKEW_MS = 60_000;
/** Connections left to the operator: for a backup, a console, and those that Postgres reserves. */
const SPARE_CONNECTIONS = 10;

const { good, bad, unknown } = findingsOf('database');

/** The database: reached, written to, as new as this version, and with the same time as we have. */
export async function checkDatabase(settings: Settings): Promise<Finding[]> {
  const db = chosenDatabase(settings);
  try {
    await db.raw('select 1');
    const own = isPostgres(db) ? await onPostgres(db, settings.databasePoolSize) : await onSqlite(db);
    return [...own, ...(await schema(db))];
  } catch (error) {
    const name = settings.databaseUrl ? 'DATABASE_URL' : 'DATA_DIR';
    return [bad(`The database is not reached (${reasonOf(error)}). Check ${name}, and that the server runs.`)];
  } finally {
    await db.destroy();
  }
}

async function onPostgres(db: Knex, poolSize: number): Promise<Finding[]> {
  const { rows } = await db.raw<{ rows: { version: string; now: number; most: number; mayCreate: boolean }[] }>(
    `select current_setting('server_version') as version, extract(epoch from clock_timestamp())::float8 * 1000 as now,
       current_setting('max_connections')::int as most, has_schema_privilege(current_schema(), 'CREATE') as "mayCreate"`,
  );
  const [server] = rows;
  if (!server) return [bad('Postgres answers with nothing. Check that DATABASE_URL leads to a Postgres.')];
  const skewMs = Math.abs(server.now - Date.now());
  const processes = Math.floor((server.most - SPARE_CONNECTIONS) / poolSize);
  return [
    good(`Postgres ${server.version} answers.`),
    server.mayCreate
      ? good('Our user may make tables.')
      : bad('Our user may not make tables, so that no update succeeds: GRANT CREATE ON SCHEMA public TO it.'),
    skewMs > MAX_SKEW_MS
      ? bad(`Its clock and ours are ${Math.round(skewMs / 1000)} s apart. Let both follow a time server (NTP).`)
      : good('Its clock is ours.'),
    processes < 2
      ? bad(
          `It takes ${server.most} connections, too few for two processes with ${poolSize}. Lower DATABASE_POOL_SIZE.`,
        )
      : good(`It has connections for ${processes} processes with ${poolSize} each (DATABASE_POOL_SIZE).`),
  ];
}

async function onSqlite(db: Knex): Promise<Finding[]> {
  const [check] = await db.raw<{ quick_check: string }[]>('pragma quick_check(1)');
  return check?.quick_check === 'ok'
    ? [good('The SQLite file is whole.')]
    : [bad(`The SQLite file is damaged (${check?.quick_check}). Restore the newest backup: npm run restore -- DIR`)];
}

async function schema(db: Knex): Promise<Finding[]> {
  if (!(await db.schema.hasTable('knex_migrations')))
    return [unknown('It is empty. The first start, or npm run migrate, makes its tables.')];
  const done = await db<{ name: string }>('knex_migrations').pluck('name');
  const known = (await migrations.getMigrations([])).map(({ name }) => name);
  if (done.some((name: string) => !known.includes(name)))
    return [bad('A newer version has changed it. Start that version, or restore the backup from before.')];
  const missing = known.filter((name) => !done.includes(name)).length;
  const admins =
    missing === 0 ? await db('users').where({ role: 'admin', disabled_at: null }).count({ count: '*' }) : [];
  return [
    missing === 0
      ? good('Its tables are those of this version.')
      : unknown(`It waits for ${missing} migrations: the next start, or npm run migrate, runs them.`),
    ...(admins[0]?.['count'] === 0 ? [bad('There is no administrator yet: npm run admin:create')] : []),
  ];
}
