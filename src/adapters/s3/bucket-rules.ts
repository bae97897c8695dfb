import type {
  BucketLifecycleConfiguration,
  CORSConfiguration,
  PublicAccessBlockConfiguration,
} from '@aws-sdk/client-s3';

/** Lifecycle rule: the bucket aborts multipart uploads idle for this many days, as a fallback of our own sweep. */
export const STALE_AFTER_DAYS = 1;
export const UPLOAD_METHODS = ['PUT', 'GET', 'HEAD'] as const;

export interface BucketRules {
  readonly cors: CORSConfiguration;
  readonly lifecycle: BucketLifecycleConfiguration;
  readonly publicAccess: PublicAccessBlockConfiguration;
}

/** Returns the rules that a bucket needs for a school at this origin, as JSON for S3's own tools. */
export const bucketRules = (origin: string): BucketRules => ({
  cors: {
    CORSRules: [
      {
        AllowedOrigins: [origin],
        AllowedMethods: [...UPLOAD_METHODS],
        AllowedHeaders: ['*'],
        // Exposes ETag: without it a page cannot read the receipt of a part, and no multipart upload completes.
        ExposeHeaders: ['ETag'],
        MaxAgeSeconds: 3600,
      },
    ],
  },
  lifecycle: {
    Rules: [
      {
        ID: 'abort-stale-uploads',
        Status: 'Enabled',
        Filter: { Prefix: '' },
        AbortIncompleteMultipartUpload: { DaysAfterInitiation: STALE_AFTER_DAYS },
      },
    ],
  },
  publicAccess: {
    BlockPublicAcls: true,
    IgnorePublicAcls: true,
    BlockPublicPolicy: true,
    RestrictPublicBuckets: true,
  },
});

/** Returns AWS CLI commands that apply the rules, for copy and paste. */
export function bucketCommands(bucket: string, origin: string, endpoint?: string): string[] {
  const { cors, lifecycle, publicAccess } = bucketRules(origin);
  const target = `--bucket ${bucket}${endpoint ? ` --endpoint-url ${endpoint}` : ''}`;
  const aws = (command: string, option: string, value: object): string =>
    `aws s3api ${command} ${target} --${option} '${JSON.stringify(value)}'`;
  return [
    aws('put-bucket-cors', 'cors-configuration', cors),
    aws('put-bucket-lifecycle-configuration', 'lifecycle-configuration', lifecycle),
    aws('put-public-access-block', 'public-access-block-configuration', publicAccess),
  ];
}
