/**
 * The measure for all ratios: Node's own HTTP server with the same bytes in memory, and ranges of the
 * same file by createReadStream. `bare-server.ts <port> <json file> <big file>`
 */
import { createReadStream, readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const [port, jsonFile, bigFile] = process.argv.slice(2) as [string, string, string];
const bytes = readFileSync(jsonFile);

createServer((req, res) => {
  if (req.url?.startsWith('/big')) {
    const [, first, last] = /bytes=(\d+)-(\d+)/.exec(req.headers.range ?? '') ?? [];
    const range = { start: Number(first), end: Number(last) };
    res.writeHead(206, { 'Content-Type': 'video/mp4', 'Content-Length': range.end - range.start + 1 });
    createReadStream(bigFile, range).pipe(res);
    return;
  }
  res.writeHead(200, { 'Content-Type': 'application/json', 'Content-Encoding': 'br', 'Content-Length': bytes.length });
  res.end(bytes);
}).listen(Number(port), '127.0.0.1');
