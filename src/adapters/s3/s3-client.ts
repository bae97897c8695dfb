import { Agent as PlainAgent } from 'node:http';
import { Agent as TlsAgent } from 'node:https';
import { S3Client, type S3ClientConfig } from '@aws-sdk/client-s3';
import { SECOND_MS } from '../../domain/kernel/clock.ts';

// The SDK announces on each start that it will drop the oldest version of Node that we support.
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';

export interface S3Settings {
  readonly bucket: string;
  readonly region: string;
  /** Of a compatible server; without one it is Amazon's for the region. */
  readonly endpoint: string | undefined;
  /** What browsers reach, where it differs: signed URLs lead there. */
  readonly publicEndpoint: string | undefined;
  readonly forcePathStyle: boolean;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

export const CONNECT_TIMEOUT_MS = 5 * SECOND_MS;

export interface S3Limits {
  /** How long one call to the storage may take with all its tries. */
  readonly callMs: number;
  /** Of one try, so that a second one has its time too. */
  readonly tryMs: number;
  /** When nothing of a body came for so long, the connection is taken for lost, and the rest is asked for anew. */
  readonly stalledMs: number;
}

/** Whoever waits for us is answered within ten seconds. */
export const S3_LIMITS: S3Limits = { callMs: 9 * SECOND_MS, tryMs: 4 * SECOND_MS, stalledMs: 5 * SECOND_MS };
const MAX_TRIES = 3;
/**
 * Read ahead by a connection while its viewer takes what came before: larger pieces cost a tenth less processor time
 * for a byte, and 500 viewers 64 MB at most.
 */
const READ_AHEAD_BYTES = 128 * 1024;
const AGENT = { keepAlive: true, maxSockets: 500, highWaterMark: READ_AHEAD_BYTES };

export interface S3Clients {
  readonly bucket: string;
  readonly requests: S3Client;
  /** Never sends anything. */
  readonly signer: S3Client;
  /** Of the reads, which are no calls of the SDK. */
  readonly agents: { readonly plain: PlainAgent; readonly tls: TlsAgent };
  close(): void;
}

export function s3Clients(settings: S3Settings): S3Clients {
  const common: S3ClientConfig = {
    region: settings.region,
    forcePathStyle: settings.forcePathStyle,
    credentials: { accessKeyId: settings.accessKeyId, secretAccessKey: settings.secretAccessKey },
    // The default adds the checksum of an empty body to signed URLs, and trailers that many compatible servers refuse.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  };
  const agents = { plain: new PlainAgent(AGENT), tls: new TlsAgent(AGENT) };
  const requests = new S3Client({
    ...common,
    endpoint: settings.endpoint,
    // Tries again with exponential backoff and jitter, and less often the more tries fail (a token bucket).
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
