import type { Clock } from '../../kernel/clock.ts';
import type { Ids, UserId, VignetteId } from '../../kernel/ids.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { blankQuestions, firstVersion, takeApart } from '../draft.ts';
import { madeAlready } from '../errors.ts';
import type { Pool } from '../literals.ts';
import type { ExamTaxonomy, VersionRepository, VignetteRepository } from '../ports.ts';
import type { KeyedVersion } from '../vignette-version.ts';

export interface CreatedVignette {
  readonly title: string;
  readonly pool: Pool;
  readonly by: UserId;
  /** Absent: each call makes a vignette. */
  readonly idempotencyKey?: string | undefined;
  readonly isDemo?: boolean;
}

/**
 * Creates a vignette with a first draft of empty questions, in the number of the blueprint. Idempotent by request,
 * since a reply may be lost.
 */
export class CreateVignette {
  constructor(
    private readonly work: UnitOfWork<{ vignettes: VignetteRepository; versions: VersionRepository }>,
    private readonly vignettes: Pick<VignetteRepository, 'findRequested'>,
    private readonly versions: Pick<VersionRepository, 'listOf'>,
    private readonly taxonomy: ExamTaxonomy,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async run(given: CreatedVignette): Promise<VignetteId> {
    const known = await this.madeBefore(given);
    if (known !== undefined) return known;
    try {
      return await this.make(given);
    } catch (error) {
      // Race of two equal requests: the loser answers what the winner made.
      const winner = await this.madeBefore(given);
      if (winner !== undefined) return winner;
      throw error;
    }
  }

  private async madeBefore({ by, idempotencyKey: key, title }: CreatedVignette): Promise<VignetteId | undefined> {
    const vignette = key === undefined ? undefined : await this.vignettes.findRequested({ by, key });
    if (!vignette) return undefined;
    const first = (await this.versions.listOf(vignette.id)).at(-1);
    if (first?.title !== title) throw madeAlready();
    return vignette.id;
  }

  private async make({ title, pool, by, idempotencyKey: key, isDemo = false }: CreatedVignette): Promise<VignetteId> {
    const { questions, minOptions } = await this.taxonomy.current();
    const nextId = () => this.ids.next();
    const now = this.clock.now();
    const id = nextId();
    const { text, keys } = takeApart(
      {
        title,
        case: '',
        basis: 'original',
        isDeclared: false,
        figures: [],
        questions: blankQuestions(questions, minOptions),
      },
      [],
      nextId,
    );
    const draft: KeyedVersion = { version: { ...text, ...firstVersion(nextId(), id, by, now) }, keys };
    await this.work.run(async ({ vignettes, versions }) => {
      await vignettes.add([
        {
          id,
          pool,
          isDemo,
          createdBy: by,
          createdAt: now,
          retiredAt: null,
          retiredBy: null,
          ...(key !== undefined && { request: { by, key } }),
        },
      ]);
      await versions.add([draft]);
    });
    return id;
  }
}
