import type { Announcement, AnnouncementWords, Audience } from '../../domain/news/announcement.ts';
import type { ListedAnnouncement } from '../../domain/news/ports.ts';
import type { SeenAnnouncement } from '../../domain/news/queries/get-announcement.ts';
import type { Unread } from '../../domain/news/queries/list-unread.ts';
import type { newAnnouncementBody } from '../../wire/news.ts';
import type { AnnouncementReply, AnnouncementsReply, UnreadReply } from '../../wire/replies/news.ts';
import type { ValueOf } from '../validate.ts';

/** Fields of an audience on the wire, side by side. */
function audienceReply(audience: Audience) {
  const filter = audience.kind === 'students' ? audience.filter : { search: '', courseId: null, endsSoon: false };
  return {
    audience: audience.kind,
    courseIds: audience.kind === 'courses' ? [...audience.courseIds] : [],
    userIds: audience.kind === 'people' ? [...audience.userIds] : [],
    search: filter.search,
    course: filter.courseId ?? '',
    ends: filter.endsSoon ? 'soon' : '',
  };
}

const factsReply = ({ id, audience, createdAt, leavesAt, leftAt, ...one }: Announcement) => ({
  _id: id,
  id,
  ...audienceReply(audience),
  subject: one.subject,
  onSite: one.onSite,
  byMail: one.byMail,
  state: one.state,
  revision: one.revision,
  people: one.people,
  createdAt: createdAt.toISOString(),
  leavesAt: leavesAt?.toISOString() ?? null,
  leftAt: leftAt?.toISOString() ?? null,
});

export const announcementReply = ({ announcement, blocks, readers }: SeenAnnouncement): AnnouncementReply => ({
  ...factsReply(announcement),
  body: announcement.body,
  blocks,
  readers,
});

export const listedReply = (one: ListedAnnouncement): AnnouncementsReply['announcements'][number] => ({
  ...factsReply(one),
  authorName: one.authorName,
  mailed: one.mailed,
});

export const unreadReply = ({ id, subject, at, blocks, courseIds }: Unread): UnreadReply['announcements'][number] => ({
  _id: id,
  id,
  subject,
  blocks,
  at: at.toISOString(),
  courseIds: courseIds && [...courseIds],
});

/** Returns the words of a request, with its fields about the audience as one `Audience`. */
export function wordsOf(body: ValueOf<typeof newAnnouncementBody>): AnnouncementWords {
  const { audience, courseIds, userIds, search, course, ends, subject, body: text, onSite, byMail } = body;
  return { audience: audienceOf(), subject, body: text, onSite, byMail };

  function audienceOf(): Audience {
    if (audience === 'courses') return { kind: 'courses', courseIds: [...new Set(courseIds)] };
    if (audience === 'people') return { kind: 'people', userIds: [...new Set(userIds)] };
    if (audience === 'all') return { kind: 'all' };
    return { kind: 'students', filter: { search, courseId: course || null, endsSoon: ends === 'soon' } };
  }
}
