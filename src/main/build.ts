import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { projectFolder } from './project-folder.ts';

const root = projectFolder();
const dist = join(root, 'dist');
const STAMP = join(dist, 'built-from.txt');

/** Sources of each build; a change in any of them makes it stale. */
const SOURCES = {
  server: ['src', 'migrations', 'tsconfig.json', 'vite.server.ts', 'package-lock.json'],
  web: [
    'web',
    'src/wire',
    'src/main/prerender.ts',
    'src/main/renderer.ts',
    'vite.config.ts',
    'vite.offline.ts',
    'package-lock.json',
  ],
};

const PRODUCTS = { server: ['server'], web: ['web', 'rendered-pages.json', 'renderer'] };

function filesUnder(path: string): string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesUnder(join(path, name)));
}

/** Hashes contents, not times: a fresh checkout has new times and old contents. */
function fingerprint(paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of paths.flatMap((path) => filesUnder(join(root, path)))) {
    if (/\.(tsx?|css|html|json|svg|png|ico|webp|webm|mp4)$/.test(file))
      hash.update(file.slice(root.length)).update('\0').update(readFileSync(file));
  }
  return hash.digest('hex');
}

function run(program: string, ...args: string[]): void {
  const bin = join(root, 'node_modules', '.bin', program);
  const { status, error } = spawnSync(bin, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (error) throw error;
  if (status !== 0) throw new Error(`${program} failed.`);
}

const buildServer = (): void => run('vite', 'build', '--logLevel', 'warn', '--config', 'vite.server.ts');

const COMPRESSIBLE = /\.(js|css|html|svg|json)$/;
const WORTH_COMPRESSING_BYTES = 1024;

/** Public pages are rendered by the application itself, built a second time for Node, which the server uses too. */
function renderPages(): void {
  const renderer = join(dist, 'renderer');
  run('vite', 'build', '--logLevel', 'warn', '--ssr', 'prerender.tsx', '--outDir', renderer);
  run('tsx', 'src/main/prerender.ts');
}

function buildWeb(): void {
  run('vite', 'build', '--logLevel', 'warn');
  renderPages();
  for (const file of filesUnder(join(dist, 'web'))) {
    const bytes = COMPRESSIBLE.test(file) ? readFileSync(file) : undefined;
    if (!bytes || bytes.length < WORTH_COMPRESSING_BYTES) continue;
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
  }
}

/**
 * Builds what is stale: the server into dist/server, and the browser application, compressed, into dist/web; next to
 * them dist/rendered-pages.json and dist/renderer.
 */
export function build(): void {
  const built = existsSync(STAMP) ? (JSON.parse(readFileSync(STAMP, 'utf8')) as Record<string, string>) : {};
  const steps = { server: buildServer, web: buildWeb };
  mkdirSync(dist, { recursive: true });
  for (const part of ['server', 'web'] as const) {
    const now = fingerprint(SOURCES[part]);
    if (built[part] === now && PRODUCTS[part].every((name) => existsSync(join(dist, name)))) continue;
    process.stdout.write(`Building ${part} …\n`);
    delete built[part];
    writeFileSync(STAMP, JSON.stringify(built));
    steps[part]();
    built[part] = now;
    writeFileSync(STAMP, JSON.stringify(built));
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) build();
