import type { Blueprint, Confirmation } from './blueprint.ts';

/** Versions of the blueprint. Contract: tests/contracts/blueprint-repository.test.ts. */
export interface BlueprintRepository {
  /** The one with the highest version. */
  newest(): Promise<NamedBlueprint | undefined>;
  /** Rejects with `conflict` where this version is there already. */
  add(blueprint: Blueprint): Promise<void>;
  /** Rejects with `conflict` where this version is confirmed already: who confirmed it first remains. */
  confirm(version: number, confirmation: Confirmation): Promise<void>;
}

export interface NamedBlueprint extends Blueprint {
  /** Current name of who confirmed it; null when the account is gone, or nobody has. */
  readonly confirmedByName: string | null;
}

/** Answered by questions: ids that approved questions have, which a blueprint keeps. */
export interface UsedTaxonomy {
  current(): Promise<{ readonly clusters: readonly string[]; readonly subjects: readonly string[] }>;
}
