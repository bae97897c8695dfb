import type { Clock } from '../../kernel/clock.ts';
import type { ContentId } from '../../kernel/ids.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import type { EvidenceReader, TaughtLesson, TaughtLessons } from '../ports.ts';

/** Newest wrong answers that are looked at, and lessons that are named. */
const MISSED = 300;
const NAMED = 5;

export interface MissedLesson extends TaughtLesson {
  /** Questions that it teaches and that this person got wrong. */
  readonly questions: number;
}

/** Lessons that teach what one got wrong at first sight: those of the most questions, as far as one may open them. */
export class ListMissedLessons {
  constructor(
    private readonly evidence: EvidenceReader,
    private readonly taught: TaughtLessons,
    private readonly clock: Clock,
  ) {}

  async run({ viewer }: { viewer: Viewer }): Promise<MissedLesson[]> {
    const rows = await this.evidence.atSight(viewer.userId, this.clock.now());
    const missed = rows
      .filter(({ isRight, isReleased, isWithdrawn }) => !isRight && isReleased && !isWithdrawn)
      .toSorted((one, other) => other.at.getTime() - one.at.getTime())
      .slice(0, MISSED);
    const lessons = new Map<ContentId, MissedLesson>();
    for (const place of await this.taught.of(
      viewer,
      missed.map(({ questionId }) => questionId),
    )) {
      const before = lessons.get(place.contentId);
      const first = before && before.at <= place.at ? before : place;
      lessons.set(place.contentId, { ...first, questions: (before?.questions ?? 0) + 1 });
    }
    return [...lessons.values()]
      .toSorted((one, other) => other.questions - one.questions || one.title.localeCompare(other.title))
      .slice(0, NAMED);
  }
}
