import { after, type Clock, DAY_MS } from '../../kernel/clock.ts';
import { fieldsRefused } from '../../kernel/errors.ts';
import type { ContentId } from '../../kernel/ids.ts';
import type { Outbox } from '../../kernel/jobs.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { minutesFault } from '../../kernel/weekly.ts';
import { changed, type Discussion, isOver, startFault } from '../discussion.ts';
import { discussionOver, noSuchSeries } from '../errors.ts';
import { MAX_PAPERS } from '../literals.ts';
import type { DiscussedCourses, DiscussionRepository } from '../ports.ts';
import { type SeenDiscussion, seenDiscussion } from '../seen-discussion.ts';
import { type Series, startInWeek } from '../series.ts';
import { saveChange } from '../tell-change.ts';

export interface EditedDiscussion extends SeenDiscussion {
  readonly startsAt: Date;
  readonly minutes: number;
  readonly topic: string;
  readonly papers: readonly ContentId[];
  readonly isCancelled: boolean;
  /** Topic and papers go to the other discussions of the course in that week as well: two slots of one topic. */
  readonly isForOthers: boolean;
}

type Edit = Omit<EditedDiscussion, keyof SeenDiscussion | 'isForOthers'>;

/** Changes one discussion that is not over: moves it, cancels it or takes that back, gives it a topic and papers. */
export class EditDiscussion {
  constructor(
    private readonly work: UnitOfWork<{ discussions: DiscussionRepository; outbox: Outbox }>,
    private readonly courses: Pick<DiscussedCourses, 'items'>,
    private readonly clock: Clock,
  ) {}

  async run({ courseId, discussionId, revision, isForOthers, ...edit }: EditedDiscussion): Promise<void> {
    const now = this.clock.now();
    const papers = [...new Set(edit.papers)];
    const known = (await this.courses.items(courseId, papers)).length;
    await this.work.run(async (stores) => {
      const { discussions } = stores;
      const before = await seenDiscussion(discussions, { courseId, discussionId, revision });
      if (isOver(before, now)) throw discussionOver();
      const series = await discussions.findSeries(before.seriesId);
      if (!series) throw noSuchSeries();
      refuseFaults(before, { ...edit, papers }, known, now);
      await saveChange(stores, before, edited(before, series, { ...edit, papers }, now), now);
      if (!isForOthers) return;
      const week = await discussions.coming([courseId], after(now, -DAY_MS));
      for (const other of week)
        if (other.week === before.week && other.id !== before.id && !isOver(other, now))
          await discussions.save(changed(other, { ...other, topic: edit.topic, papers }, now));
    });
  }
}

function edited(before: Discussion, series: Series, { isCancelled, ...facts }: Edit, now: Date): Discussion {
  const planned = startInWeek(series, before.week).getTime() === facts.startsAt.getTime();
  const state = isCancelled ? 'cancelled' : planned && facts.minutes === series.minutes ? 'planned' : 'moved';
  return changed(before, { ...before, ...facts, state }, now);
}

function refuseFaults(before: Discussion, edit: Edit, known: number, now: Date): void {
  const fields: Partial<Record<keyof Edit, string>> = {};
  const isMoved = before.startsAt.getTime() !== edit.startsAt.getTime();
  const start = isMoved ? startFault(edit.startsAt, now) : undefined;
  if (start !== undefined) fields.startsAt = start;
  const minutes = minutesFault(edit.minutes);
  if (minutes !== undefined) fields.minutes = minutes;
  if (edit.topic === '') fields.topic = 'Please enter a topic.';
  if (edit.papers.length > MAX_PAPERS) fields.papers = `Please choose at most ${MAX_PAPERS} papers.`;
  else if (known < edit.papers.length) fields.papers = 'One of these papers is not in this course any more.';
  if (Object.keys(fields).length > 0)
    throw fieldsRefused('discussions/invalid', fields, 'Please check the discussion.');
}
