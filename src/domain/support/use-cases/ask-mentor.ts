import { after, type Clock, HOUR_MS } from '../../kernel/clock.ts';
import { fieldsRefused } from '../../kernel/errors.ts';
import type { ContentId, Ids, OrderId, QuestionId, SittingId } from '../../kernel/ids.ts';
import type { People } from '../../kernel/people.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import type { ASKED_KINDS } from '../literals.ts';
import { examRunning, noSuchSubject, tooManyNew, tooManyOpen } from '../threads/errors.ts';
import type { AskedItem, AskedSubjects, HeldAccounts, RunningExams, Threads, WholeThread } from '../threads/ports.ts';
import { firstMessage, NO_SUBJECT, newThread, type Subject } from '../threads/thread.ts';

/** Limits of one person: the team answers each message by hand. */
const MAX_WAITING = 10;
const MAX_AN_HOUR = 5;

/** Subject of a message, as it was sent. */
export interface AskedAbout {
  readonly kind: (typeof ASKED_KINDS)[number];
  readonly contentId?: ContentId | undefined;
  readonly at?: number | undefined;
  readonly page?: number | undefined;
  readonly questionId?: QuestionId | undefined;
  readonly sittingId?: SittingId | undefined;
  readonly orderId?: OrderId | undefined;
}

export interface Asked {
  readonly viewer: Viewer;
  readonly requestId: string;
  readonly about: AskedAbout;
  readonly text: string;
}

/** Begins a thread, once however often it is sent: about what its asker may open, never during an exam. */
export class AskMentor {
  constructor(
    private readonly work: UnitOfWork<{ threads: Threads; users: HeldAccounts }>,
    private readonly subjects: AskedSubjects,
    private readonly exams: RunningExams,
    private readonly people: Pick<People, 'find'>,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async run({ viewer, requestId, about, text }: Asked): Promise<WholeThread> {
    const { userId } = viewer;
    if (await this.exams.isRunning(userId)) throw examRunning();
    const subject = await this.subjectOf(viewer, about);
    const person = await this.people.find(userId);
    return this.work.run(async ({ threads, users }) => {
      await users.hold(userId);
      const sent = await threads.findRequested(userId, requestId);
      const found = sent && (await threads.find(sent));
      if (found) return found;
      const now = this.clock.now();
      const { waiting, begun } = await threads.countOf(userId, after(now, -HOUR_MS));
      if (waiting >= MAX_WAITING) throw tooManyOpen(MAX_WAITING);
      if (begun >= MAX_AN_HOUR) throw tooManyNew(MAX_AN_HOUR);
      const thread = newThread({ id: this.ids.next(), userId, contactId: null, requestId }, subject, now);
      const message = firstMessage(thread, { id: this.ids.next(), authorId: userId, text });
      await threads.add(thread, message, `${person?.name ?? ''} ${person?.email ?? ''}`);
      return { thread, messages: [message] };
    });
  }

  private async subjectOf(viewer: Viewer, about: AskedAbout): Promise<Subject> {
    const { kind, contentId, questionId, sittingId = null, orderId } = about;
    const subject: Subject = { ...NO_SUBJECT, kind };
    switch (kind) {
      case 'nothing':
        return subject;
      case 'item':
      case 'page': {
        if (contentId === undefined) throw noSuchSubject();
        const item = await this.subjects.item(viewer, contentId);
        const { title, courseId } = item;
        return { ...subject, title, courseId, contentId, ...placeOf(about, item) };
      }
      case 'question': {
        const found = questionId && (await this.subjects.question(viewer.userId, questionId, sittingId));
        if (!found) throw noSuchSubject();
        return { ...subject, ...found, questionId, sittingId };
      }
      case 'order': {
        const found = orderId && (await this.subjects.order(viewer.userId, orderId));
        if (!found) throw noSuchSubject();
        return { ...subject, ...found, orderId };
      }
    }
  }
}

const AT = 'about.at';
const PAGE = 'about.page';

/** Place in an item: a paper is asked about as `page` even where no page is named. */
function placeOf(about: AskedAbout, { form, lengthSeconds, pageCount }: AskedItem) {
  const { at = null, page = null } = about;
  const faults: Record<string, string> = {};
  if (at !== null && form !== 'video') faults[AT] = 'Only a video has seconds.';
  else if (at !== null && lengthSeconds !== null && at > Math.ceil(lengthSeconds))
    faults[AT] = 'The video ends before this second.';
  if (page !== null && form !== 'paper') faults[PAGE] = 'Only a paper has pages.';
  else if (page !== null && pageCount !== null && page > pageCount) faults[PAGE] = `The paper has ${pageCount} pages.`;
  if (Object.keys(faults).length > 0)
    throw fieldsRefused('support/no-such-place', faults, 'Please check the second or the page.');
  return { kind: form === 'paper' ? 'page' : 'item', at, page } as const;
}
