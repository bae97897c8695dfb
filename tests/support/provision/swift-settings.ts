/** The one user of the server; his secret is as public as this file. */
export const SWIFT_USER = { accessKeyId: 'test:tester', secretAccessKey: 'testing' };
export const SWIFT_REGION = 'us-east-1';

export interface SwiftPorts {
  readonly proxy: number;
  readonly account: number;
  readonly container: number;
  readonly object: number;
  readonly memcached: number;
}

const text = (sections: Readonly<Record<string, Readonly<Record<string, string | number>>>>): string =>
  Object.entries(sections)
    .map(([name, options]) =>
      [`[${name}]`, ...Object.entries(options).map(([option, value]) => `${option} = ${value}`), ''].join('\n'),
    )
    .join('\n');

/** The settings files of a Swift with one replica on one "disk", by file name. `workers = 0`: no child processes. */
export function swiftSettings(folder: string, ports: SwiftPorts, user: string): Readonly<Record<string, string>> {
  const common = { swift_dir: folder, bind_ip: '127.0.0.1', workers: 0, user, log_level: 'ERROR' };
  const store = (name: 'account' | 'container' | 'object') =>
    text({
      DEFAULT: { ...common, bind_port: ports[name], devices: `${folder}/nodes`, mount_check: 'false' },
      'pipeline:main': { pipeline: `${name}-server` },
      [`app:${name}-server`]: { use: `egg:swift#${name}` },
    });
  const filter = (name: string) => [`filter:${name}`, { use: `egg:swift#${name}` }] as const;
  return {
    'swift.conf': text({
      'swift-hash': { swift_hash_path_prefix: 'tests', swift_hash_path_suffix: 'tests' },
      'storage-policy:0': { name: 'one', default: 'yes' },
    }),
    'account.conf': store('account'),
    'container.conf': store('container'),
    'object.conf': store('object'),
    'proxy.conf': text({
      DEFAULT: {
        ...common,
        bind_port: ports.proxy,
        // Answers to other origins, as a bucket's CORS rule would allow them; Swift has no PutBucketCors.
        cors_allow_origin: '*',
        cors_expose_headers: 'etag',
        strict_cors_mode: 'false',
      },
      'pipeline:main': { pipeline: 'catch_errors cache s3api tempauth copy slo dlo proxy-server' },
      'app:proxy-server': { use: 'egg:swift#proxy', account_autocreate: 'true' },
      ...Object.fromEntries([filter('catch_errors'), filter('copy'), filter('slo'), filter('dlo')]),
      'filter:cache': { use: 'egg:swift#memcache', memcache_servers: `127.0.0.1:${ports.memcached}` },
      'filter:tempauth': { use: 'egg:swift#tempauth', user_test_tester: `${SWIFT_USER.secretAccessKey} .admin` },
      'filter:s3api': {
        use: 'egg:swift#s3api',
        location: SWIFT_REGION,
        s3_acl: 'false',
        check_bucket_owner: 'false',
        cors_preflight_allow_origin: '*',
      },
    }),
  };
}

/** For Debian's own Python: one process instead of nine runs of swift-ring-builder, each of half a second. */
export const ringScript = (folder: string, ports: SwiftPorts): string => `
from swift.common.ring import RingBuilder
for name, port in (('account', ${ports.account}), ('container', ${ports.container}), ('object', ${ports.object})):
    builder = RingBuilder(4, 1, 0)
    builder.add_dev({'id': 0, 'region': 1, 'zone': 1, 'ip': '127.0.0.1', 'port': port, 'device': 'disk',
        'weight': 1, 'meta': '', 'replication_ip': '127.0.0.1', 'replication_port': port})
    builder.rebalance()
    builder.get_ring().save('${folder}/' + name + '.ring.gz')
`;
