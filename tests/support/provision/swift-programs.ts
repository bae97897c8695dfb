import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { installAll, mayInstall } from './debian.ts';

const PACKAGES = ['swift-proxy', 'swift-account', 'swift-container', 'swift-object', 'memcached'];
export const SWIFT_PROGRAMS = [
  'swift-proxy-server',
  'swift-account-server',
  'swift-container-server',
  'swift-object-server',
  'memcached',
] as const;
export type SwiftProgram = (typeof SWIFT_PROGRAMS)[number];

const HELP =
  'An S3 server was not found. Run "docker compose up -d" and set TEST_S3_ENDPOINT, TEST_S3_ACCESS_KEY_ID and ' +
  `TEST_S3_SECRET_ACCESS_KEY, or install OpenStack Swift (Debian: apt-get install ${PACKAGES.join(' ')}).`;

/** Where OpenStack Swift's programs are, installed first where that is possible. Rejects with a sentence that helps. */
export async function swiftPrograms(): Promise<string> {
  if (findPrograms() === undefined && mayInstall()) await installAll(PACKAGES);
  const found = findPrograms();
  if (found === undefined) throw new Error(HELP);
  return found;
}

const findPrograms = (): string | undefined =>
  ['/usr/bin', '/usr/local/bin'].find((folder) => SWIFT_PROGRAMS.every((program) => existsSync(join(folder, program))));
