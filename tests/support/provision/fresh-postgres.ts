import { randomUUID } from 'node:crypto';
import pg from 'pg';

export interface FreshPostgres {
  readonly url: string;
  /** Removes the database, closing the connections that a test left open. */
  drop(): Promise<void>;
}

/**
 * An empty database of its own on the test server, for one test file. The server is the one in `TEST_DATABASE_URL`,
 * which the test runs provide, unless another is named.
 */
export const freshPostgres = (server = serverAddress()): Promise<FreshPostgres> =>
  copyOf('template0', `cusp_test_${compactId()}`, server);

/** The same with what `fill` has put into it: that is done once for a run, and copied, which is far quicker. */
export async function filledPostgres(fill: (url: string) => Promise<void>): Promise<FreshPostgres> {
  const template = process.env.TEST_DATABASE_TEMPLATE;
  if (!template) throw new Error('TEST_DATABASE_TEMPLATE is not set. Vitest’s set-up with a Postgres names it.');
  await makeTemplate(template, fill);
  return copyOf(template, `${template}_${compactId().slice(0, 12)}`);
}

export const templateName = (): string => `cusp_template_${compactId()}`;

const compactId = (): string => randomUUID().replaceAll('-', '');

/** Drops its copies too: those that processes of the domain ring kept for all of their files. */
export const dropTemplate = (template: string): Promise<void> =>
  withServer(async (client) => {
    const { rows } = await client.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname, $1)',
      [template],
    );
    for (const { datname } of rows) await client.query(`drop database if exists ${datname} with (force)`);
  });

/** Whoever comes first makes it, and the other processes wait. It has its name once it is whole. */
const makeTemplate = (template: string, fill: (url: string) => Promise<void>): Promise<void> =>
  withServer(async (client) => {
    await client.query('select pg_advisory_lock(hashtext($1))', [template]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [template]);
    if (rowCount) return;
    const unfinished = `${template}_unfinished`;
    await client.query(`drop database if exists ${unfinished} with (force)`);
    await client.query(`create database ${unfinished} template template0`);
    await fill(addressOf(unfinished));
    await client.query(`alter database ${unfinished} rename to ${template}`);
  });

async function copyOf(template: string, name: string, server = serverAddress()): Promise<FreshPostgres> {
  // Several sessions may copy one template at the same time, because nobody is connected to it.
  await withServer((client) => client.query(`create database ${name} template ${template}`), server);
  return {
    url: addressOf(name, server),
    drop: () => withServer((client) => client.query(`drop database if exists ${name} with (force)`), server),
  };
}

function serverAddress(): string {
  const server = process.env.TEST_DATABASE_URL;
  if (!server)
    throw new Error(
      'TEST_DATABASE_URL is not set. Only the "contracts" and "worker" tests bring a Postgres server up.',
    );
  return server;
}

function addressOf(name: string, server = serverAddress()): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

async function withServer(work: (client: pg.Client) => Promise<unknown>, server = serverAddress()): Promise<void> {
  const client = new pg.Client(server);
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
