import { type IncomingMessage, request as requestPlain } from 'node:http';
import { request as requestTls } from 'node:https';
import { GetObjectCommand } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { LRUCache } from 'lru-cache';
import { type Clock, HOUR_MS, SECOND_MS } from '../../domain/kernel/clock.ts';
import type { FileKey } from '../../domain/kernel/ids.ts';
import type { SendOptions } from './calls.ts';
import type { S3Clients } from './s3-client.ts';

const GOOD_FOR_MS = HOUR_MS;
/** Then it is signed anew, long before it ends: clocks differ. */
const SIGNED_AGAIN_MS = GOOD_FOR_MS / 4;
const MAX_SIGNED = 1000;

const MAX_TRIES = 3;
/** Of all calls together, until some have gone well. */
const MAX_RETRIES = 50;
const RETRIES_PER_SUCCESS = 0.1;
const FIRST_PAUSE_MS = 50;
const MAX_ERROR_BYTES = 64 * 1024;

/**
 * Opens objects for reading by plain requests to signed URLs, each of which is good for many ranges. A call of the SDK
 * costs more processor time than the mebibyte of a video that it fetches: it builds, signs and describes itself anew
 * each time.
 */
export class ObjectReader {
  private readonly signed = new LRUCache<FileKey, { readonly url: Promise<URL>; readonly at: number }>({
    max: MAX_SIGNED,
  });
  private readonly retries = new RetryBudget();

  constructor(
    private readonly clients: Pick<S3Clients, 'bucket' | 'requests' | 'agents'>,
    private readonly clock: Clock,
  ) {}

  /** Tries again with exponential backoff and jitter, and less often the more tries fail. */
  async open(key: FileKey, headers: Readonly<Record<string, string>>, options: SendOptions): Promise<IncomingMessage> {
    const url = await this.urlOf(key);
    for (let attempt = 1; ; attempt += 1) {
      try {
        const answer = await this.ask(url, headers, options);
        this.retries.earn();
        return answer;
      } catch (error) {
        const isLast = attempt === MAX_TRIES || options.abortSignal.aborted;
        if (isLast || !mayPass(error) || !this.retries.spend()) throw error;
        await pause(FIRST_PAUSE_MS * 2 ** attempt * (0.5 + Math.random()));
        if (options.abortSignal.aborted) throw error;
      }
    }
  }

  private urlOf(Key: FileKey): Promise<URL> {
    const now = this.clock.now();
    const known = this.signed.get(Key);
    if (known && Math.abs(now.getTime() - known.at) < SIGNED_AGAIN_MS) return known.url;
    const command = new GetObjectCommand({ Bucket: this.clients.bucket, Key });
    const terms = { expiresIn: GOOD_FOR_MS / SECOND_MS, signingDate: now };
    const url = getSignedUrl(this.clients.requests, command, terms).then((text) => new URL(text));
    url.catch(() => this.signed.delete(Key));
    this.signed.set(Key, { url, at: now.getTime() });
    return url;
  }

  private ask(url: URL, headers: Readonly<Record<string, string>>, options: SendOptions): Promise<IncomingMessage> {
    const isPlain = url.protocol === 'http:';
    const send = isPlain ? requestPlain : requestTls;
    const agent = isPlain ? this.clients.agents.plain : this.clients.agents.tls;
    return new Promise((resolve, reject) => {
      const sent = send(url, { agent, headers, signal: options.abortSignal });
      const timer = setTimeout(
        () => sent.destroy(new Error('The storage did not answer in time.')),
        options.requestTimeout,
      );
      sent.on('error', (error) => (clearTimeout(timer), reject(error)));
      sent.on('response', (answer) => {
        if (answer.statusCode === 200 || answer.statusCode === 206) {
          clearTimeout(timer);
          resolve(answer);
        } else {
          refusalOf(answer).then((refusal) => (clearTimeout(timer), reject(refusal)), reject);
        }
      });
      sent.end();
    });
  }
}

/** In the shape of the SDK's own errors, which `s3-faults.ts` reads. */
class ReadRefusal extends Error {
  readonly $metadata: { readonly httpStatusCode: number };

  constructor(
    override readonly name: string,
    httpStatusCode: number,
  ) {
    super(`The storage answered ${httpStatusCode}.`);
    this.$metadata = { httpStatusCode };
  }
}

async function refusalOf(answer: IncomingMessage): Promise<ReadRefusal> {
  const status = answer.statusCode ?? 0;
  let text = '';
  for await (const piece of answer) {
    text += String(piece);
    if (text.length > MAX_ERROR_BYTES) break;
  }
  const code = /<Code>(\w{1,100})<\/Code>/.exec(text)?.[1];
  return new ReadRefusal(code ?? (status === 404 ? 'NotFound' : 'UnknownError'), status);
}

/** A broken connection, or a storage that is busy or in trouble: another try may go well. */
function mayPass(error: unknown): boolean {
  if (!(error instanceof ReadRefusal)) return true;
  const { httpStatusCode: status } = error.$metadata;
  return status >= 500 ? status !== 501 : status === 408 || status === 429;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** One retry for ten calls that went well, after a first few: a storage in trouble is not asked three times as much. */
class RetryBudget {
  private left = MAX_RETRIES;

  earn(): void {
    this.left = Math.min(MAX_RETRIES, this.left + RETRIES_PER_SUCCESS);
  }

  spend(): boolean {
    if (this.left < 1) return false;
    this.left -= 1;
    return true;
  }
}
