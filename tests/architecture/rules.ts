import type { Import } from './imports.ts';

/**
 * A border between files. `from` says whose imports it judges; each must match one of `only`, and none of `never`.
 * Both are regular expressions over what `imports.ts` calls a target, and receive what `from` captured.
 */
export interface Rule {
  readonly name: string;
  readonly because: string;
  readonly from: RegExp;
  readonly only?: (captured: string) => readonly RegExp[];
  readonly never?: (captured: string) => readonly RegExp[];
  /** What may be imported for its types alone, or when it is needed. */
  readonly neverEagerly?: readonly RegExp[];
}

/** The imports that break the rule, as `from → to`. */
export function broken(rule: Rule, imports: readonly Import[]): string[] {
  return imports.filter((each) => breaks(rule, each)).map(({ from, to }) => `${from} → ${to}`);
}

function breaks(rule: Rule, { from, to, isEager }: Import): boolean {
  const match = rule.from.exec(from);
  if (match === null) return false;
  const captured = match[1] ?? '';
  const isOutside = rule.only !== undefined && !rule.only(captured).some((pattern) => pattern.test(to));
  const isLoaded = isEager && (rule.neverEagerly?.some((pattern) => pattern.test(to)) ?? false);
  return isOutside || isLoaded || (rule.never?.(captured).some((pattern) => pattern.test(to)) ?? false);
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** Files in one of these folders. */
export const inside = (...folders: string[]): RegExp => new RegExp(`^(?:${folders.map(escaped).join('|')})/`);

/** Files in the folder that are not in one of these folders below it. */
export const insideExcept = (folder: string, ...below: string[]): RegExp =>
  new RegExp(`^${escaped(folder)}/(?!(?:${below.map(escaped).join('|')})(?:/|$))`);

/** These npm packages, declared or not; `@scope/*` stands for all of a scope. */
export const packages = (...names: string[]): RegExp =>
  new RegExp(`^(?:dependency|dev-dependency|undeclared):(?:${names.map(packagePattern).join('|')})$`);

const packagePattern = (name: string) => (name.endsWith('/*') ? `${escaped(name.slice(0, -1))}.+` : escaped(name));

export const anyPackage = /^(?:dependency|dev-dependency|undeclared):/;
export const nodeModules = /^node:/;
