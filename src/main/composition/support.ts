import { HOUR_MS } from '../../domain/kernel/clock.ts';
import { DeliverContactMessage } from '../../domain/support/jobs/deliver-contact-message.ts';
import { PurgeOldActivity } from '../../domain/support/jobs/purge-old-activity.ts';
import { PurgeOldMessages } from '../../domain/support/jobs/purge-old-messages.ts';
import { PurgeOldThreads } from '../../domain/support/jobs/purge-old-threads.ts';
import { SendThreadAnswer } from '../../domain/support/jobs/send-thread-answer.ts';
import { CountWaitingThreads } from '../../domain/support/queries/count-waiting-threads.ts';
import { GetActivityLog } from '../../domain/support/queries/get-activity-log.ts';
import { GetAnswerTime } from '../../domain/support/queries/get-answer-time.ts';
import { GetInboxThread } from '../../domain/support/queries/get-inbox-thread.ts';
import { GetThread } from '../../domain/support/queries/get-thread.ts';
import { ListCannedAnswers } from '../../domain/support/queries/list-canned-answers.ts';
import { ListInbox } from '../../domain/support/queries/list-inbox.ts';
import { ListThreads } from '../../domain/support/queries/list-threads.ts';
import { SuggestThreads } from '../../domain/support/queries/suggest-threads.ts';
import { AddCannedAnswer } from '../../domain/support/use-cases/add-canned-answer.ts';
import { AnswerThread } from '../../domain/support/use-cases/answer-thread.ts';
import { AskMentor } from '../../domain/support/use-cases/ask-mentor.ts';
import { FollowUpThread } from '../../domain/support/use-cases/follow-up-thread.ts';
import { MoveThread } from '../../domain/support/use-cases/move-thread.ts';
import { RecordActivity } from '../../domain/support/use-cases/record-activity.ts';
import { RemoveCannedAnswer } from '../../domain/support/use-cases/remove-canned-answer.ts';
import { SendContactMessage } from '../../domain/support/use-cases/send-contact-message.ts';
import { inboxRoutes } from '../../http/routes/support/inbox-routes.ts';
import { mentorRoutes } from '../../http/routes/support/mentor-routes.ts';
import { studentActivityRoutes } from '../../http/routes/support/student-activity-routes.ts';
import { supportRoutes } from '../../http/routes/support/support-routes.ts';
import { useCase } from './bindings.ts';
import { type Context, type ContextParts, context } from './context.ts';

export function support({ ports, links }: ContextParts): Context<'support'> {
  const { kernel, support, settings: school } = ports;
  const useCases = {
    sendContactMessage: useCase(SendContactMessage, kernel.work, links.kernel.people, kernel.ids, kernel.clock),
    recordActivity: useCase(RecordActivity, support.activity, links.support.openLessons, kernel.ids, kernel.clock),
    getActivityLog: useCase(GetActivityLog, support.activity, links.support.lessonTitles, links.kernel.people),
    deliverContactMessage: useCase(
      DeliverContactMessage,
      support.contactMessages,
      kernel.mailer,
      school.school,
      kernel.clock,
    ),
    purgeOldMessages: useCase(PurgeOldMessages, support.contactMessages, kernel.clock),
    purgeOldActivity: useCase(PurgeOldActivity, support.activity, kernel.clock),
  };
  return context({ ...useCases, ...threadUseCases({ ports, links }) }, (made) => ({
    routes: [...supportRoutes(made), ...studentActivityRoutes(made), ...mentorRoutes(made), ...inboxRoutes(made)],
    jobs: {
      'support/deliver-contact-message': made.deliverContactMessage,
      'support/send-thread-answer': made.sendThreadAnswer,
    },
    scheduledTasks: [
      { name: 'purge-old-activity', everyMs: 12 * HOUR_MS, task: made.purgeOldActivity },
      { name: 'purge-old-messages', everyMs: 12 * HOUR_MS, task: made.purgeOldMessages },
      { name: 'purge-old-threads', everyMs: 12 * HOUR_MS, task: made.purgeOldThreads },
    ],
  }));
}

function threadUseCases({ ports, links }: Pick<ContextParts, 'ports' | 'links'>) {
  const { kernel, support, settings } = ports;
  const { askedSubjects, runningExams, answerers } = links.support;
  const { people } = links.kernel;
  const { threads, cannedAnswers } = support;
  return {
    askMentor: useCase(AskMentor, kernel.work, askedSubjects, runningExams, people, kernel.ids, kernel.clock),
    followUpThread: useCase(FollowUpThread, kernel.work, runningExams, kernel.ids, kernel.clock),
    listThreads: useCase(ListThreads, threads, askedSubjects),
    getThread: useCase(GetThread, threads),
    suggestThreads: useCase(SuggestThreads, threads, askedSubjects),
    getAnswerTime: useCase(GetAnswerTime, threads, kernel.clock),
    countWaitingThreads: useCase(CountWaitingThreads, threads, kernel.clock),
    listInbox: useCase(ListInbox, threads),
    getInboxThread: useCase(GetInboxThread, threads, answerers),
    answerThread: useCase(AnswerThread, kernel.work, kernel.ids, kernel.clock),
    moveThread: useCase(MoveThread, kernel.work, answerers, kernel.clock),
    listCannedAnswers: useCase(ListCannedAnswers, cannedAnswers),
    addCannedAnswer: useCase(AddCannedAnswer, kernel.work, kernel.ids),
    removeCannedAnswer: useCase(RemoveCannedAnswer, kernel.work),
    sendThreadAnswer: useCase(SendThreadAnswer, threads, support.contactMessages, people, kernel.mailer, settings.site),
    purgeOldThreads: useCase(PurgeOldThreads, threads, kernel.clock),
  };
}
