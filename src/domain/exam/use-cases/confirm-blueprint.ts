import type { Clock } from '../../kernel/clock.ts';
import type { UserId } from '../../kernel/ids.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { inForce } from '../default-blueprint.ts';
import { staleBlueprint } from '../errors.ts';
import type { BlueprintRepository } from '../ports.ts';

export interface ConfirmedBlueprint {
  /** The version that the sender has seen. */
  readonly version: number;
  /** Edition that it was compared with. */
  readonly handbook: string;
  readonly by: UserId;
}

/** Notes who compared the newest version with which handbook. The default becomes version 1 by it. */
export class ConfirmBlueprint {
  constructor(
    private readonly work: UnitOfWork<{ blueprints: BlueprintRepository }>,
    private readonly clock: Clock,
  ) {}

  async run({ version, handbook, by }: ConfirmedBlueprint): Promise<void> {
    await this.work.run(async ({ blueprints }) => {
      const newest = inForce(await blueprints.newest());
      if (newest.version !== version) throw staleBlueprint();
      const at = this.clock.now();
      const confirmed = { by, at, handbook };
      if (version > 0) await blueprints.confirm(version, confirmed);
      else await blueprints.add({ version: 1, content: newest.content, savedBy: by, savedAt: at, confirmed });
    });
  }
}
