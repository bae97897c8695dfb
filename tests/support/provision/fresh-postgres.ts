import { randomUUID } from 'node:crypto';
import pg from 'pg';

export interface FreshPostgres {
  readonly url: string;
  /** Removes the database, closing the connections that a test left open. */
  drop(): Promise<void>;
}

/**
 * An empty database of its own on the test server, for one test file. Needs `TEST_DATABASE_URL`, which Vitest's set-up
 * provides.
 */
export async function freshPostgres(): Promise<FreshPostgres> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server)
    throw new Error(
      'TEST_DATABASE_URL is not set. Only the "contracts" and "worker" tests bring a Postgres server up.',
    );
  const name = `cusp_test_${randomUUID().replaceAll('-', '')}`;
  // Two sessions may copy template0 at the same time, because nobody can be connected to it.
  await statement(server, `create database ${name} template template0`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => statement(server, `drop database if exists ${name} with (force)`) };
}

async function statement(server: string, sql: string): Promise<void> {
  const client = new pg.Client(server);
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
