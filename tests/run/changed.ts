import { execFileSync } from 'node:child_process';
import type { Stage } from './stages.ts';

/** What differs from the main branch: committed, not yet committed, and new files. */
export interface Changes {
  /** The commit that this branch and main have in common. */
  readonly base: string;
  readonly files: readonly string[];
}

const git = (...args: string[]): string => execFileSync('git', args, { encoding: 'utf8' }).trim();

function baseCommit(): string {
  for (const branch of ['main', 'origin/main']) {
    try {
      return git('merge-base', 'HEAD', branch);
    } catch {
      // A checkout without that branch.
    }
  }
  return git('rev-parse', 'HEAD');
}

export function readChanges(): Changes {
  const base = baseCommit();
  const lists = [git('diff', '--name-only', base), git('ls-files', '--others', '--exclude-standard')];
  return { base, files: [...new Set(lists.flatMap((list) => list.split('\n').filter(Boolean)))].toSorted() };
}

const SPEC = /^tests\/journeys\/[\w-]+\.spec\.ts$/;
/** Whatever the build, the server, the browser application or a journey's support is made of. */
const BEHIND_JOURNEYS =
  /^(src|web|migrations|tests\/support|tests\/journeys)\/|^tests\/domain\/media\/samples|^(package-lock\.json|(vite|playwright|tsconfig)[\w.]*\.(ts|json))$/;

/** The journeys that changed files concern: all, the changed ones alone, or none. */
export function journeysFor(files: readonly string[]): 'all' | readonly string[] {
  const others = files.filter((file) => !SPEC.test(file));
  return others.some((file) => BEHIND_JOURNEYS.test(file)) ? 'all' : files.filter((file) => SPEC.test(file));
}

/** What `--changed` runs of all stages, and which it leaves out whole. The quick ones run as they are. */
export function stagesForChanges(
  all: readonly Stage[],
  changes: Changes,
): { stages: readonly Stage[]; leftOut: readonly string[] } {
  const narrowed = all.map((stage) => ({ stage, chosen: stage.isQuick ? stage : stage.forChanges?.(changes) }));
  const wanted = new Set(narrowed.flatMap(({ chosen }) => (chosen ? [chosen.name, chosen.after] : [])));
  return {
    stages: narrowed.flatMap(({ stage, chosen }) => (chosen ? [chosen] : wanted.has(stage.name) ? [stage] : [])),
    leftOut: all.filter(({ name }) => !wanted.has(name)).map(({ name }) => name),
  };
}
