import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { realpath, rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Another process works on this folder already. */
export class JournalInUse extends Error {
  constructor() {
    super('Another Cusp is uploading from this computer already.');
    this.name = 'JournalInUse';
  }
}

/**
 * A lock that no crash leaves behind: a socket that this process listens on. A file with a process id would outlive a
 * power cut, and name a stranger after the next start. Linux and Windows take the socket's name back by themselves;
 * elsewhere it is a file, which answers nobody once its process is gone.
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

/** Answers how to give it back. Rejects with a JournalInUse while somebody else has it. */
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
