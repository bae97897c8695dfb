import { beginningOf } from '../kernel/beginning-of.ts';
import type { CourseId } from '../kernel/ids.ts';
import { button, dear, facts, type Mail, quote, richText, text, toAccount } from '../kernel/mail.ts';
import type { Block } from '../kernel/rich-text.ts';
import type { Site } from '../kernel/site.ts';
import type { FirstStep, NewContent, Reader, ReportAnswer } from './ports.ts';

/** A mail that its reader may switch off. */
export interface Chosen {
  /** Idempotency key: one mail for each. */
  readonly key: string;
  readonly unsubscribeUrl: string;
}

const MAX_PREHEADER = 120;
const MAX_LISTED = 12;

export const coursePage = (site: Site, courseId: CourseId): string => `${site.origin}/mycourse/${courseId}`;
const dashboard = (site: Site): string => `${site.origin}/Dashboard`;

export const announcementMail = (
  { subject, blocks }: { subject: string; blocks: readonly Block[] },
  reader: Reader,
  chosen: Chosen | { readonly key: string },
  site: Site,
): Mail => ({
  kind: 'announcement',
  ...toAccount(reader),
  subject,
  preheader: beginningOf(richText(blocks).replace(/\s+/g, ' '), MAX_PREHEADER),
  heading: subject,
  blocks: [dear(reader.name), { kind: 'rich', blocks }, button('Go to your courses', dashboard(site))],
  ...chosen,
});

export const courseStartMail = (
  course: { courseId: CourseId; title: string; firstStep: FirstStep | null },
  reader: Reader,
  chosen: Chosen,
  site: Site,
): Mail => ({
  kind: 'course-start',
  ...toAccount(reader),
  subject: `Welcome to ${course.title}`,
  preheader: course.firstStep ? `Your first step: ${course.firstStep.title}` : 'Your course is open.',
  heading: 'Welcome to your course',
  blocks: [
    dear(reader.name),
    text(`welcome to "${course.title}". A little every day is the best way through it.`),
    ...(course.firstStep
      ? [
          facts([
            ['Your first step', course.firstStep.title],
            ['Where', course.firstStep.label],
          ]),
        ]
      : []),
    button('Start with the first step', coursePage(site, course.courseId)),
  ],
  ...chosen,
});

export function newMaterialMail(items: readonly NewContent[], reader: Reader, chosen: Chosen, site: Site): Mail {
  const titles = [...new Set(items.map(({ courseTitle }) => courseTitle))];
  const [first] = items;
  const more = items.length - MAX_LISTED;
  return {
    kind: 'new-material',
    ...toAccount(reader),
    subject: titles.length === 1 ? `New in ${titles[0]}` : 'New in your courses',
    preheader: beginningOf(items.map(({ title }) => title).join(', '), MAX_PREHEADER),
    heading: 'New for you',
    blocks: [
      dear(reader.name),
      text(items.length === 1 ? 'there is something new in your course.' : 'there is new material in your courses.'),
      facts(items.slice(0, MAX_LISTED).map(({ title, courseTitle }) => [title, courseTitle] as const)),
      ...(more > 0 ? [text(more === 1 ? 'And one more.' : `And ${more} more.`)] : []),
      button('Have a look', titles.length === 1 && first ? coursePage(site, first.courseId) : dashboard(site)),
    ],
    ...chosen,
  };
}

export const awayMail = (reader: Reader, chosen: Chosen, site: Site): Mail => ({
  kind: 'away',
  ...toAccount(reader),
  subject: 'Your course is waiting for you',
  preheader: 'Your progress is saved. You continue where you stopped.',
  heading: 'Ready to continue?',
  blocks: [
    dear(reader.name),
    text('we have not seen you for ten days. Your progress is saved, and you continue where you stopped.'),
    text('A short session is enough to find back: one video, or ten questions.'),
    button('Continue', dashboard(site)),
  ],
  ...chosen,
});

export const reportAnswerMail = (told: ReportAnswer, reader: Reader, chosen: Chosen, site: Site): Mail => ({
  kind: 'report-answer',
  ...toAccount(reader),
  subject: 'We have answered your report',
  preheader: beginningOf(told.answer.replace(/\s+/g, ' '), MAX_PREHEADER),
  heading: 'Our answer to your report',
  blocks: [
    dear(reader.name),
    text('thank you for your report of a question. You wrote:'),
    quote(told.text),
    text('Our answer:'),
    quote(told.answer),
    facts([
      ['Test', told.title],
      ['Question', `Section ${told.section}, question ${told.position}`],
    ]),
    button('Go to the question', `${site.origin}/exam/sitting/${told.sittingId}/answers?section=${told.section}`),
  ],
  ...chosen,
});
