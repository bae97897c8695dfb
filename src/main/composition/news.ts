import { DAY_MS, MINUTE_MS } from '../../domain/kernel/clock.ts';
import { DeliverAnnouncement } from '../../domain/news/jobs/deliver-announcement.ts';
import { FindLearningMails } from '../../domain/news/jobs/find-learning-mails.ts';
import { LeaveAnnouncement } from '../../domain/news/jobs/leave-announcement.ts';
import { PurgeOldMarks } from '../../domain/news/jobs/purge-old-marks.ts';
import { SendLearningMail } from '../../domain/news/jobs/send-learning-mail.ts';
import { TellChange } from '../../domain/news/jobs/tell-change.ts';
import { GetAnnouncement } from '../../domain/news/queries/get-announcement.ts';
import { ListAnnouncements } from '../../domain/news/queries/list-announcements.ts';
import { ListUnread } from '../../domain/news/queries/list-unread.ts';
import { ReadUnsubscribeLink } from '../../domain/news/queries/read-unsubscribe-link.ts';
import { ChooseMails } from '../../domain/news/use-cases/choose-mails.ts';
import { DeleteAnnouncement } from '../../domain/news/use-cases/delete-announcement.ts';
import { EditAnnouncement } from '../../domain/news/use-cases/edit-announcement.ts';
import { MarkRead } from '../../domain/news/use-cases/mark-read.ts';
import { SendAnnouncement } from '../../domain/news/use-cases/send-announcement.ts';
import { SendToMe } from '../../domain/news/use-cases/send-to-me.ts';
import { StopAnnouncement } from '../../domain/news/use-cases/stop-announcement.ts';
import { Unsubscribe } from '../../domain/news/use-cases/unsubscribe.ts';
import { WriteAnnouncement } from '../../domain/news/use-cases/write-announcement.ts';
import { announcementRoutes } from '../../http/routes/news/announcement-routes.ts';
import { newsRoutes } from '../../http/routes/news/news-routes.ts';
import { unsubscribeRoutes } from '../../http/routes/news/unsubscribe-routes.ts';
import { useCase } from './bindings.ts';
import { type Context, type ContextParts, context } from './context.ts';

export function news({ ports, links }: ContextParts): Context<'news'> {
  const { kernel, news, settings } = ports;
  const { work, clock, ids, secrets, mailer, richText } = kernel;
  const { announcements, deliveries, mailChoices, readerDirectory, learningMarks, knownContents } = news;
  const { courseGuides, liveDiscussions, readerZones, reportAnswers } = links.news;
  const { people } = links.kernel;
  const useCases = {
    writeAnnouncement: useCase(WriteAnnouncement, work, courseGuides, richText, ids, clock),
    editAnnouncement: useCase(EditAnnouncement, work, courseGuides, richText),
    sendAnnouncement: useCase(SendAnnouncement, work, announcements, readerDirectory, courseGuides, clock),
    stopAnnouncement: useCase(StopAnnouncement, work),
    deleteAnnouncement: useCase(DeleteAnnouncement, work),
    sendToMe: useCase(SendToMe, announcements, mailer, richText, ids, settings.site),
    listAnnouncements: useCase(ListAnnouncements, announcements),
    getAnnouncement: useCase(GetAnnouncement, announcements, readerDirectory, richText),
    listUnread: useCase(ListUnread, deliveries, readerDirectory, richText),
    markRead: useCase(MarkRead, deliveries, clock),
    chooseMails: useCase(ChooseMails, work, clock),
    readUnsubscribeLink: useCase(ReadUnsubscribeLink, secrets),
    unsubscribe: useCase(Unsubscribe, mailChoices, people, secrets, clock),
    leaveAnnouncement: useCase(LeaveAnnouncement, work, deliveries, readerDirectory, clock),
    deliverAnnouncement: useCase(
      DeliverAnnouncement,
      announcements,
      deliveries,
      readerDirectory,
      mailChoices,
      mailer,
      richText,
      secrets,
      settings.site,
      clock,
    ),
    findLearningMails: useCase(
      FindLearningMails,
      work,
      learningMarks,
      readerDirectory,
      knownContents,
      liveDiscussions,
      clock,
    ),
    sendLearningMail: useCase(
      SendLearningMail,
      work,
      readerDirectory,
      mailChoices,
      knownContents,
      courseGuides,
      liveDiscussions,
      readerZones,
      people,
      reportAnswers,
      mailer,
      secrets,
      settings.site,
      clock,
    ),
    tellChange: useCase(TellChange, work, readerDirectory, clock),
    purgeOldMarks: useCase(PurgeOldMarks, learningMarks, clock),
  };
  return context(useCases, (made, get) => ({
    routes: [...announcementRoutes(made), ...newsRoutes(made, get(mailChoices))],
    signedRoutes: unsubscribeRoutes(made, get(news.noticePages)),
    jobs: {
      'news/leave': made.leaveAnnouncement,
      'news/deliver': made.deliverAnnouncement,
      'news/send-learning-mail': made.sendLearningMail,
      'news/tell-change': made.tellChange,
    },
    scheduledTasks: [
      { name: 'find-learning-mails', everyMs: 10 * MINUTE_MS, task: made.findLearningMails },
      { name: 'purge-old-marks', everyMs: DAY_MS, task: made.purgeOldMarks },
    ],
  }));
}
