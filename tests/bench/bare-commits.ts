/**
 * The measure for saves: Node's own HTTP server that commits each body as one row in the same database, through its bare
 * driver and as durably as the school does. `bare-commits.ts <port>`, with the database in `FILE` or `DATABASE_URL`.
 */
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { sqliteDriver } from '../../src/adapters/knex/sqlite-driver.ts';

const TABLE = 'create table if not exists bare_rows (id text primary key, body text not null)';
const STORE = 'insert into bare_rows (id, body) values ($1, $2) on conflict (id) do update set body = excluded.body';
const CONNECTIONS = 10;

type Store = (id: string, body: string) => unknown;

async function inPostgres(url: string): Promise<Store> {
  const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS });
  await pool.query(TABLE);
  return (id, body) => pool.query({ name: 'store', text: STORE, values: [id, body] });
}

function inSqlite(file: string): Store {
  const connection = new (sqliteDriver())(file);
  for (const setting of ['busy_timeout = 5000', 'journal_mode = WAL', 'synchronous = FULL']) connection.pragma(setting);
  const run = (sql: string) => connection.prepare(sql) as { run(...values: string[]): void };
  run(TABLE).run();
  const store = run(STORE.replaceAll(/\$\d/g, '?'));
  return (id, body) => store.run(id, body);
}

const { DATABASE_URL, FILE = '' } = process.env;
const store = DATABASE_URL ? await inPostgres(DATABASE_URL) : inSqlite(FILE);
const server = createServer(async (req, res) => {
  if (req.method === 'PUT') await store(req.url ?? '', await text(req));
  res.end('{}');
});
// Its clients wait for the other server in between.
server.keepAliveTimeout = 65_000;
server.listen(Number(process.argv[2]), '127.0.0.1');
