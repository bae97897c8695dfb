import { beginningOf } from '../kernel/beginning-of.ts';
import type { UserId } from '../kernel/ids.ts';
import { button, dear, facts, type Mail, note, oneLine, quote, text } from '../kernel/mail.ts';
import type { Site } from '../kernel/site.ts';
import type { ContactMessage } from './contact-message.ts';
import type { ThreadMessage } from './threads/thread.ts';

/** A stored message for the school, with its sender to reply to. */
export function contactMail(message: ContactMessage, contactEmail: string): Mail {
  const name = oneLine(`${message.firstName} ${message.lastName}`);
  const phone = oneLine(message.phone);
  return {
    key: `contact:${message.id}`,
    kind: 'contact-message',
    to: contactEmail,
    replyTo: message.email,
    subject: `Message from ${name}`,
    preheader: beginningOf(oneLine(message.message), 120),
    heading: `Message from ${name}`,
    blocks: [
      facts([
        ['From', name],
        ['Email', message.email],
        ['Phone', phone || '-'],
      ]),
      quote(message.message),
    ],
    sender: { name, email: message.email, phone, message: message.message },
  };
}

export interface ThreadAnswer {
  readonly message: Pick<ThreadMessage, 'id' | 'text'>;
  /** Title of the subject; empty without one. */
  readonly title: string;
  /** Null: an enquirer, who has no page of their own. */
  readonly to: { readonly id: UserId | null; readonly name: string; readonly email: string };
}

/** An answer of the team for its asker. Nothing reads replies to it: they are written on the site. */
export function threadAnswerMail({ message, title, to }: ThreadAnswer, { origin }: Site): Mail {
  const about = oneLine(title);
  const mine = to.id !== null;
  return {
    key: `thread-answer:${message.id}`,
    kind: 'thread-answer',
    to: to.email,
    ...(to.id !== null && { userId: to.id }),
    subject: about === '' ? 'The answer to your message' : `The answer to your message about ${about}`,
    preheader: beginningOf(oneLine(message.text), 120),
    heading: 'Here is our answer',
    blocks: [
      // An address that nobody proved may be a stranger's.
      dear(mine ? oneLine(to.name) : ''),
      text(about === '' ? 'we have answered your message:' : `we have answered your message about ${about}:`),
      quote(message.text),
      button(mine ? 'Open your messages' : 'Write to us again', mine ? `${origin}/messages` : `${origin}/ContactUs`),
      note('Please write on the site and do not reply to this email: nobody would read it.'),
    ],
  };
}
