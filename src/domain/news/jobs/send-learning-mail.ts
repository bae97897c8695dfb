import { SCHOOL_TIME_ZONE } from '../../kernel/calendar.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { UserId } from '../../kernel/ids.ts';
import type { DiscussionChange, LearningMail, Outbox } from '../../kernel/jobs.ts';
import type { Mail, Mailer } from '../../kernel/mail.ts';
import type { People } from '../../kernel/people.ts';
import type { Secrets } from '../../kernel/secrets.ts';
import type { Site } from '../../kernel/site.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { changedDiscussionMail, discussionMail, type ZonedReader } from '../discussion-mails.ts';
import { markOf } from '../learning-mail.ts';
import { choiceOf, unsubscribeUrl } from '../mail-choice.ts';
import { awayMail, type Chosen, courseStartMail, newMaterialMail, reportAnswerMail } from '../mails.ts';
import type {
  CourseGuides,
  KnownContents,
  LiveDiscussions,
  MailChoiceRepository,
  Reader,
  ReaderDirectory,
  ReaderZones,
  ReportAnswers,
} from '../ports.ts';

/**
 * Job: writes one mail about a student's studies. Writes none if its reason is gone: access has ended, the student came
 * back, the discussion was moved, the new material was removed, or such mails are switched off. An answer to a report
 * waits for its release, and is sent without access to a course too.
 */
export class SendLearningMail {
  constructor(
    private readonly work: UnitOfWork<{ outbox: Outbox }>,
    private readonly directory: Pick<ReaderDirectory, 'find' | 'coursesOf' | 'awaySince'>,
    private readonly choices: Pick<MailChoiceRepository, 'offOf'>,
    private readonly contents: Pick<KnownContents, 'newOn'>,
    private readonly guides: Pick<CourseGuides, 'opening'>,
    private readonly live: LiveDiscussions,
    private readonly zones: ReaderZones,
    private readonly people: Pick<People, 'find'>,
    private readonly reportAnswers: ReportAnswers,
    private readonly mailer: Mailer,
    private readonly secrets: Secrets,
    private readonly site: Site,
    private readonly clock: Clock,
  ) {}

  async run(told: LearningMail): Promise<void> {
    const { kind, userId } = told;
    const reader = await (kind === 'report-answer'
      ? this.anyReader(userId)
      : this.directory.find(userId, 'courseId' in told ? [told.courseId] : null));
    if (!reader || (await this.choices.offOf(userId)).includes(choiceOf(kind))) return;
    const chosen = {
      key: markOf(told),
      unsubscribeUrl: unsubscribeUrl(this.secrets, this.site, choiceOf(kind), userId),
    };
    const mail = await this.write(told, reader, chosen);
    if (mail) await this.mailer.send(mail);
  }

  /** This one, with or without a course; undefined of a disabled account. */
  private async anyReader(userId: UserId): Promise<Reader | undefined> {
    const person = await this.people.find(userId);
    return person?.disabledAt === null ? person : undefined;
  }

  /** The reader with the zone whose clocks a mail goes by. */
  private async inZone(reader: Reader): Promise<ZonedReader> {
    return { ...reader, timeZone: (await this.zones.of(reader.id)) ?? SCHOOL_TIME_ZONE };
  }

  private async write(told: LearningMail, reader: Reader, chosen: Chosen): Promise<Mail | undefined> {
    const { site } = this;
    switch (told.kind) {
      case 'course-start': {
        const { courseId } = told;
        const opening = await this.guides.opening(courseId);
        return opening && courseStartMail({ courseId, ...opening }, reader, chosen, site);
      }
      case 'new-material': {
        const items = await this.contents.newOn(told.day, await this.directory.coursesOf(told.userId));
        return items.length > 0 ? newMaterialMail(items, reader, chosen, site) : undefined;
      }
      case 'away': {
        const since = await this.directory.awaySince(told.userId);
        return since?.toISOString() === told.since ? awayMail(reader, chosen, site) : undefined;
      }
      case 'discussion':
      case 'discussion-soon': {
        const startsAt = new Date(told.startsAt);
        if (startsAt <= this.clock.now()) return undefined;
        const found = (await this.live.between(startsAt, startsAt)).find(({ courseId }) => courseId === told.courseId);
        return found && discussionMail(told.kind, found, await this.inZone(reader), chosen, site);
      }
      case 'discussion-changed': {
        const found = await this.live.find(told.discussionId);
        if (!found || found.endsAt <= this.clock.now() || isTakenBack(told, found)) return undefined;
        // Tells the newest state, under its own key: several changes in a row are one mail.
        const key = markOf({ ...told, sequence: found.sequence });
        const change = { ...found, wasAt: new Date(told.wasAt) };
        return changedDiscussionMail(change, await this.inZone(reader), { ...chosen, key }, site);
      }
      case 'report-answer': {
        const answer = await this.reportAnswers.find(told.reportId);
        if (!(answer instanceof Date)) return answer && reportAnswerMail(answer, reader, chosen, site);
        await this.work.run(({ outbox }) => outbox.add('news/send-learning-mail', told, { at: answer }));
        return undefined;
      }
    }
  }
}

/** Returns whether it is again as it was before this change. */
function isTakenBack(told: DiscussionChange, now: { readonly startsAt: Date; readonly isCancelled: boolean }): boolean {
  const isOnAgain = !told.isCancelled && told.startsAt === told.wasAt;
  return !isOnAgain && !now.isCancelled && now.startsAt.toISOString() === told.wasAt;
}
