import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { projectFolder } from '../../../src/main/project-folder.ts';

const exec = promisify(execFile);

/**
 * The release lines of Node.js that its makers support, each by the version that is tried (decision D75): the npm
 * registry has their programs as packages. A newer one is written in by hand, as every other version is.
 */
export const NODE_LINES = ['22.23.3', '24.21.0', '26.10.0'];

export interface NodeLine {
  readonly program: string;
  /** A folder with the SQLite driver of these lines: npm leaves it out of ours where it runs on Node.js 20. */
  readonly modules: string;
}

/**
 * The program of that version with its driver, kept in the person's cache folder; our own process's where it is the
 * same. Rejects with a sentence that names the version where it cannot be had.
 */
export async function provideNode(version: string): Promise<NodeLine> {
  if (process.versions.node === version) return { program: process.execPath, modules: '' };
  const cache = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'cusp');
  const [node, driver] = [`node-${process.platform}-${process.arch}`, `better-sqlite3@${driverVersion()}`];
  const kept = join(cache, `node-${version}-${driver}`);
  const modules = join(kept, 'node_modules');
  const line = { program: join(modules, node, 'bin', 'node'), modules };
  if (existsSync(line.program)) return line;
  await mkdir(cache, { recursive: true });
  const unfinished = await mkdtemp(`${kept}-`);
  try {
    const packages = [`${node}@${version}`, driver];
    await exec('npm', ['install', '--prefix', unfinished, '--no-save', '--ignore-scripts', ...packages]);
    // Another run may have been faster; what it kept is the same.
    await rename(unfinished, kept).catch(() => undefined);
    if (!existsSync(line.program)) throw new Error(`${node} holds no program`);
    return line;
  } catch (cause) {
    throw new Error(`Node.js ${version} cannot be had from the registry: ${(cause as Error).message}`, { cause });
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

function driverVersion(): string {
  const manifest = JSON.parse(readFileSync(join(projectFolder(), 'package.json'), 'utf8')) as {
    optionalDependencies: Record<string, string>;
  };
  return manifest.optionalDependencies['better-sqlite3']!;
}
