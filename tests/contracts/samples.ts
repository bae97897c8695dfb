import type { PaperContent, TestContent, VideoContent } from '../../src/domain/catalog/content.ts';
import type { Course } from '../../src/domain/catalog/course.ts';
import type { Day } from '../../src/domain/catalog/day.ts';
import type { CourseDocument } from '../../src/domain/catalog/document.ts';
import { NO_GUIDANCE } from '../../src/domain/catalog/guidance.ts';
import type { CourseModule } from '../../src/domain/catalog/module.ts';
import type { Coupon } from '../../src/domain/enrolment/coupons/coupon.ts';
import { invoiceFor, type Seller, type TaxDocumentDraft } from '../../src/domain/enrolment/invoices/tax-document.ts';
import type { Order } from '../../src/domain/enrolment/order.ts';
import type { Refund } from '../../src/domain/enrolment/refund.ts';
import type { Session } from '../../src/domain/identity/session.ts';
import type { User } from '../../src/domain/identity/user.ts';
import { type Mail, text } from '../../src/domain/kernel/mail.ts';
import type { Progress } from '../../src/domain/learning/progress.ts';
import type { StoredFile } from '../../src/domain/media/stored-file.ts';
import type { ActivityEntry } from '../../src/domain/support/activity.ts';
import type { ContactMessage } from '../../src/domain/support/contact-message.ts';

/** With odd milliseconds: a database that rounds them is found out. */
export const monday = new Date('2026-03-02T09:00:00.001Z');
export const tuesday = new Date('2026-03-03T10:30:00.123Z');
/** When all that happens in the samples has happened. */
export const afterwards = { now: () => new Date('2030-01-01T00:00:00.000Z') };
export const friday = new Date('2026-03-06T23:59:59.999Z');
/** Access that outlasts every test. */
export const LASTING = { until: new Date('2099-12-31T12:59:59.999Z') };

/** What people really write: accents, other scripts, an emoji, quotes, a percent sign, a line break. */
export const ODD_TEXT = `Zoë Nguyễn-O'Brien "ADC" 100%_ 牙医 طب 🦷\nsecond line \\ end`;

export const aUser = (facts: Partial<User> = {}): User => ({
  id: 'ada',
  name: 'Ada Lovelace',
  email: 'ada@example.org',
  phone: '+61 400 000 000',
  passwordHash: '$argon2id$v=19$first',
  role: 'student',
  roles: facts.role === 'admin' ? ['owner'] : [],
  agreedToTermsAt: monday,
  createdAt: monday,
  disabledAt: null,
  emailConfirmedAt: null,
  emailRefusedAt: null,
  ...facts,
});

export const aSession = (facts: Partial<Session> = {}): Session => ({
  id: 'session',
  userId: 'ada',
  kind: 'web',
  createdAt: monday,
  lastSeenAt: monday,
  idleUntil: friday,
  absoluteUntil: friday,
  device: 'Firefox on Linux',
  confirmedAt: monday,
  endedAt: null,
  endReason: null,
  ...facts,
});

export const aCourse = (facts: Partial<Course> = {}): Course => ({
  id: 'course',
  title: 'Ten months',
  slug: facts.id ?? 'course',
  pastSlugs: [],
  description: 'Everything for the written exam.',
  priceCents: 49_900,
  durationMonths: 10,
  thumbnailKey: null,
  smallThumbnailKey: null,
  isLive: true,
  hasQuestionBank: true,
  freeLessons: null,
  guidance: NO_GUIDANCE,
  version: 1,
  revision: 1,
  createdAt: monday,
  ...facts,
});

export const aModule = (facts: Partial<CourseModule> = {}): CourseModule => ({
  id: 'module',
  courseId: 'course',
  number: 1,
  title: 'Study Plan',
  revision: 1,
  ...facts,
});

export const aDay = (facts: Partial<Day> = {}): Day => ({
  id: 'day',
  moduleId: 'module',
  number: 1,
  title: 'Day 1',
  revision: 1,
  ...facts,
});

type New<Kind> = Omit<Kind, 'position' | 'revision'>;

export const aContent = (facts: Partial<New<VideoContent>> = {}): New<VideoContent> => ({
  id: 'content',
  dayId: 'day',
  type: 'video',
  title: 'Hand instruments',
  fileKey: 'videos/202603/lesson.mp4',
  captionsKey: null,
  chaptersKey: null,
  posterKey: null,
  smallPosterKey: null,
  durationSeconds: 61.25,
  ...facts,
});

