import type { Clock } from '../kernel/clock.ts';
import type { Mail } from '../kernel/mail.ts';
import { contactMail } from './mails.ts';

/** Sample of a contact message, as the school receives it. */
export const supportMailSamples = (contactEmail: string, clock: Clock): readonly Mail[] => [
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
];
