import type { Clock } from '../../kernel/clock.ts';
import { DomainError } from '../../kernel/errors.ts';
import type { ContentId, CourseId, Ids } from '../../kernel/ids.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import type { ActivityKind } from '../literals.ts';
import type { ActivityRepository, OpenLessons } from '../ports.ts';

export interface SeenActivity {
  readonly viewer: Viewer;
  readonly courseId: CourseId;
  readonly contentId: ContentId;
  readonly kind: ActivityKind;
}

/** Keeps what the player tells the student it logs (decision A4), about lessons they may open and no others. */
export class RecordActivity {
  constructor(
    private readonly activity: ActivityRepository,
    private readonly lessons: OpenLessons,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async run({ viewer, courseId, contentId, kind }: SeenActivity): Promise<void> {
    if ((await this.lessons.courseOf(viewer, contentId)) !== courseId) {
      throw new DomainError('not-found', 'support/no-item', 'This item is not in this course.');
    }
    const { userId } = viewer;
    await this.activity.record({
      id: this.ids.next(),
      userId,
      courseId,
      contentId,
      kind,
      at: this.clock.now(),
      count: 1,
    });
  }
}
