import { HeadObjectCommand, type HeadObjectCommandOutput, type S3Client } from '@aws-sdk/client-s3';
import type { FileKey } from '../../domain/kernel/ids.ts';
import { S3_LIMITS, type S3Clients, type S3Limits } from './s3-client.ts';
import { describeFault, isNamed, proven, statusOf, translated } from './s3-faults.ts';

export type Report = (fault: ReturnType<typeof describeFault> & { readonly call: string }) => void;

export interface SendOptions {
  readonly abortSignal: AbortSignal;
  /** Of one try, up to its first byte of an answer. */
  readonly requestTimeout: number;
}

export interface Budget {
  /** Of all tries together. */
  readonly ms?: number;
  readonly tryMs?: number;
}

/** Says something about the object, and nothing about the storage. */
const isAnswer = (error: unknown): boolean =>
  !isNamed(error, 'NoSuchBucket') && [400, 404, 409, 412, 416, 501].includes(statusOf(error) ?? 0);

/** Sends calls within a budget of time, and reports the trouble that the storage gives. */
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
   * The work is aborted when its budget is used up. What it has resolved with by then, such as a body that is still
   * coming, is not.
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

  /** What the storage says of an object without sending it. Rejects with the server's answer when there is none. */
  head(Key: FileKey): Promise<HeadObjectCommandOutput> {
    const command = new HeadObjectCommand({ Bucket: this.bucket, Key });
    return this.within('HeadObject', async (client, options) => proven(await client.send(command, options)));
  }
}
