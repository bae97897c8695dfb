import { after, type Clock, DAY_MS, HOUR_MS } from '../kernel/clock.ts';
import type { Mail } from '../kernel/mail.ts';
import type { Block } from '../kernel/rich-text.ts';
import type { Site } from '../kernel/site.ts';
import { changedDiscussionMail, discussionMail } from './discussion-mails.ts';
import { announcementMail, awayMail, courseStartMail, newMaterialMail, reportAnswerMail } from './mails.ts';

const paragraph = (text: string): Block => ({ kind: 'paragraph', inlines: [{ text, isStrong: false, isEm: false }] });

/** One of each mail that people may switch off, to look at. */
export function newsMailSamples(site: Site, clock: Clock): readonly Mail[] {
  const sam = { id: 'sample', name: 'Sam Sample', email: 'sam@example.org', timeZone: 'Asia/Karachi' };
  const chosen = { key: 'sample', unsubscribeUrl: `${site.origin}/api/unsubscribe/sample` };
  const course = { courseId: 'sample', title: 'ADC Part 1 Comprehensive' };
  const discussion = {
    ...{ courseId: course.courseId, courseTitle: course.title, topic: 'Past papers' },
    startsAt: after(clock.now(), DAY_MS),
  };
  const blocks: Block[] = [
    paragraph('This Saturday we look at radiographs together. Please bring:'),
    { kind: 'list', start: null, items: [[paragraph('two cases of your own')], [paragraph('your questions')]] },
  ];
  const item = {
    contentId: 'sample',
    courseId: course.courseId,
    courseTitle: course.title,
    title: 'Reading bitewings',
  };
  return [
    announcementMail({ subject: 'Radiographs on Saturday', blocks }, sam, chosen, site),
    courseStartMail({ ...course, firstStep: { label: 'Module 1, Day 1', title: 'How to study' } }, sam, chosen, site),
    newMaterialMail([item, { ...item, title: 'Reading panoramics' }], sam, chosen, site),
    awayMail(sam, chosen, site),
    discussionMail('discussion', discussion, sam, chosen, site),
    discussionMail('discussion-soon', { ...discussion, startsAt: after(clock.now(), HOUR_MS) }, sam, chosen, site),
    changedDiscussionMail({ ...discussion, wasAt: clock.now(), isCancelled: false }, sam, chosen, site),
    reportAnswerMail(
      {
        text: 'I think that two options are right.',
        answer: 'You are right. This question no longer counts for anybody.',
        ...{ sittingId: 'sample', title: 'Mock exam 1', section: 1, position: 12 },
      },
      sam,
      chosen,
      site,
    ),
  ];
}
