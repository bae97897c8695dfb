import { beginningOf } from '../kernel/beginning-of.ts';
import { facts, type Mail, oneLine, quote } from '../kernel/mail.ts';
import type { ContactMessage } from './contact-message.ts';

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
