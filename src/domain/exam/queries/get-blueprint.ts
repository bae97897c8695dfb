import type { BlueprintContent } from '../blueprint.ts';
import { inForce } from '../default-blueprint.ts';
import type { BlueprintRepository } from '../ports.ts';

export interface ShownBlueprint {
  /** 0 if no version is stored yet. */
  readonly version: number;
  readonly content: BlueprintContent;
  /** `by` is a name, null when the account is gone. */
  readonly confirmed: { readonly by: string | null; readonly at: Date; readonly handbook: string } | null;
}

export class GetBlueprint {
  constructor(private readonly blueprints: Pick<BlueprintRepository, 'newest'>) {}

  async run(): Promise<ShownBlueprint> {
    const newest = await this.blueprints.newest();
    const { version, content, confirmed } = inForce(newest);
    const by = newest?.confirmedByName ?? null;
    return { version, content, confirmed: confirmed && { by, at: confirmed.at, handbook: confirmed.handbook } };
  }
}
