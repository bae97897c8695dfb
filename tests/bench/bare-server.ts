/**
 * The measure for all ratios: a file's bytes in memory behind Node's own HTTP server, or behind a plain Express of one
 * route; and ranges of the file, read into buffers that are used again, or of a URL, piped through.
 * `bare-server.ts node|express <port> <file>` or `bare-server.ts proxy <port> <url>`
 */
import { readFileSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { Agent, createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import express from 'express';

const [kind, port, path = ''] = process.argv.slice(2);
const bytes = kind === 'proxy' ? Buffer.alloc(0) : readFileSync(path);
const agent = new Agent({ keepAlive: true });

const CHUNK_BYTES = 256 * 1024;
const pool: Buffer[] = [];

/** One chunk in flight, whose buffer is lent on when it has left for the network. */
async function sendRange(file: FileHandle, req: IncomingMessage, res: ServerResponse): Promise<void> {
  const [, first, last] = /bytes=(\d+)-(\d+)/.exec(req.headers.range ?? '') ?? [];
  const end = Number(last) + 1;
  res.writeHead(206, { 'Content-Type': 'video/mp4', 'Content-Length': end - Number(first) });
  const buffer = pool.pop() ?? Buffer.allocUnsafeSlow(CHUNK_BYTES);
  for (let position = Number(first); position < end && !res.destroyed; ) {
    const { bytesRead } = await file.read(buffer, 0, Math.min(CHUNK_BYTES, end - position), position);
    await new Promise((resolve) => res.write(buffer.subarray(0, bytesRead), resolve));
    position += bytesRead;
  }
  pool.push(buffer);
  res.end();
}

function passRange(req: IncomingMessage, res: ServerResponse): void {
  get(path, { agent, headers: { range: req.headers.range } }, (answer) => {
    res.writeHead(answer.statusCode ?? 502, { 'Content-Length': answer.headers['content-length'] });
    answer.pipe(res);
  });
}

if (kind === 'proxy') {
  createServer((req, res) => (req.url === '/range' ? passRange(req, res) : res.end())).listen(
    Number(port),
    '127.0.0.1',
  );
} else if (kind === 'express') {
  const app = express();
  app.get('/', (_req, res) => void res.type('json').send(bytes));
  app.listen(Number(port), '127.0.0.1');
} else {
  const file = await open(path, 'r');
  createServer((req, res) => {
    if (req.url === '/range') return void sendRange(file, req, res);
    res.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': bytes.length });
    res.end(bytes);
  }).listen(Number(port), '127.0.0.1');
}
