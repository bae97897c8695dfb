import type {
  BucketLifecycleConfiguration,
  CORSConfiguration,
  PublicAccessBlockConfiguration,
} from '@aws-sdk/client-s3';

/**
 * Uploads in parts that nobody went on with for so long are given up by the bucket, should our own sweep not have come.
 */
export const STALE_AFTER_DAYS = 1;
export const UPLOAD_METHODS = ['PUT', 'GET', 'HEAD'] as const;

export interface BucketRules {
  readonly cors: CORSConfiguration;
  readonly lifecycle: BucketLifecycleConfiguration;
  readonly publicAccess: PublicAccessBlockConfiguration;
}

/** What a bucket has to allow and to refuse for a school at this address. As JSON it is what S3's own tools take. */
export const bucketRules = (origin: string): BucketRules => ({
  cors: {
    CORSRules: [
      {
        AllowedOrigins: [origin],
        AllowedMethods: [...UPLOAD_METHODS],
        AllowedHeaders: ['*'],
        // Without it a page cannot read which part it has sent, and no upload in parts is ever completed.
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

/** The commands of Amazon's own tool that apply the rules, for people to paste. */
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