/** Practice, unless a mock exam is named. */
export const aTest = (facts: Partial<New<TestContent>> = {}): New<TestContent> => ({
  id: 'test',
  dayId: 'day',
  type: 'test',
  title: 'Practice quiz',
  test: { kind: 'practice', mode: 'timed', vignettes: 5, clusters: [], subjects: [] },
  ...facts,
});

export const aPaper = (facts: Partial<New<PaperContent>> = {}): New<PaperContent> => ({
  id: 'content',
  dayId: 'day',
  type: 'pdf',
  title: 'Notes',
  fileKey: 'documents/202603/notes.pdf',
  ...facts,
});

export const aDocument = (facts: Partial<New<CourseDocument>> = {}): New<CourseDocument> => ({
  id: 'document',
  moduleId: 'module',
  title: 'Mock paper',
  fileKey: 'documents/202603/paper.pdf',
  pageCount: 2,
  previewKey: null,
  suggestedTitle: null,
  ...facts,
});

export const anOrder = (facts: Partial<Order> = {}): Order => ({
  id: 'order',
  userId: 'ada',
  courseId: 'course',
  courseTitle: 'Ten months',
  durationMonths: 10,
  priceCents: 49_900,
  discountCents: 4_990,
  totalCents: 44_910,
  currency: 'AUD',
  coupon: 'CUSP10',
  buyerCountry: 'AU',
  status: 'pending',
  checkoutId: null,
  checkoutUrl: null,
  createdAt: monday,
  paidAt: null,
  refundedCents: 0,
  access: null,
  refundedAt: null,
  dispute: null,
  ...facts,
});

export const aCoupon = (facts: Partial<Coupon> = {}): Coupon => ({
  id: 'coupon',
  code: 'WELCOME-20',
  note: 'Autumn fair',
  off: { kind: 'percent', value: 20 },
  courseIds: null,
  from: null,
  until: null,
  maxUses: null,
  maxPerPerson: null,
  isFirstPurchaseOnly: false,
  isForExtensions: false,
  isActive: true,
  createdAt: monday,
  taken: 0,
  ...facts,
});

export const aRefund = (facts: Partial<Refund> = {}): Refund => ({
  id: 'refund',
  orderId: 'order',
  amountCents: 10_000,
  reason: 'Asked within the first week.',
  actorId: 'boss',
  endsAccess: false,
  returnsCoupon: false,
  state: 'asked',
  askedAt: tuesday,
  settledAt: null,
  refusal: null,
  ...facts,
});

export const aSeller = (facts: Partial<Seller> = {}): Seller => ({
  name: 'Cusp Education Pty Ltd',
  abn: '51824753556',
  address: '1 Example Street, Sydney NSW 2000',
  gstRate: 1000,
  ...facts,
});

export const aTaxDocument = (facts: Partial<TaxDocumentDraft> = {}): TaxDocumentDraft => ({
  ...invoiceFor(anOrder({ status: 'paid', paidAt: tuesday }), {
    buyer: { name: 'Ada Lovelace', email: 'ada@example.org' },
    seller: aSeller(),
    id: 'document',
    at: tuesday,
  }),
  ...facts,
});

export const aProgress = (facts: Partial<Progress> = {}): Progress => ({
  userId: 'ada',
  courseId: 'course',
  contentId: 'content',
  positionSeconds: 12.5,
  durationSeconds: 61.25,
  completedAt: null,
  updatedAt: monday,
  watched: [],
  allowanceSeconds: 0,
  ...facts,
});

export const aFile = (facts: Partial<StoredFile> = {}): StoredFile => ({
  key: 'videos/202603/lesson.mp4',
  folder: 'videos',
  status: 'pending',
  originalName: 'Lesson 1.mp4',
  contentType: 'video/mp4',
  bytes: 0,
  etag: '',
  createdAt: monday,
  ...facts,
});

export const aContactMessage = (facts: Partial<ContactMessage> = {}): ContactMessage => ({
  id: 'message',
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.org',
  phone: '',
  message: 'When does the next course start?',
  userId: null,
  receivedAt: monday,
  deliveredAt: null,
  ...facts,
});

export const anActivity = (facts: Partial<ActivityEntry> = {}): ActivityEntry => ({
  id: 'entry',
  userId: 'ada',
  courseId: 'course',
  contentId: 'content',
  kind: 'window-blur',
  at: monday,
  count: 1,
  ...facts,
});

export const aMail = (facts: Partial<Mail> = {}): Mail => ({
  key: 'mail',
  kind: 'receipt',
  to: 'ada@example.org',
  subject: 'About a mail',
  preheader: '',
  heading: 'A mail',
  blocks: [text('Hello')],
  ...facts,
});
