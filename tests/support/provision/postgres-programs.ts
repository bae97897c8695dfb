import { existsSync, readdirSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { install, mayInstall } from './debian.ts';

const DEBIAN_VERSIONS = '/usr/lib/postgresql';
const CLUSTER_SETTINGS = '/etc/postgresql-common/createcluster.d';
const HELP =
  'Postgres was not found. Run "docker compose up -d" and set TEST_DATABASE_URL to its address, ' +
  'or install Postgres so that initdb is on the PATH.';

/**
 * The folder with `initdb` and `postgres`, installed first where that is possible. Rejects with a sentence that helps.
 */
export async function postgresPrograms(): Promise<string> {
  if (findPrograms() === undefined && mayInstall()) await installWithoutCluster();
  const found = findPrograms();
  if (found === undefined) throw new Error(HELP);
  return found;
}

function findPrograms(): string | undefined {
  const versions = existsSync(DEBIAN_VERSIONS) ? readdirSync(DEBIAN_VERSIONS) : [];
  const newestFirst = versions
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(DEBIAN_VERSIONS, version, 'bin'));
  return [...newestFirst, ...(process.env.PATH ?? '').split(delimiter)].find((folder) =>
    ['initdb', 'postgres'].every((program) => existsSync(join(folder, program))),
  );
}

/** Debian's package makes and starts a server of its own, which nobody would stop; this setting keeps it from that. */
async function installWithoutCluster(): Promise<void> {
  const setting = join(CLUSTER_SETTINGS, 'no-main-cluster.conf');
  await mkdir(CLUSTER_SETTINGS, { recursive: true });
  await writeFile(setting, 'create_main_cluster = false\n');
  try {
    await install('postgresql');
  } finally {
    await rm(setting, { force: true });
  }
}
