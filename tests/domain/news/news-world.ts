import type { Course } from '../../../src/domain/catalog/course.ts';
import type { User } from '../../../src/domain/identity/user.ts';
import type { LeasedJob } from '../../../src/domain/kernel/jobs.ts';
import type { AnnouncementWords } from '../../../src/domain/news/announcement.ts';
import { DeliverAnnouncement } from '../../../src/domain/news/jobs/deliver-announcement.ts';
import { FindLearningMails } from '../../../src/domain/news/jobs/find-learning-mails.ts';
import { LeaveAnnouncement } from '../../../src/domain/news/jobs/leave-announcement.ts';
import { SendLearningMail } from '../../../src/domain/news/jobs/send-learning-mail.ts';
import { TellChange } from '../../../src/domain/news/jobs/tell-change.ts';
import type { ReportAnswers } from '../../../src/domain/news/ports.ts';
import { ListUnread } from '../../../src/domain/news/queries/list-unread.ts';
import { ChooseMails } from '../../../src/domain/news/use-cases/choose-mails.ts';
import { DeleteAnnouncement } from '../../../src/domain/news/use-cases/delete-announcement.ts';
import { EditAnnouncement } from '../../../src/domain/news/use-cases/edit-announcement.ts';
import { MarkRead } from '../../../src/domain/news/use-cases/mark-read.ts';
import { SendAnnouncement } from '../../../src/domain/news/use-cases/send-announcement.ts';
import { SendToMe } from '../../../src/domain/news/use-cases/send-to-me.ts';
import { StopAnnouncement } from '../../../src/domain/news/use-cases/stop-announcement.ts';
import { Unsubscribe } from '../../../src/domain/news/use-cases/unsubscribe.ts';
import { WriteAnnouncement } from '../../../src/domain/news/use-cases/write-announcement.ts';
import { courseGuides, liveDiscussions, readerZones } from '../../../src/main/composition/links/news.ts';
import { aContent, aCourse, aDay, aModule, aUser, LASTING } from '../../contracts/samples.ts';
import { sqlWorld } from '../../doubles/sql-world.ts';

export const WORDS: AnnouncementWords = {
  audience: { kind: 'all' },
  subject: 'Radiographs on Saturday',
  body: 'Please bring **two cases**.\n\n- yours\n- your questions',
  onSite: true,
  byMail: true,
};

/** Announcements and learning mails on SQLite in memory, with people and courses to tell. */
export function newsWorld(now?: Date, reportAnswers: ReportAnswers = { find: async () => undefined }) {
  const world = sqlWorld(now);
  const { clock, ids, secrets, stores, work, jobs, mailbox, richText } = world;
  const { announcements, deliveries, mailChoices, readerDirectory, learningMarks, knownContents } = stores;
  const site = { name: 'Cusp', origin: 'https://school.example' };
  const guides = courseGuides(stores.reader);
  const live = liveDiscussions(stores.discussions, stores.reader);
  const useCases = {
    write: new WriteAnnouncement(work, guides, richText, ids, clock),
    edit: new EditAnnouncement(work, guides, richText),
    send: new SendAnnouncement(work, announcements, readerDirectory, guides, clock),
    stop: new StopAnnouncement(work),
    remove: new DeleteAnnouncement(work),
    sendToMe: new SendToMe(announcements, mailbox, richText, ids, site),
    unread: new ListUnread(deliveries, readerDirectory, richText),
    markRead: new MarkRead(deliveries, clock),
    choose: new ChooseMails(work, clock),
    unsubscribe: new Unsubscribe(mailChoices, stores.users, secrets, clock),
    find: new FindLearningMails(work, learningMarks, readerDirectory, knownContents, live, clock),
  };
  const handlers = {
    'news/leave': new LeaveAnnouncement(work, deliveries, readerDirectory, clock),
    'news/deliver': new DeliverAnnouncement(
      announcements,
      deliveries,
      readerDirectory,
      mailChoices,
      mailbox,
      richText,
      secrets,
      site,
      clock,
    ),
    'news/tell-change': new TellChange(work, readerDirectory, clock),
    'news/send-learning-mail': new SendLearningMail(
      work,
      readerDirectory,
      mailChoices,
      knownContents,
      guides,
      live,
      readerZones(stores.studyGoals),
      stores.users,
      reportAnswers,
      mailbox,
      secrets,
      site,
      clock,
    ),
  };
  const handle = ({ name, payload }: LeasedJob): Promise<void> =>
    handlers[name as keyof typeof handlers].run(payload as never);

  /** Does what is due, and what that leaves; answers how many jobs it were. */
  async function doDue(): Promise<number> {
    for (let count = 0; ; count += 1) {
      const at = clock.now();
      const [job] = await jobs.lease(at, new Date(at.getTime() + 60_000), 1);
      if (!job) return count;
      await handle(job);
      await jobs.done(job.id);
    }
  }

  return {
    ...world,
    ...useCases,
    handlers,
    doDue,
    /** Does all that is due within so much time, as it becomes due. */
    async pass(milliseconds: number, step = 1000): Promise<void> {
      for (let passed = 0; passed < milliseconds; passed += step) {
        clock.advance(Math.min(step, milliseconds - passed));
        await doDue();
      }
    },
    mails: async () => (await mailbox.list({ limit: 1000 })).mails,
    /** Addresses of those who got mail, sorted. */
    mailed: async () => (await mailbox.list({ limit: 1000 })).mails.map(({ to }) => to).toSorted(),
    /** A course with one video in its first day. */
    async course(id: string, facts: Partial<Course> = {}): Promise<string> {
      await stores.courses.add(
        aCourse({ id, title: `Course ${id}`, ...facts }),
        [aModule({ id: `m-${id}`, courseId: id })],
        [aDay({ id: `d-${id}`, moduleId: `m-${id}` })],
      );
      await stores.courses.addContent(id, aContent({ id: `c-${id}`, dayId: `d-${id}` }));
      return id;
    },
    async student(id: string, courseIds: readonly string[], facts: Partial<User> = {}): Promise<string> {
      await stores.users.add(
        aUser({ id, name: id, email: `${id}@example.org`, emailConfirmedAt: clock.now(), ...facts }),
      );
      for (const courseId of courseIds)
        await stores.enrolments.add({ userId: id, courseId, since: clock.now(), orderId: null, term: LASTING });
      return id;
    },
  };
}
