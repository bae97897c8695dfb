import { Agent as PlainAgent } from 'node:http';
import { Agent as TlsAgent } from 'node:https';
import { S3Client, type S3ClientConfig } from '@aws-sdk/client-s3';
import { SECOND_MS } from '../../domain/kernel/clock.ts';

// Disables the SDK's warning, on each start, that it will drop our oldest supported Node.
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';

export interface S3Settings {
  readonly bucket: string;
  readonly region: string;
  /** Endpoint of a compatible server; undefined for AWS in this region. */
  readonly endpoint: string | undefined;
  /** Public endpoint for signed URLs, if it differs. */
  readonly publicEndpoint: string | undefined;
  readonly forcePathStyle: boolean;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

export const CONNECT_TIMEOUT_MS = 5 * SECOND_MS;

export interface S3Limits {
  /** Timeout of a call with all its attempts. */
  readonly callMs: number;
  /** Timeout of one attempt, so that there is time for a second. */
  readonly tryMs: number;
  /** Timeout of a body without data: the connection is dropped, and the rest is requested again. */
  readonly stalledMs: number;
}

/** Below the ten seconds in which every request is answered. */
export const S3_LIMITS: S3Limits = { callMs: 9 * SECOND_MS, tryMs: 4 * SECOND_MS, stalledMs: 5 * SECOND_MS };
/** Waits of up to 100, 200, 400 and 800 ms separate them: a blip of a second fails no upload. */
const MAX_TRIES = 5;
/** Read-ahead per connection: larger chunks cost a tenth less CPU time per byte, and 500 viewers take at most 64 MB. */
const READ_AHEAD_BYTES = 128 * 1024;
const AGENT = { keepAlive: true, maxSockets: 500, highWaterMark: READ_AHEAD_BYTES };

export interface S3Clients {
  readonly bucket: string;
  readonly requests: S3Client;
  /** Only signs, never sends. */
  readonly signer: S3Client;
  /** Agents for reads, which do not use the SDK. */
  readonly agents: { readonly plain: PlainAgent; readonly tls: TlsAgent };
  close(): void;
}

export function s3Clients(settings: S3Settings): S3Clients {
  const common: S3ClientConfig = {
    region: settings.region,
    forcePathStyle: settings.forcePathStyle,
    credentials: { accessKeyId: settings.accessKeyId, secretAccessKey: settings.secretAccessKey },
    // The default would add the checksum of an empty body to signed URLs, and trailers that many compatible servers
    // refuse.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  };
  const agents = { plain: new PlainAgent(AGENT), tls: new TlsAgent(AGENT) };
  const requests = new S3Client({
    ...common,
    endpoint: settings.endpoint,
    // Exponential backoff and jitter, with a retry budget (token bucket).
    retryMode: 'standard',
    maxAttempts: MAX_TRIES,
    requestHandler: {
      connectionTimeout: CONNECT_TIMEOUT_MS,
      requestTimeout: S3_LIMITS.tryMs,
      throwOnRequestTimeout: true,
      socketAcquisitionWarningTimeout: 60 * SECOND_MS,
      httpAgent: agents.plain,
      httpsAgent: agents.tls,
    },
  });
  const signer = new S3Client({ ...common, endpoint: settings.publicEndpoint ?? settings.endpoint });
  return {
    bucket: settings.bucket,
    requests,
    signer,
    agents,
    close() {
      requests.destroy();
      signer.destroy();
      agents.plain.destroy();
      agents.tls.destroy();
    },
  };
}
