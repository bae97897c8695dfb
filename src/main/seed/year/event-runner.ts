import type { Container } from 'inversify';
import { EditCourse } from '../../../domain/catalog/use-cases/edit-course.ts';
import { EnrolByHand } from '../../../domain/enrolment/use-cases/enrol-by-hand.ts';
import { FulfilPayment } from '../../../domain/enrolment/use-cases/fulfil-payment.ts';
import { MoveAccessEnd } from '../../../domain/enrolment/use-cases/move-access-end.ts';
import { ReceivePaymentEvent } from '../../../domain/enrolment/use-cases/receive-payment-event.ts';
import { RefundOrder } from '../../../domain/enrolment/use-cases/refund-order.ts';
import { RevokeEnrolment } from '../../../domain/enrolment/use-cases/revoke-enrolment.ts';
import { StartCheckout } from '../../../domain/enrolment/use-cases/start-checkout.ts';
import { AddStudent } from '../../../domain/identity/use-cases/add-student.ts';
import { Register } from '../../../domain/identity/use-cases/register.ts';
import { after, MINUTE_MS, SECOND_MS } from '../../../domain/kernel/clock.ts';
import { DomainError } from '../../../domain/kernel/errors.ts';
import type { ContentId, CourseId, MockExamId, UserId } from '../../../domain/kernel/ids.ts';
import type { JobName } from '../../../domain/kernel/jobs.ts';
import type { Stretch } from '../../../domain/learning/stretches.ts';
import { SaveProgress } from '../../../domain/learning/use-cases/save-progress.ts';
import { RecordActivity } from '../../../domain/support/use-cases/record-activity.ts';
import { SendContactMessage } from '../../../domain/support/use-cases/send-contact-message.ts';
import type { Composition } from '../../composition/compose.ts';
import { DEMO_STUDENT, DEMO_VISITOR } from '../demo-accounts.ts';
import { doDueJobs } from '../due-jobs.ts';
import { DemoCandidate } from '../exam/demo-candidate.ts';
import type { Past } from '../past.ts';
import { countryOf, demoPerson } from './demo-people.ts';
import type { CourseKey, StudentKey, YearEvent } from './events.ts';
import type { MovedClock } from './moved-clock.ts';

/** A course of the demonstration, with what is in it in reading order. */
export interface YearCourse {
  readonly id: CourseId;
  readonly items: readonly { readonly id: ContentId; readonly isVideo: boolean; readonly seconds: number }[];
}
export type YearCourses = Readonly<Record<CourseKey, YearCourse>>;

export interface YearSettings {
  readonly couponCode: string;
  readonly adminId: UserId;
  readonly mockExamId: MockExamId;
}

/** Between going to the card page and having paid. */
const AT_CARD_PAGE_MS = 3 * MINUTE_MS;
/** More than the year has. */
const MAX_ENROLMENTS = 1000;
const MAIL_JOBS: readonly JobName[] = [
  'identity/send-welcome',
  'identity/send-email-confirmation',
  'enrolment/send-enrolled-by-hand',
  'enrolment/send-receipt',
  'enrolment/send-refund-notice',
  'support/deliver-contact-message',
  'operations/deliver-mail',
];

/** Lets each event happen at its time, through the use case that people use for it. */
export class EventRunner {
  private readonly students = new Map<StudentKey, UserId>();

  constructor(
    private readonly composition: Composition,
    private readonly past: Past,
    private readonly clock: MovedClock,
    private readonly now: Date,
    private readonly courses: YearCourses,
    private readonly settings: YearSettings,
  ) {}

  async run(events: readonly YearEvent[]): Promise<void> {
    for (const event of events) {
      this.clock.moveTo(event.at);
      await this.happen(event);
    }
  }

  /** Marks the ends of access as announced: the year's students have no mailbox for such mails. */
  async announceEverything(): Promise<void> {
    const { enrolments } = this.past.dependencies.enrolment;
    const ever = { from: new Date(0), to: new Date(8.64e15) };
    const owner = this.students.get('owner');
    for (const notice of ['ending', 'ended'] as const)
      for (const { userId, courseId, endsAt } of await enrolments.listUnannounced(notice, ever, MAX_ENROLMENTS))
        if (userId !== owner) await enrolments.markAnnounced(notice, userId, courseId, endsAt);
  }

  private get container(): Container {
    return this.composition.container;
  }

