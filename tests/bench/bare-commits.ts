/**
 * The measure for what saves cost: Node's own HTTP server that commits each body as one row, and answers these bytes.
 * `bare-commits.ts <port> <file of SQLite|URL of Postgres> [<file of the answer>]`
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { openDatabase } from '../../src/adapters/knex/database.ts';

const [port, database = '', answer] = process.argv.slice(2);
const bytes = answer ? readFileSync(answer) : Buffer.from('{}');
const db = openDatabase(database.startsWith('postgres') ? { url: database } : { file: database });

createServer(async (req, res) => {
  const parts: Buffer[] = [];
  for await (const part of req) parts.push(part as Buffer);
  const body = Buffer.concat(parts).toString();
  if (body !== '') {
    const { id } = JSON.parse(body) as { id: string };
    await db('bare_rows').where({ id }).update({ body });
  }
  res.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': bytes.length });
  res.end(bytes);
}).listen(Number(port), '127.0.0.1');
