import { type Clock, DAY_MS, MINUTE_MS } from '../../kernel/clock.ts';
import type { ContentId, Ids, SittingId } from '../../kernel/ids.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import type { SectionSource } from '../../kernel/vignettes.ts';
import { inForce } from '../default-blueprint.ts';
import { noExamAccess, nothingFits, nothingFitsYet } from '../errors.ts';
import type { ExamAccess, VignettePool } from '../link-ports.ts';
import type { PracticeKind } from '../literals.ts';
import { type MadeSitting, makeSitting, mayPractise, planOf, type SittingStores, shapeOf } from '../make-sitting.ts';
import type { AnsweredQuestions, BlueprintRepository, SittingRepository } from '../ports.ts';
import { fittingVignettes, historyOf, minutesFor, type PracticeChoice, practiceOrder } from '../practice.ts';

export interface StartedPractice extends PracticeChoice {
  readonly viewer: Viewer;
  readonly idempotencyKey: string;
  readonly kind: PracticeKind;
  /** How many; fewer where fewer fit. */
  readonly vignettes: number;
  readonly extraTimePercent: number;
  readonly device: string;
  /** The open practice test that is given up for it: ended, or discarded where nothing was answered. */
  readonly ends?: SittingId | undefined;
  /** The test of a course's day that it is begun from, whose title it has. */
  readonly from?: { readonly contentId: ContentId; readonly title: string };
}

/** A tutor test is not under the clock: it is open for a week. */
const TUTOR_MINUTES = (7 * DAY_MS) / MINUTE_MS;

/** A test of whole cases of the practice pool, in one section. The same request makes it once. */
export class StartPractice {
  constructor(
    private readonly work: UnitOfWork<SittingStores>,
    private readonly sittings: Pick<SittingRepository, 'findRequested' | 'findOpen'>,
    private readonly blueprints: Pick<BlueprintRepository, 'newest'>,
    private readonly answered: Pick<AnsweredQuestions, 'history'>,
    private readonly pool: VignettePool,
    private readonly source: SectionSource,
    private readonly access: ExamAccess,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async run(given: StartedPractice): Promise<MadeSitting> {
    const { viewer, idempotencyKey, kind, vignettes: count, extraTimePercent, device, from, ends } = given;
    const before = await this.sittings.findRequested(viewer.userId, idempotencyKey);
    if (before !== undefined) return { sittingId: before, isNew: false };
    if (!mayPractise(viewer, await this.access.courses(viewer.userId))) throw noExamAccess();

    const id = this.ids.next();
    const history = historyOf(await this.answered.history(viewer.userId));
    const fitting = fittingVignettes(await this.pool.of('practice'), given, history);
    const chosen = practiceOrder(fitting, history, id).slice(0, count);
    const plan = await planOf(
      this.source,
      chosen.map(({ vignetteId, versionId }) => ({ vignetteId, versionId, isScored: true })),
    );
    if (plan.length === 0) throw from ? nothingFitsYet() : nothingFits();

    const { content } = inForce(await this.blueprints.newest());
    const [section] = content.sections;
    const isTutor = kind === 'tutor';
    const minutes = isTutor || !section ? TUTOR_MINUTES : minutesFor(plan.length, section);
    const sitting = {
      id,
      userId: viewer.userId,
      kind,
      mockExamId: null,
      contentId: from?.contentId ?? null,
      title: from?.title ?? titleOf(kind, plan.length),
      shape: shapeOf(content, false),
      extraTimePercent: isTutor ? 0 : extraTimePercent,
      isPreview: viewer.role === 'admin',
      isDemo: chosen.some(({ isDemo }) => isDemo),
      isFree: false,
      device,
      releaseAt: null,
      createdAt: this.clock.now(),
      endedAt: null,
    };
    const { work, sittings, clock } = this;
    return makeSitting({ work, sittings, clock }, { sitting, idempotencyKey, sections: [{ minutes, plan }] }, ends);
  }
}

const titleOf = (kind: PracticeKind, vignettes: number): string =>
  `${kind === 'tutor' ? 'Tutor test' : 'Timed test'}, ${vignettes} ${vignettes === 1 ? 'case' : 'cases'}`;
