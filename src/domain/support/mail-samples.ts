import type { Clock } from '../kernel/clock.ts';
import type { Mail } from '../kernel/mail.ts';
import type { Site } from '../kernel/site.ts';
import { contactMail, threadAnswerMail } from './mails.ts';

/** Samples of a contact message, as the school receives it, and of an answer of the team. */
export const supportMailSamples = (site: Site, contactEmail: string, clock: Clock): readonly Mail[] => [
  contactMail(
    {
      id: 'sample',
      firstName: 'Sam',
      lastName: 'Sample',
      email: 'sam@example.org',
      phone: '+61 400 000 000',
      message: 'Hello,\n\nI sit the written exam in March. Is ten months enough if I work four days a week?\n\nSam',
      userId: null,
      receivedAt: clock.now(),
      deliveredAt: null,
    },
    contactEmail,
  ),
  threadAnswerMail(
    {
      message: {
        id: 'sample',
        text: 'Yes: enamel heals only before there is a hole.\n\nHave a look at 12:31 once more.',
      },
      title: 'Caries',
      to: { id: 'sample', name: 'Sam Sample', email: 'sam@example.org' },
    },
    site,
  ),
];
