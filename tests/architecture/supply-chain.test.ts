import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isCode, productFiles } from './files.ts';
import { type Lockfile, lockfileFaults, type Manifest, shippedPackages, unpinnedImages } from './supply-chain.ts';

const root = join(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const lock = JSON.parse(read('package-lock.json')) as Lockfile;
const manifest = JSON.parse(read('package.json')) as Manifest & { packageManager: string };

interface Component {
  readonly name: string;
  readonly version: string;
  readonly hashes?: readonly { readonly alg: string }[];
}

const SHA512 = 'sha512-AAAA';

describe('the packages', () => {
  it('come from the registry, are held to their checksum, and run no unnamed program', () => {
    expect(lockfileFaults(lock, manifest)).toEqual([]);
  });

  it.each<[what: string, lock: Lockfile['packages'][string], manifest: Manifest, fault: string]>([
    ['another host', { resolved: 'https://example.com/a.tgz', integrity: SHA512 }, {}, 'not of the registry'],
    ['a repository', { resolved: 'git+ssh://git@example.com/a.git', integrity: SHA512 }, {}, 'not of the registry'],
    ['a folder', { link: true, integrity: SHA512 }, {}, 'not of the registry'],
    ['an old checksum', { integrity: 'sha1-AAAA' }, {}, 'no SHA-512'],
    ['no checksum', {}, {}, 'no SHA-512'],
    [
      'a script',
      { integrity: SHA512, hasInstallScript: true },
      { allowScripts: { b: true } },
      'its install script is unnamed',
    ],
  ])('are refused with %s', (_what, locked, facts, fault) => {
    expect(lockfileFaults({ packages: { '': {}, 'node_modules/a': locked } }, facts)).toEqual([
      `node_modules/a: ${fault}`,
    ]);
  });

  it('are refused with a range for a version', () => {
    expect(
      lockfileFaults({ packages: {} }, { dependencies: { a: '^1.0.0' }, devDependencies: { b: '1.0.0' } }),
    ).toEqual(['a: ^1.0.0 is not exact']);
  });

  it('wait a week before they are taken, and an unnamed install script ends the install', () => {
    const settings = read('.npmrc').split('\n');
    expect(settings).toEqual(
      expect.arrayContaining(['strict-allow-scripts=true', 'min-release-age=7', 'save-exact=true']),
    );
  });

  it('are compiled where one has to be built: no script fetches a binary that no digest covers', () => {
    const { scripts, allowScripts } = JSON.parse(read('package.json'));
    expect(allowScripts['better-sqlite3']).toBe(false);
    const ran = [...scripts.postinstall.matchAll(/npm run ([\w-]+)/g)].map(([, name]) => name);
    const driver = JSON.parse(read('node_modules/better-sqlite3-node20/package.json')).scripts;
    expect(ran.map((name) => driver[name])).toEqual(['node-gyp rebuild --release']);
  });

  it('are listed in the bill of materials, each with its checksum', () => {
    // `npm sbom --omit=dev` leaves out what a package of the developers needs too, and is therefore not asked.
    const sbom = execFileSync('npm', ['run', '--silent', 'sbom', '--', '--package-lock-only'], { cwd: root });
    const { components } = JSON.parse(sbom.toString()) as { components: Component[] };
    const listed = components
      .filter(({ hashes }) => hashes?.some(({ alg }) => alg === 'SHA-512'))
      .map(({ name, version }) => `${name}@${version}`);
    const shipped = shippedPackages(lock);
    expect(shipped.length).toBeGreaterThan(100);
    expect(shipped.filter((one) => !listed.includes(one))).toEqual([]);
  });
});

describe('images', () => {
  it('are pinned by digest', () => {
    expect(unpinnedImages(read('Dockerfile'))).toEqual([]);
    expect(unpinnedImages(read('compose.yaml'))).toEqual([]);
  });

  it('are found when a tag could be moved', () => {
    const dockerfile = 'ARG BASE_IMAGE=node:22\nFROM node:20 AS build\nFROM build\nFROM ${BASE_IMAGE}\n';
    expect(unpinnedImages(dockerfile)).toEqual(['node:22', 'node:20']);
    expect(unpinnedImages('services:\n  a:\n    image: cusp\n  b:\n    image: redis:7\n')).toEqual(['redis:7']);
  });

  it('have every folder that the demo reads beside its code', () => {
    const files = productFiles(root, ['src/main/seed']).filter((path) => !isCode(path));
    const folders = [...new Set(files.map((path) => dirname(path)))];
    expect(folders.length).toBeGreaterThan(2);
    for (const folder of folders)
      expect(read('Dockerfile')).toContain(`\nCOPY --from=build /app/${folder} ./${folder}\n`);
  });

  it('install with the npm that is pinned', () => {
    expect(read('Dockerfile')).toContain(manifest.packageManager);
  });
});
