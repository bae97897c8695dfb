import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { realpath, rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Error: another process owns this folder. */
export class JournalInUse extends Error {
  constructor() {
    super('Another Cusp is uploading from this computer already.');
    this.name = 'JournalInUse';
  }
}

/**
 * Lock that no crash leaves behind: a listening socket. A PID file would survive a power cut and name another process
 * after the next start. Linux and Windows release the socket's name themselves; elsewhere it is a file that refuses
 * connections once its process has ended.
 */
function addressOf(folder: string): { address: string; isFile: boolean } {
  const name = `cusp-uploads-${createHash('sha256').update(folder).digest('hex').slice(0, 24)}`;
  if (process.platform === 'win32') return { address: `\\\\.\\pipe\\${name}`, isFile: false };
  if (process.platform === 'linux') return { address: `\0${name}`, isFile: false };
  return { address: join(tmpdir(), `${name}.sock`), isFile: true };
}

const answers = (address: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(address, () => {
      socket.destroy();
      resolve(true);
    }).on('error', () => resolve(false));
  });

/** Takes the lock and returns its release function. Rejects with JournalInUse while another process holds it. */
export async function takeOwnership(folder: string): Promise<() => Promise<void>> {
  const { address, isFile } = addressOf(await realpath(folder));
  const server = createServer((socket) => socket.destroy());
  const listen = async () => {
    server.listen(address);
    await once(server, 'listening');
  };
  await listen().catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    if (!isFile || (await answers(address))) throw new JournalInUse();
    await rm(address, { force: true });
    await listen();
  });
  server.unref();
  return async () => {
    server.close();
    await once(server, 'close');
  };
}
