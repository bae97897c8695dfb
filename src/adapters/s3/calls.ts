import { HeadObjectCommand, type HeadObjectCommandOutput, type S3Client } from '@aws-sdk/client-s3';
import type { FileKey } from '../../domain/kernel/ids.ts';
import { S3_LIMITS, type S3Clients, type S3Limits } from './s3-client.ts';
import { describeFault, isNamed, proven, statusOf, translated } from './s3-faults.ts';

export type Report = (fault: ReturnType<typeof describeFault> & { readonly call: string }) => void;

export interface SendOptions {
  readonly abortSignal: AbortSignal;
  /** Timeout of one attempt, until the first byte of the answer. */
  readonly requestTimeout: number;
}

export interface Budget {
  /** Timeout of all attempts together. */
  readonly ms?: number;
  readonly tryMs?: number;
}

/** True if the error is about the object, not the storage. */
const isAnswer = (error: unknown): boolean =>
  !isNamed(error, 'NoSuchBucket') && [400, 404, 409, 412, 416, 501].includes(statusOf(error) ?? 0);

/** Sends calls within a time budget, and reports storage failures. */
export class S3Calls {
  readonly bucket: string;

  constructor(
    private readonly clients: Pick<S3Clients, 'bucket' | 'requests'>,
    private readonly report: Report,
    readonly limits: S3Limits = S3_LIMITS,
  ) {
    this.bucket = clients.bucket;
  }

  /**
   * Runs the work, aborted when its budget is used up. Results already returned, such as a body still streaming, are
   * not aborted.
   */
  async within<T>(
    call: string,
    work: (client: S3Client, options: SendOptions) => Promise<T>,
    { ms = this.limits.callMs, tryMs = this.limits.tryMs }: Budget = {},
  ): Promise<T> {
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(), ms);
    try {
      return await work(this.clients.requests, { abortSignal: controller.signal, requestTimeout: tryMs });
    } catch (error) {
      if (!isAnswer(error) && translated(error).kind === 'unavailable') this.report({ call, ...describeFault(error) });
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Returns an object's metadata (HEAD). Rejects with the server's answer if the object does not exist. */
  head(Key: FileKey): Promise<HeadObjectCommandOutput> {
    const command = new HeadObjectCommand({ Bucket: this.bucket, Key });
    return this.within('HeadObject', async (client, options) => proven(await client.send(command, options)));
  }
}
