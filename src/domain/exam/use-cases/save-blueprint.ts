import type { Clock } from '../../kernel/clock.ts';
import type { Fault } from '../../kernel/fault.ts';
import type { UserId } from '../../kernel/ids.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import type { BlueprintContent } from '../blueprint.ts';
import { blueprintFaults } from '../blueprint-faults.ts';
import { inForce } from '../default-blueprint.ts';
import { blueprintRefused, staleBlueprint } from '../errors.ts';
import type { UsedTaxonomy } from '../link-ports.ts';
import type { BlueprintRepository } from '../ports.ts';

export interface SavedBlueprint {
  /** The version that the sender has seen. */
  readonly version: number;
  readonly content: BlueprintContent;
  readonly by: UserId;
}

/** Stores the next version, which nobody has confirmed yet. Of two at once one is refused. */
export class SaveBlueprint {
  constructor(
    private readonly work: UnitOfWork<{ blueprints: BlueprintRepository }>,
    private readonly used: UsedTaxonomy,
    private readonly clock: Clock,
  ) {}

  async run({ version, content, by }: SavedBlueprint): Promise<void> {
    const faults = [...blueprintFaults(content), ...missingFaults(content, await this.used.current())];
    if (faults.length > 0) throw blueprintRefused(faults);
    await this.work.run(async ({ blueprints }) => {
      if (inForce(await blueprints.newest()).version !== version) throw staleBlueprint();
      const facts = { savedBy: by, savedAt: this.clock.now(), confirmed: null };
      await blueprints.add({ version: version + 1, content, ...facts });
    });
  }
}

/** Clusters and subjects of approved questions that the blueprint would lose. */
function missingFaults(
  { clusters, subjects }: BlueprintContent,
  used: Awaited<ReturnType<UsedTaxonomy['current']>>,
): Fault[] {
  const missing = (path: string, has: readonly { readonly id: string }[], ids: readonly string[]) =>
    ids
      .filter((id) => !has.some((one) => one.id === id))
      .map((id) => ({ path, message: `Approved questions have “${id}”. Please keep it.` }));
  return [...missing('clusters', clusters, used.clusters), ...missing('subjects', subjects, used.subjects)];
}
