import { object } from 'yup';
import { email, oneLine, phone, requiredText } from './text-rules.ts';

/** POST /contact */
export const contactBody = object({
  firstName: oneLine('Please enter your first name.', 80),
  lastName: oneLine('Please enter your last name.', 80),
  email: email(),
  phone: phone().optional(),
  message: requiredText('Please write your message.', 5000),
});

/** GET /admin/outbox */
export interface OutboxReply {
  mails: { id: string; to: string; subject: string; text: string; sentAt: string }[];
  nextBefore: string | null;
}
