import { HOUR_MS } from '../../domain/kernel/clock.ts';
import { DeliverContactMessage } from '../../domain/support/jobs/deliver-contact-message.ts';
import { PurgeOldActivity } from '../../domain/support/jobs/purge-old-activity.ts';
import { PurgeOldMessages } from '../../domain/support/jobs/purge-old-messages.ts';
import { GetActivityLog } from '../../domain/support/queries/get-activity-log.ts';
import { RecordActivity } from '../../domain/support/use-cases/record-activity.ts';
import { SendContactMessage } from '../../domain/support/use-cases/send-contact-message.ts';
import { studentActivityRoutes } from '../../http/routes/support/student-activity-routes.ts';
import { supportRoutes } from '../../http/routes/support/support-routes.ts';
import { useCase } from './bindings.ts';
import { type Context, type ContextParts, context } from './context.ts';

export function support({ ports, links }: ContextParts): Context<'support'> {
  const { kernel, support, settings: school } = ports;
  const useCases = {
    sendContactMessage: useCase(SendContactMessage, kernel.work, kernel.ids, kernel.clock),
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
  return context(useCases, (made) => ({
    routes: [...supportRoutes(made), ...studentActivityRoutes(made)],
    jobs: { 'support/deliver-contact-message': made.deliverContactMessage },
    scheduledTasks: [
      { name: 'purge-old-activity', everyMs: 12 * HOUR_MS, task: made.purgeOldActivity },
      { name: 'purge-old-messages', everyMs: 12 * HOUR_MS, task: made.purgeOldMessages },
    ],
  }));
}