  private async happen(event: YearEvent): Promise<unknown> {
    const { container } = this;
    switch (event.what) {
      case 'price':
        return container
          .get(EditCourse)
          .run({ courseId: this.courses[event.course].id, priceCents: event.priceCents, by: this.settings.adminId });
      case 'join':
        return this.join(event.student);
      case 'order':
        return this.order(event);
      case 'refund':
        return this.refund(event);
      case 'enrol':
        await container.get(EnrolByHand).run({ actorId: this.settings.adminId, ...this.named(event) });
        return this.writeMails();
      case 'move end': {
        const { until, reason } = event;
        const change = { actorId: this.settings.adminId, ...this.named(event), until, reason };
        return container.get(MoveAccessEnd).run(change);
      }
      case 'revoke':
        return container.get(RevokeEnrolment).run({ actorId: this.settings.adminId, ...this.named(event) });
      case 'study':
        return this.study(event);
      case 'log': {
        const { userId, courseId } = this.named(event);
        const contentId = this.itemOf(event)?.id;
        const viewer = { userId, role: 'student', roles: [] } as const;
        return contentId && container.get(RecordActivity).run({ viewer, courseId, contentId, kind: event.kind });
      }
      case 'sit mock':
        return this.candidate(event.student).sitMock(this.settings.mockExamId, event.sections);
      case 'practise':
        return this.candidate(event.student).practise();
      case 'message':
        await container
          .get(SendContactMessage)
          .run({ ...demoPerson(event).contact, message: event.text, userId: null });
        return this.writeMails();
    }
  }

  private async join(student: StudentKey): Promise<void> {
    const own = { owner: DEMO_STUDENT, visitor: DEMO_VISITOR };
    const { id, email } = await (typeof student === 'number'
      ? this.container.get(AddStudent).run(demoPerson({ number: student, isStudent: true }).account)
      : this.container.get(Register).run(own[student]));
    await this.past.dependencies.identity.users.confirmEmail(id, email, this.clock.now());
    this.students.set(student, id);
    await this.writeMails();
  }

  private async order(event: Extract<YearEvent, { what: 'order' }>): Promise<void> {
    const coupon = event.hasCoupon && this.settings.couponCode !== '' ? { coupon: this.settings.couponCode } : {};
    const about = this.named(event);
    await this.container.get(StartCheckout).run({ ...about, ...coupon, country: countryOf(event.student) });
    if (event.becomes === 'pending') return;
    const checkoutId = (await this.newestOrder(about))?.checkoutId ?? '';
    const paidAt = after(event.at, AT_CARD_PAGE_MS);
    this.clock.moveTo(paidAt < this.now ? paidAt : this.now);
    if (event.becomes === 'cancelled') {
      await this.past.cancel(checkoutId);
      await this.container.get(FulfilPayment).run({ checkoutId });
      return;
    }
    await this.container.get(ReceivePaymentEvent).run(await this.past.pay(checkoutId));
    await this.writeMails();
  }

  private async refund(event: Extract<YearEvent, { what: 'refund' }>): Promise<void> {
    const order = await this.newestOrder(this.named(event));
    if (!order) return;
    const share = event.share ?? 1;
    await this.container.get(RefundOrder).run({
      actorId: this.settings.adminId,
      orderId: order.id,
      amountCents: Math.round(order.totalCents * share),
      seenRefundedCents: order.refundedCents,
      reason: event.reason,
      endsAccess: false,
    });
    await this.writeMails();
  }

  private async study(event: Extract<YearEvent, { what: 'study' }>): Promise<void> {
    const item = this.itemOf(event);
    if (!item) return;
    const { id: contentId, isVideo, seconds: durationSeconds } = item;
    const report = { ...this.named(event), isAdmin: false, contentId, durationSeconds };
    const saveProgress = this.container.get(SaveProgress);
    const watchedSeconds = isVideo ? event.share * durationSeconds : 0;
    if (isVideo) {
      // A player tells when it begins, and counts no more than the time that has passed since.
      this.clock.moveTo(after(event.at, -watchedSeconds * SECOND_MS));
      await saveProgress.run({ ...report, positionSeconds: 0, played: [] });
      this.clock.moveTo(event.at);
    }
    const played: Stretch[] = isVideo ? [[0, watchedSeconds]] : [];
    await saveProgress.run({ ...report, positionSeconds: watchedSeconds, played });
  }

  private async newestOrder({ userId, courseId }: { userId: UserId; courseId: CourseId }) {
    const { orders } = this.past.dependencies.enrolment;
    return (await orders.listOf(userId)).find((order) => order.courseId === courseId);
  }

  /** Writes what is due into the outbox as of today, so that the first day does not begin with a year's mails. */
  private writeMails(): Promise<void> {
    return doDueJobs(this.past, this.composition.jobs, MAIL_JOBS, this.clock.now());
  }

  private itemOf({ course, item }: { course: CourseKey; item: number }) {
    return this.courses[course].items[item];
  }

  private candidate(student: StudentKey): DemoCandidate {
    return new DemoCandidate(this.past, this.composition, this.clock, this.idOf(student));
  }

  private named({ student, course }: { student: StudentKey; course: CourseKey }) {
    return { userId: this.idOf(student), courseId: this.courses[course].id };
  }

  private idOf(student: StudentKey): UserId {
    const userId = this.students.get(student);
    if (userId === undefined) throw new DomainError('not-found', 'demo/no-student', `Nobody is ${student} yet.`);
    return userId;
  }
}
