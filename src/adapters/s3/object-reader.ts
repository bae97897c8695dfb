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
/** Age for signing a URL again, long before it expires: clocks differ. */
const SIGNED_AGAIN_MS = GOOD_FOR_MS / 4;
const MAX_SIGNED = 1000;

const MAX_TRIES = 3;
/** Retry budget of all calls, until some have succeeded. */
const MAX_RETRIES = 50;
const RETRIES_PER_SUCCESS = 0.1;
const FIRST_PAUSE_MS = 50;
const MAX_ERROR_BYTES = 64 * 1024;

/**
 * Reads objects by plain requests to signed URLs, each reused for many ranges. An SDK call needs more CPU time than the
 * MiB of video it fetches, because it builds and signs each request anew.
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

  /** Retries with exponential backoff and jitter, within the retry budget. */
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

/** An error in the shape of the SDK's, which `s3-faults.ts` reads. */
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

/** Tells whether an error is transient: a broken connection, or a busy or failing storage. */
function mayPass(error: unknown): boolean {
  if (!(error instanceof ReadRefusal)) return true;
  const { httpStatusCode: status } = error.$metadata;
  return status >= 500 ? status !== 501 : status === 408 || status === 429;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Allows one retry per ten successes after an initial amount: a failing storage must not get triple load. */
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
