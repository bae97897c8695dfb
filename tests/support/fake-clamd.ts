import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';

/** The test virus of EICAR, in two pieces so that no scanner takes this file for one. */
export const EICAR = Buffer.from(`X5O!P%@AP[4\\PZX54(P^)7CC)7}$${'EICAR-STANDARD-ANTIVIRUS-TEST-FILE'}!$H+H*`);

export type Mood = 'well' | 'silent' | 'hangs-up' | 'out-of-memory' | 'babbling';

/**
 * clamd as its manual has it: commands of the form `zNAME` and a zero, a stream as lengths and pieces, an end of length
 * nothing, an answer, the end of the connection. Whoever speaks otherwise gets no answer at all.
 */
export class FakeClamd {
  mood: Mood = 'well';
  /** What came whole. */
  readonly bodies: Buffer[] = [];
  readonly faults: string[] = [];
  private readonly sockets = new Set<Socket>();
  private constructor(
    private readonly server: Server,
    private readonly maxBytes: number,
  ) {}

  /** On a free port, or at a path. */
  static async open({ path, maxBytes = 1024 * 1024 }: { path?: string; maxBytes?: number } = {}): Promise<FakeClamd> {
    const server = createServer();
    const clamd = new FakeClamd(server, maxBytes);
    server.on('connection', (socket) => void clamd.serve(socket));
    if (path === undefined) server.listen(0, '127.0.0.1');
    else server.listen(path);
    await once(server, 'listening');
    return clamd;
  }

  get port(): number {
    const address = this.server.address();
    return typeof address === 'object' && address ? address.port : 0;
  }

  async close(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    if (!this.server.listening) return;
    this.server.close();
    await once(this.server, 'close');
  }

  private async serve(socket: Socket): Promise<void> {
    this.sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('close', () => this.sockets.delete(socket));
    try {
      const answer = await this.answer(socket);
      if (this.mood === 'hangs-up' || answer === undefined) socket.destroy();
      else if (this.mood === 'babbling') socket.write('x'.repeat(10_000));
      else if (this.mood !== 'silent') socket.end(`${answer}\0`);
    } catch (error) {
      this.faults.push(String(error));
      socket.destroy();
    }
  }

  private async answer(socket: Socket): Promise<string | undefined> {
    const input = new Reader(socket);
    const command = await input.until(0);
    if (command === 'zPING') return 'PONG';
    if (command === 'zVERSION') return 'ClamAV 1.4.3/27800/Sun Nov 22 09:00:00 2026';
    if (command !== 'zINSTREAM') {
      this.faults.push(`No such command: ${command}`);
      return 'UNKNOWN COMMAND';
    }
    const pieces: Buffer[] = [];
    let bytes = 0;
    for (;;) {
      const length = (await input.take(4)).readUInt32BE();
      if (length === 0) break;
      bytes += length;
      if (bytes > this.maxBytes) return 'INSTREAM size limit exceeded. ERROR';
      pieces.push(await input.take(length));
      if (this.mood === 'hangs-up') return undefined;
    }
    const body = Buffer.concat(pieces);
    this.bodies.push(body);
    if (this.mood === 'out-of-memory') return "stream: Can't allocate memory ERROR";
    return body.includes(EICAR) ? 'stream: Win.Test.EICAR_HDB-1 FOUND' : 'stream: OK';
  }
}

class Reader {
  private rest = Buffer.alloc(0);
  private readonly chunks: AsyncIterator<Buffer>;

  constructor(socket: Socket) {
    this.chunks = socket.iterator({ destroyOnReturn: false });
  }

  async take(bytes: number): Promise<Buffer> {
    while (this.rest.length < bytes) await this.more();
    const taken = this.rest.subarray(0, bytes);
    this.rest = this.rest.subarray(bytes);
    return taken;
  }

  async until(end: number): Promise<string> {
    while (!this.rest.includes(end)) await this.more();
    const taken = await this.take(this.rest.indexOf(end) + 1);
    return taken.toString('latin1', 0, taken.length - 1);
  }

  private async more(): Promise<void> {
    const next = await this.chunks.next();
    if (next.done) throw new Error('It hung up in the middle of a command.');
    this.rest = Buffer.concat([this.rest, next.value]);
  }
}
