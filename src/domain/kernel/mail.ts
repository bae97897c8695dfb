import type { UserId } from './ids.ts';
import type { Block, Inline } from './rich-text.ts';

/** Every mail that we write. */
export type MailKind =
  | 'welcome'
  | 'enrolled-by-hand'
  | 'receipt'
  | 'refund'
  | 'credit-note'
  | 'access-ending'
  | 'access-ended'
  | 'reset-link'
  | 'password-changed'
  | 'email-confirmation'
  | 'email-link'
  | 'email-changed'
  | 'invitation'
  | 'sign-in-attempts'
  | 'session-replaced'
  | 'two-factor'
  | 'contact-message'
  | 'thread-answer'
  | 'undeliverable'
  | 'unmatched'
  | 'restored'
  | 'dispute'
  | 'refund-returned'
  | 'payment-failed'
  | 'refund-due'
  | 'announcement'
  | 'course-start'
  | 'new-material'
  | 'away'
  | 'discussion'
  | 'discussion-soon'
  | 'discussion-changed'
  | 'report-answer';

/** A piece of a mail. What it looks like is the renderer's business; nothing here is markup. */
export type MailBlock =
  /** The first line. Without a name, because an address that nobody proved may be a stranger's, it is empty. */
  | { readonly kind: 'greeting'; readonly name: string }
  | { readonly kind: 'text'; readonly text: string }
  /** Short table: what and how much. The total is set apart below the rows. */
  | { readonly kind: 'facts'; readonly rows: readonly MailFact[]; readonly total?: MailFact }
  | { readonly kind: 'button'; readonly label: string; readonly url: string }
  /** Rich text that the school wrote, without figures. */
  | { readonly kind: 'rich'; readonly blocks: readonly Block[] }
  /** Words of another person, line breaks kept. */
  | { readonly kind: 'quote'; readonly text: string }
  /** Smaller, at the end. */
  | { readonly kind: 'note'; readonly text: string };

export type MailFact = readonly [label: string, value: string];

/** Content of a mail. */
export interface MailWords {
  readonly subject: string;
  /** Preview text, which mail clients show after the subject. */
  readonly preheader: string;
  /** The headline of the HTML part; the text part does without it. */
  readonly heading: string;
  readonly blocks: readonly MailBlock[];
  /** Sender of a contact message, in the fields of the e-mail-sending service (decision A13). */
  readonly sender?: MailSender;
  /** Address that ends mails of this kind by one press (RFC 8058); none in what a contract asks for. */
  readonly unsubscribeUrl?: string;
}

export interface MailSender {
  readonly name: string;
  readonly email: string;
  /** Empty when none was given. */
  readonly phone: string;
  readonly message: string;
}

export interface Mail extends MailWords {
  /** Two mails with one key are one mail: a job that is repeated must not write twice. */
  readonly key: string;
  readonly kind: MailKind;
  readonly to: string;
  readonly replyTo?: string;
  /** Account of the recipient; absent in a mail to the school, or to a person without an account. */
  readonly userId?: UserId;
  /** Expiry of a mail with a secret: from then on it is not delivered and its words are erased. */
  readonly expiresAt?: Date;
}

/** Accepts a mail for delivery, now or later. Rejects with `unavailable` when it cannot be accepted. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}

/** A line break in a name must not become a header line, nor a line of ours in the text. */
export const oneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();

export const greetingOf = ({ name }: { readonly name: string }): string =>
  name === '' ? 'Hello,' : `Dear ${oneLine(name)},`;

/** The plain text of a mail, without the signature that every mail has. */
export const mailText = ({ blocks }: Pick<MailWords, 'blocks'>): string => blocks.map(blockText).join('\n\n');

function blockText(block: MailBlock): string {
  switch (block.kind) {
    case 'greeting':
      return greetingOf(block);
    case 'facts':
      return [...block.rows, ...(block.total ? [block.total] : [])]
        .map(([label, value]) => `${label}: ${value}`)
        .join('\n');
    case 'button':
      return `${block.label}:\n${block.url}`;
    case 'rich':
      return richText(block.blocks);
    default:
      return block.text;
  }
}

const plain = (inlines: readonly Inline[]): string => inlines.map(({ text: words }) => words).join('');

/** Rich text without its marks: a list has dashes or numbers, a table a line for each row. */
export function richText(blocks: readonly Block[]): string {
  return blocks.map(richBlock).filter(Boolean).join('\n\n');
}

function richBlock(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return plain(block.inlines);
    case 'list': {
      const { start } = block;
      return block.items
        .map(
          (item, index) => `${start === null ? '-' : `${start + index}.`} ${indented(item.map(richBlock).join('\n'))}`,
        )
        .join('\n');
    }
    case 'table':
      return [block.head, ...block.rows].map((cells) => cells.map(plain).join(' | ')).join('\n');
    case 'figure':
      return '';
  }
}

const indented = (lines: string): string => lines.replaceAll('\n', '\n  ');

/** Addressee with an account: whose mail it is stays known when the address is another's. */
export const toAccount = ({ id, email }: { readonly id: UserId; readonly email: string }) => ({
  to: email,
  userId: id,
});

/** The blocks of which mails are made. */
export const text = (words: string): MailBlock => ({ kind: 'text', text: words });
export const dear = (name: string): MailBlock => ({ kind: 'greeting', name });
export const note = (words: string): MailBlock => ({ kind: 'note', text: words });
export const quote = (words: string): MailBlock => ({ kind: 'quote', text: words });
export const button = (label: string, url: string): MailBlock => ({ kind: 'button', label, url });
export const facts = (rows: readonly MailFact[], total?: MailFact): MailBlock => ({
  kind: 'facts',
  rows,
  ...(total ? { total } : {}),
});
