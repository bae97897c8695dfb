import type { SettingReader } from './setting-reader.ts';

/** A bucket of Amazon S3 or of a server that speaks its protocol. */
export interface S3Settings {
  /** Without one, Amazon's own of the region. */
  readonly endpoint: string | undefined;
  /** Endpoint for browsers, where it differs from the server's. */
  readonly publicEndpoint: string | undefined;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Whether the bucket is in the path, not in the host name. */
  readonly forcePathStyle: boolean;
}

/** `proxy`: the bytes of a file pass through the server; `redirect`: it answers a signed address of the storage. */
export type StreamDelivery = 'proxy' | 'redirect';

export interface StorageSettings {
  /** Without it, files are in `dataDir`. */
  readonly s3: S3Settings | undefined;
  readonly streamDelivery: StreamDelivery;
}

const REQUIRED = ['S3_REGION', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

export function readStorageSettings(read: SettingReader, isProduction: boolean): StorageSettings {
  const streamDelivery = read.oneOf('STREAM_DELIVERY', 'proxy', ['proxy', 'redirect']);
  const endpoint = read.httpOrigin('S3_ENDPOINT');
  const publicEndpoint = read.httpOrigin('S3_PUBLIC_ENDPOINT');
  const forcePathStyle = read.flag('S3_FORCE_PATH_STYLE', false);
  if (!read.together(REQUIRED, isProduction && 'in production', 'files are kept in an S3 bucket'))
    return { s3: undefined, streamDelivery };
  const [region, bucket, accessKeyId, secretAccessKey] = REQUIRED.map((name) => read.text(name, ''));
  return {
    s3: {
      endpoint,
      publicEndpoint,
      region: region ?? '',
      bucket: bucket ?? '',
      accessKeyId: accessKeyId ?? '',
      secretAccessKey: secretAccessKey ?? '',
      forcePathStyle,
    },
    streamDelivery,
  };
}
