import type { Quote } from '../../domain/enrolment/coupons/quote.ts';
import { isExtension, isFree, receiptNumber } from '../../domain/enrolment/order.ts';
import type { Purchase } from '../../domain/enrolment/queries/list-purchases.ts';
import type { CourseQuote } from '../../domain/enrolment/queries/quote-course.ts';
import type { Confirmation } from '../../domain/enrolment/use-cases/confirm-payment.ts';
import { dollarsFromCents } from '../../domain/kernel/money.ts';
import type { NextItem } from '../../domain/learning/next-item.ts';
import type { StudyCourse } from '../../domain/learning/ports.ts';
import type { Progress } from '../../domain/learning/progress.ts';
import type { Dashboard } from '../../domain/learning/queries/get-student-dashboard.ts';
import { secondsIn } from '../../domain/learning/stretches.ts';
import type {
  CourseProgressReply,
  DashboardReply,
  ItemProgressReply,
  ModuleProgressReply,
  NextItemReply,
  PaymentReply,
  PurchaseReply,
  QuoteReply,
} from '../../wire/replies/enrolment.ts';
import { mapInSlices } from '../in-slices.ts';
import { bothIds } from './both-ids.ts';
import { taxDocumentReply } from './order-replies.ts';

const money = (order: Pick<Quote, 'priceCents' | 'discountCents' | 'totalCents'>) => ({
  price: dollarsFromCents(order.priceCents),
  discount: dollarsFromCents(order.discountCents),
  total: dollarsFromCents(order.totalCents),
});

const onlyOne = ([first, ...others]: readonly string[]): string | undefined =>
  others.length === 0 ? first : undefined;

export const quoteReply = (quote: CourseQuote): QuoteReply => ({
  valid: quote.coupon !== null,
  couponReason: quote.couponReason,
  ...money(quote),
  title: quote.title,
  durationMonths: quote.durationMonths,
  accessUntil: quote.accessUntil.toISOString(),
  endsAt: quote.endsAt?.toISOString() ?? null,
  country: onlyOne(quote.suggestedCountries) ?? null,
  suggestedCountries: [...quote.suggestedCountries],
});

export function paymentReply(confirmation: Confirmation | undefined, schoolName: string): PaymentReply {
  if (!confirmation) return { success: false };
  const { status, order } = confirmation;
  const { courseId, courseTitle } = order;
  if (status !== 'paid') return { success: false, status, courseId, courseTitle };
  return {
    success: true,
    courseId,
    courseTitle,
    receiptNumber: receiptNumber(order, schoolName),
    ...(isFree(order) && { isFree: true }),
    ...(order.access && { accessUntil: order.access.until.toISOString(), isExtension: isExtension(order) }),
  };
}

export const purchaseReply = ({ order, documents }: Purchase, schoolName: string): PurchaseReply => ({
  ...bothIds(order.id),
  receiptNumber: receiptNumber(order, schoolName),
  courseId: order.courseId,
  courseTitle: order.courseTitle,
  ...money(order),
  paidAt: (order.paidAt ?? order.createdAt).toISOString(),
  durationMonths: order.durationMonths,
  accessFrom: order.access?.from.toISOString() ?? null,
  accessUntil: order.access?.until.toISOString() ?? null,
  isExtension: isExtension(order),
  refunded: dollarsFromCents(order.refundedCents),
  documents: documents.map((document) => taxDocumentReply(document, schoolName)),
});

export const itemProgressReply = (progress: Progress): ItemProgressReply => ({
  contentId: progress.contentId,
  position: progress.positionSeconds,
  duration: progress.durationSeconds,
  watched: secondsIn(progress.watched),
  completed: progress.completedAt !== null,
  updatedAt: progress.updatedAt.toISOString(),
});

type Module = StudyCourse['modules'][number];

const moduleReply = (module: Module, isDone: (contentId: string) => boolean): ModuleProgressReply => ({
  ...bothIds(module.id),
  weekNumber: module.number,
  title: module.title,
  itemCount: module.items.length,
  completedCount: module.items.filter((item) => isDone(item.contentId)).length,
});

const nextReply = (next: NextItem | undefined): NextItemReply | null =>
  next
    ? {
        courseId: next.course.id,
        courseTitle: next.course.title,
        contentId: next.contentId,
        title: next.title,
        type: next.type,
        label: next.label,
        position: next.positionSeconds,
      }
    : null;

export const courseProgressReply = async (
  courseId: string,
  items: readonly Progress[],
): Promise<CourseProgressReply> => ({
  courseId,
  items: await mapInSlices(items, itemProgressReply),
});

export function dashboardReply({ next, courses }: Dashboard): DashboardReply {
  return {
    next: nextReply(next),
    courses: courses.map(({ course, access, isDone }) => {
      const weeks = course.modules.map((module) => moduleReply(module, isDone));
      return {
        ...bothIds(course.id),
        title: course.title,
        thumbnail: course.thumbnailKey ?? '',
        smallThumbnail: course.smallThumbnailKey ?? '',
        endsAt: access.endsAt.toISOString(),
        isActive: access.isActive,
        canExtend: access.canExtend,
        price: dollarsFromCents(access.priceCents),
        hasQuestionBank: access.hasQuestionBank,
        itemCount: weeks.reduce((total, week) => total + week.itemCount, 0),
        completedCount: weeks.reduce((total, week) => total + week.completedCount, 0),
        weeks,
      };
    }),
  };
}
