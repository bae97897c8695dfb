/**
 * The measure for uploads: Node's own HTTP server that pipes a body to a file and answers, with `?sync`
 * once the bytes are on the disk itself. `bare-upload-server.ts <port> <folder>`
 */
import { createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

const [port, folder] = process.argv.slice(2) as [string, string];
let count = 0;

createServer(async (req, res) => {
  if (req.method !== 'PUT') return void res.end('ready');
  const path = join(folder, String((count += 1)));
  await pipeline(req, createWriteStream(path));
  if (req.url?.includes('sync')) {
    const handle = await open(path, 'r+');
    await handle.sync();
    await handle.close();
  }
  res.end();
}).listen(Number(port), '127.0.0.1');
