import { boolean, integer, list, nullable, object, oneOf, type Reply, string, time } from '../json-schema.ts';
import { ANNOUNCEMENT_STATES, AUDIENCE_KINDS, CHOSEN_MAILS } from '../literals.ts';
import { ids } from './ids.ts';
import { richTextSchema } from './rich-text.ts';

const facts = {
  ...ids,
  audience: oneOf(AUDIENCE_KINDS),
  courseIds: list(string(), 'Of the audience `courses`.'),
  userIds: list(string(), 'Of the audience `people`.'),
  search: string('Of the audience `students`, as are course and ends.'),
  course: string('Empty: any.'),
  ends: string('`soon`: access ends soon.'),
  subject: string(),
  onSite: boolean(),
  byMail: boolean(),
  state: oneOf(ANNOUNCEMENT_STATES),
  revision: integer(),
  createdAt: time(),
  leavesAt: nullable(time()),
  leftAt: nullable(time()),
  people: nullable(integer(), 'Who got it, counted when it left.'),
};

export const announcementSchema = object(
  {
    ...facts,
    body: string('Markdown.'),
    blocks: richTextSchema,
    readers: object({ people: integer('Who would get it now.'), mails: integer('Of these, who want it by mail.') }),
  },
  'Announcement',
);
export type AnnouncementReply = Reply<typeof announcementSchema>;

export const announcementsSchema = object(
  {
    announcements: list(
      object(
        { ...facts, authorName: nullable(string()), mailed: integer('Mails that were handed over.') },
        'ListedAnnouncement',
      ),
    ),
    nextBefore: nullable(string(), 'For the next page as `before`.'),
  },
  'Announcements',
);
export type AnnouncementsReply = Reply<typeof announcementsSchema>;

export const unreadSchema = object(
  {
    announcements: list(
      object(
        {
          ...ids,
          subject: string(),
          blocks: richTextSchema,
          at: time(),
          courseIds: nullable(list(string()), 'On whose pages it stands; null: on all.'),
        },
        'UnreadAnnouncement',
      ),
    ),
  },
  'UnreadAnnouncements',
);
export type UnreadReply = Reply<typeof unreadSchema>;

export const mailChoicesSchema = object(
  { choices: list(object({ kind: oneOf(CHOSEN_MAILS), isOn: boolean() }, 'MailChoice')) },
  'MailChoices',
);
export type MailChoicesReply = Reply<typeof mailChoicesSchema>;
