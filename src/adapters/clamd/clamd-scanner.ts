import { beginningOf } from '../../domain/kernel/beginning-of.ts';
import type { Bytes } from '../../domain/media/ports.ts';
import { type ScanResult, scannerUnavailable, type VirusScanner } from '../../domain/media/virus-scanner.ts';
import { askClamd, type ClamdAddress, NoReply } from './clamd-connection.ts';

export interface ClamdOptions {
  /** Equals clamd's StreamMaxLength: larger files are not sent. */
  readonly maxBytes: number;
  readonly maxSilentMs?: number;
}

/** Streams files to ClamAV's daemon (INSTREAM): it needs no access to our files, and may run on another host. */
export class ClamdScanner implements VirusScanner {
  constructor(
    private readonly address: ClamdAddress,
    private readonly options: ClamdOptions,
  ) {}

  async scan(open: () => Promise<Bytes>, bytes: number): Promise<ScanResult> {
    if (bytes > this.options.maxBytes) return 'too-large';
    const body = await open();
    try {
      return resultOf(
        await askClamd(this.address, 'INSTREAM', (write) => sendAll(body, write), this.options.maxSilentMs),
      );
    } catch (error) {
      throw error instanceof NoReply ? scannerUnavailable() : error;
    }
  }

  /** Returns clamd's version with the age of its signatures. Rejects with a reason as a sentence. */
  version(): Promise<string> {
    return askClamd(this.address, 'VERSION', undefined, this.options.maxSilentMs);
  }
}

/** Sends length-prefixed chunks, then a zero length. Stops early when clamd closes: it may answer before the end. */
async function sendAll(body: Bytes, write: (bytes: Uint8Array) => Promise<boolean>): Promise<void> {
  for await (const piece of body) {
    if (piece.length === 0) continue;
    if (!(await write(lengthOf(piece.length))) || !(await write(piece))) return;
  }
  await write(lengthOf(0));
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}

/** Parses the result. Anything but a clear yes or no counts as no answer: the file waits. */
function resultOf(reply: string): ScanResult {
  if (reply === 'stream: OK') return 'clean';
  const found = /^stream: (.{1,200}) FOUND$/.exec(reply);
  if (found) return { infectedWith: found[1] ?? '' };
  if (/size limit exceeded/i.test(reply)) return 'too-large';
  throw new NoReply(`clamd says: ${beginningOf(reply, 200)}`);
}
