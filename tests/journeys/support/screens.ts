import type { Page } from 'playwright/test';
import { DAY_MS } from '../../../src/domain/kernel/clock.ts';
import { M } from '../../../src/wire/messages.ts';
import type { CoursePageReply, CourseReply } from '../../../src/wire/replies/catalog.ts';
import type { PurchaseReply } from '../../../src/wire/replies/enrolment.ts';
import type { MockExamReply } from '../../../src/wire/replies/mock-exams.ts';
import type { AnnouncementReply } from '../../../src/wire/replies/news.ts';
import type { OrderListing, OrdersReply } from '../../../src/wire/replies/orders.ts';
import { ANNOUNCEMENT } from '../../../web/text/copy/admin-announcements.ts';
import { BLUEPRINT } from '../../../web/text/copy/admin-blueprint.ts';
import { CLASS } from '../../../web/text/copy/admin-class.ts';
import { COUPONS } from '../../../web/text/copy/admin-coupons.ts';
import { DISCUSSIONS } from '../../../web/text/copy/admin-discussions.ts';
import { MOCK_EXAM, MOCK_EXAMS } from '../../../web/text/copy/admin-mock-exams.ts';
import { PEOPLE_IMPORT } from '../../../web/text/copy/admin-people-import.ts';
import { SETTINGS } from '../../../web/text/copy/admin-settings.ts';
import { SEEN_RESULT } from '../../../web/text/copy/admin-student-exam.ts';
import { TRASH } from '../../../web/text/copy/admin-trash.ts';
import { SALES } from '../../../web/text/copy/course-sales.ts';
import { RESULT } from '../../../web/text/copy/exam-result.ts';
import { FREE_LESSON } from '../../../web/text/copy/free-lesson.ts';
import { PLAN } from '../../../web/text/copy/plan.ts';
import { READINESS } from '../../../web/text/copy/readiness.ts';
import { SAMPLE } from '../../../web/text/copy/sample.ts';
import { draftCourse } from './authoring.ts';
import { bankScreens } from './bank-screens.ts';
import { buyDirectly, liveCourse, openCheckout } from './buying.ts';
import { examScreens } from './exam-screens.ts';
import { mentorScreens } from './mentor-screens.ts';
import { markGone, opened } from './opened.ts';
import { ADMIN, ask, newPerson, type Person, register, STUDENT, signIn, VISITOR } from './people.ts';
import { practised } from './practising.ts';
import { heading, type Screen, text } from './screen.ts';

const PAPERS_PATIENCE_MS = 120_000;

const isOfBank = ({ path }: Screen): boolean => path.startsWith('/admin/questions');
const isOfAdmin = (screen: Screen): boolean => screen.who?.email === ADMIN.email && !isOfBank(screen);

/** The screens in parts, so that no worker has all of them at the end. */
export const SCREEN_PARTS: readonly { whose: string; of: (all: readonly Screen[]) => readonly Screen[] }[] = [
  { whose: 'the admin', of: (all) => all.filter(isOfAdmin) },
  { whose: 'the question bank', of: (all) => all.filter(isOfBank) },
  {
    whose: 'a student and a buyer',
    of: (all) => all.filter((one) => one.who !== undefined && !isOfAdmin(one) && !isOfBank(one)),
  },
  { whose: 'anybody', of: (all) => all.filter(({ who }) => who === undefined) },
];

/** For one screen on a busy machine; a test's own limit grows with the screens that it looks at. */
export const SCREEN_LIMIT_MS = 60_000;

/** Bought today, as everything that the demonstration has is given. */
async function somebodyWithReceipt(origin: string) {
  const buyer = newPerson('Bela Priyadarshini Venkatasubramanian');
  await register(origin, buyer);
  const { token } = await signIn(origin, buyer);
  const { courseId, checkoutId } = await buyDirectly(origin, token);
  const { body } = await ask<PurchaseReply[]>(origin, '/user/purchases', { token });
  const successPage = `/payment-success?session_id=${checkoutId}&course_id=${courseId}`;
  return { buyer, receipt: body[0]?.receiptNumber ?? '', successPage };
}

/** A mock exam without vignettes. */
async function draftMockExam(origin: string): Promise<string> {
  const { token } = await signIn(origin, ADMIN);
  const { body } = await ask<MockExamReply>(origin, '/admin/mock-exams', { token, body: { title: 'Autumn mock' } });
  return body.id;
}

/** A module, a day of another one, and the course that they were in. */
async function somethingDeleted(origin: string): Promise<void> {
  const { token } = await signIn(origin, ADMIN);
  const { id, weeks } = await draftCourse(origin, 2, 'Revision weekend');
  const week = (index: number) => `/admin/courses/${id}/weeks/${weeks[index]?.id}`;
  for (const path of [week(0), `${week(1)}/days/${weeks[1]?.days[2]?.id}`, `/admin/courses/${id}`])
    await ask(origin, path, { token, method: 'DELETE' });
}

/** Somebody whose mistyped address the school corrects, and who has not opened the link yet. */
async function somebodyCorrected(origin: string) {
  const person = newPerson('Mina Mistyped');
  await register(origin, person);
  const [{ user }, { token }] = [await signIn(origin, person), await signIn(origin, ADMIN)];
  const body = { email: `right-${person.email}`, reason: 'A typing mistake' };
  await ask(origin, `/admin/students/${user.id}/email`, { token, method: 'PUT', body });
  return { person, id: user.id };
}

/** That purchase, as the admin finds it. */
async function orderOf(origin: string, receipt: string): Promise<OrderListing> {
  const { token } = await signIn(origin, ADMIN);
  const { body } = await ask<OrdersReply>(origin, `/admin/orders?search=${receipt}`, { token });
  const [order] = body.orders;
  if (!order) throw new Error(`There is no order ${receipt}.`);
  return order;
}

/** The demonstration's papers are read in the background; until then their pictures are missing. */
async function withPapersRead(read: () => Promise<CourseReply>): Promise<CourseReply> {
  const end = Date.now() + PAPERS_PATIENCE_MS;
  for (;;) {
    const course = await read();
    const papers = course.weeks.flatMap((week) => week.documents).filter(({ tag }) => tag === 'PDF');
    if (papers.every(({ preview }) => preview !== '')) return course;
    if (Date.now() > end) throw new Error('The papers of the demonstration were not read in time.');
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

async function freeLessonOf(origin: string, slug: string): Promise<string> {
  const { body } = await ask<CoursePageReply>(origin, `/user/course-pages/${slug}`);
  return body.freeLessons[0]?.id ?? '';
}

/** A student who has bought a course and made a plan for it. */
async function somebodyWithPlan(origin: string): Promise<Person> {
  const person = newPerson('Priya Plans');
  await register(origin, person);
  const { token } = await signIn(origin, person);
  await buyDirectly(origin, token);
  const examOn = new Date(Date.now() + 60 * DAY_MS).toISOString().slice(0, 10);
  const body = { examOn, timeZone: 'Australia/Sydney', minutes: [1, 1, 1, 1, 1, 1, 1] };
  await ask(origin, '/user/plan', { token, method: 'PUT', body });
  return person;
}

/** An announcement that nobody has yet. */
async function draftAnnouncement(origin: string): Promise<string> {
  const { token } = await signIn(origin, ADMIN);
  const facts = { audience: 'all', subject: 'Radiographs on Saturday', onSite: true, byMail: true };
  const body = { ...facts, body: 'Please bring:\n\n- two **cases**\n- your questions' };
  return (await ask<AnnouncementReply>(origin, '/admin/announcements', { token, body })).body.id;
}

/** Every screen that is finished, with somebody who may see it. */
export async function screens(origin: string): Promise<Screen[]> {
  const sale = await liveCourse(origin, 'ADC Part 1 Sprint');
  const announcementId = await draftAnnouncement(origin);
  await somethingDeleted(origin);
  const { token, user } = await signIn(origin, STUDENT);
  const owned = user.purchasedCourses[0] ?? '';
  const course = await withPapersRead(
    async () => (await ask<CourseReply>(origin, `/user/courses/${owned}`, { token })).body,
  );
  const video = course.weeks[0]?.days[0]?.contents[0]?.id ?? '';
  const visitor = await signIn(origin, VISITOR);
  const checkoutId = await openCheckout(origin, visitor.token, sale.id);
  const { buyer, receipt, successPage } = await somebodyWithReceipt(origin);
  const planned = await somebodyWithPlan(origin);
  const order = await orderOf(origin, receipt);
  const one = `/admin/students/${user.id}`;
  const mockExamId = await draftMockExam(origin);
  const sittingId = await practised(origin);
  const corrected = await somebodyCorrected(origin);
  return [
    ...(await bankScreens(origin)),
    ...(await mentorScreens(origin)),
    { name: 'home', path: '/Home' },
    { name: 'about', path: '/About' },
    { name: 'terms', path: '/Tnc' },
    { name: 'contact', path: '/ContactUs' },
    { name: 'courses', path: '/courses', call: '/user/courses/live', ready: text('ADC Part 1 Sprint') },
    { name: 'free questions', path: '/try', call: '/sample', ready: text(SAMPLE.place(1, 5)) },
    {
      name: 'course-sales',
      path: `/courses/${sale.slug}`,
      call: `/user/course-pages/${sale.slug}`,
      ready: heading(SALES.outline),
    },
    {
      name: 'free-lesson',
      path: `/courses/${sale.slug}/lessons/${await freeLessonOf(origin, sale.slug)}`,
      call: `/user/course-pages/${sale.slug}`,
      ready: text(FREE_LESSON.tag),
    },
    { name: 'login', path: '/login' },
    { name: 'forgot', path: '/forgot-password' },
    { name: 'reset', path: '/reset-password/some-token' },
    { name: 'confirm-email', path: '/confirm-email/some-token' },
    { name: 'undo-email', path: '/undo-email/some-token' },
    { name: 'invitation', path: '/invitation/some-token' },
    { name: 'not-found', path: '/no-such-page', ready: heading('Page not found') },
    {
      name: 'payment',
      path: `/payment?courseId=${sale.id}&title=${encodeURIComponent(sale.title)}&price=${sale.price}`,
      who: VISITOR,
      // Until the server's price is here, it shows what the address says.
      ready: async (page) => page.getByRole('main').locator('time').first().waitFor(),
    },
    { name: 'demo-checkout', path: `/demo-checkout/${checkoutId}`, who: VISITOR, ready: text(sale.title) },
    { name: 'payment-success', path: successPage, who: buyer, ready: text(M.paymentSuccessful) },
    { name: 'payment-cancel', path: '/payment-cancel', who: VISITOR },
    { name: 'dashboard', path: '/studentdashboard', call: '/user/dashboard', who: STUDENT, ready: text(course.title) },
    { name: 'plan', path: '/student/plan', call: '/user/plan', who: planned, ready: heading(PLAN.today) },
    {
      name: 'plan-form',
      path: '/student/plan/edit',
      call: '/user/plan',
      who: planned,
      ready: text(PLAN.minutesHeading),
    },
    { name: 'my-course', path: '/Mycourse', call: '/user/courses/live', who: STUDENT, ready: text(sale.title) },
    { name: 'course-entry-not-owned', path: `/mycourse/${sale.id}`, who: STUDENT, ready: text(sale.title) },
    {
      name: 'course',
      path: `/student/course/${owned}`,
      call: `/user/courses/${owned}`,
      who: STUDENT,
      ready: text(/MODULE 01/),
    },
    {
      name: 'documents',
      path: `/student/course/${owned}?tab=documents`,
      call: `/user/courses/${owned}`,
      who: STUDENT,
      ready: text(/Mock Paper 1/),
    },
    {
      name: 'course-unavailable',
      path: '/student/course/no-such-course',
      who: STUDENT,
      ready: text('Back to Dashboard'),
    },
    { name: 'video', path: `/student/course/${owned}/video/${video}`, who: STUDENT, ready: text(/Week 1 of 7/) },
    { name: 'profile', path: '/profile', call: '/auth/sessions', who: STUDENT, ready: text(STUDENT.email) },
    {
      name: 'profile-waiting',
      path: '/profile',
      who: corrected.person,
      ready: text(/Our school has asked to correct/),
    },
    { name: 'profile-admin', path: '/profile', who: ADMIN, ready: text('Two-factor sign-in is off.') },
    { name: 'receipt', path: `/profile/receipts/${receipt}`, who: buyer, ready: text(receipt) },
    { name: 'profile-purchases', path: '/profile', call: '/user/purchases', who: buyer, ready: text(receipt) },
    {
      name: 'receipt-unknown',
      path: '/profile/receipts/none',
      who: STUDENT,
      ready: text('We cannot find this receipt'),
    },
    {
      name: 'result',
      path: `/exam/sitting/${sittingId}/result`,
      call: `/exam/sittings/${sittingId}/result`,
      who: STUDENT,
      ready: text(RESULT.pace),
    },
    {
      name: 'result-of-nobody',
      path: '/exam/sitting/none/result',
      who: STUDENT,
      ready: text(RESULT.toDashboard),
    },
    {
      name: 'answers',
      path: `/exam/sitting/${sittingId}/answers`,
      call: `/exam/sittings/${sittingId}/answers`,
      who: STUDENT,
      ready: text('Which tooth is meant?'),
    },
    ...(await examScreens(origin, buyer, (await somebodyWithReceipt(origin)).buyer)),
    { name: 'admin', path: '/admin', call: '/admin/dashboard', who: ADMIN, ready: text('Total Courses') },
    { name: 'admin-dashboard-days', path: '/admin/dashboard?range=30d', who: ADMIN, ready: text('Total Courses') },
    {
      name: 'manage-courses',
      path: `/admin/courses?open=${sale.id}`,
      call: '/admin/courses',
      who: ADMIN,
      ready: text('Manage Content'),
    },
    { name: 'add-course', path: '/admin/courses/add', who: ADMIN, ready: text('Total Modules') },
    {
      name: 'edit-course',
      path: `/admin/courses/${sale.id}/edit`,
      who: ADMIN,
      ready: text('Leave empty to keep current thumbnail'),
    },
    {
      name: 'bulk-upload',
      path: `/admin/bulk-pdf-upload?course=${sale.id}`,
      call: '/admin/courses',
      who: ADMIN,
      ready: text(/modules in this course/),
    },
    { name: 'search', path: '/search?q=period', call: '/search', who: STUDENT, ready: text('Periodontology') },
    { name: 'search-nothing', path: '/search?q=xyzzy', who: STUDENT, ready: text(/No results for/) },
    { name: 'admin-search', path: '/admin/search?q=mock', call: '/search', who: ADMIN, ready: text(/Mock Paper 1/) },
    { name: 'jobs', path: '/admin/jobs', call: '/admin/jobs', who: ADMIN, ready: text(/Nothing has failed|Failed at/) },
    { name: 'manage-content', path: `/admin/courses/${owned}/manage`, who: ADMIN, ready: text('Upload files') },
    {
      name: 'folder-course',
      path: '/admin/upload-folder',
      call: '/admin/courses',
      who: ADMIN,
      ready: text(sale.title),
    },
    {
      name: 'class',
      path: `/admin/courses/${owned}/class`,
      call: `/admin/courses/${owned}/class`,
      who: ADMIN,
      ready: text(CLASS.filters.silent),
    },
    {
      name: 'discussions',
      path: `/admin/courses/${owned}/discussions`,
      call: `/admin/courses/${owned}/discussions`,
      who: ADMIN,
      ready: text(DISCUSSIONS.noSeries),
    },
    { name: 'folder', path: `/admin/courses/${owned}/folder`, who: ADMIN, ready: text('Drop a folder here') },
    { name: 'outbox', path: '/admin/outbox', call: '/admin/outbox', who: ADMIN },
    { name: 'trash', path: '/admin/trash', call: '/admin/trash', who: ADMIN, ready: text(TRASH.restore) },
    { name: 'audit', path: '/admin/audit', call: '/admin/audit', who: ADMIN, ready: text(`${ADMIN.name} signed in`) },
    {
      name: 'team',
      path: '/admin/administrators',
      call: '/admin/team',
      who: ADMIN,
      ready: text('You'),
    },
    {
      name: 'mail-templates',
      path: '/admin/mail-templates',
      call: '/admin/mail-templates',
      who: ADMIN,
      ready: text('Send it to me'),
    },
    {
      name: 'announcements',
      path: '/admin/announcements',
      call: '/admin/announcements',
      who: ADMIN,
      ready: text('Radiographs on Saturday'),
    },
    {
      name: 'announcement',
      path: `/admin/announcements/${announcementId}`,
      call: `/admin/announcements/${announcementId}`,
      who: ADMIN,
      ready: text(ANNOUNCEMENT.test),
    },
    {
      name: 'mock-exams',
      path: '/admin/mock-exams',
      call: '/admin/mock-exams',
      who: ADMIN,
      ready: text(MOCK_EXAMS.create),
    },
    {
      name: 'mock-exam',
      path: `/admin/mock-exams/${mockExamId}`,
      call: `/admin/mock-exams/${mockExamId}`,
      who: ADMIN,
      ready: text(MOCK_EXAM.addSection),
    },
    {
      name: 'question-reports',
      path: '/admin/questions/reports',
      call: '/admin/question-reports',
      who: ADMIN,
      ready: text('Which tooth is meant?'),
    },
    {
      name: 'settings',
      path: '/admin/settings',
      call: '/admin/settings',
      who: ADMIN,
      ready: text(SETTINGS.save),
    },
    {
      name: 'blueprint',
      path: '/admin/blueprint',
      call: '/admin/blueprint',
      who: ADMIN,
      ready: text(BLUEPRINT.sections.add),
    },
    {
      name: 'admin-students',
      path: `/admin/students?search=${encodeURIComponent(STUDENT.email)}`,
      call: '/admin/students',
      who: ADMIN,
      ready: text(STUDENT.email),
    },
    { name: 'admin-enrol-many', path: '/admin/students/enrol', who: ADMIN, ready: text(PEOPLE_IMPORT.source) },
    {
      name: 'admin-coupons',
      path: '/admin/coupons',
      call: '/admin/coupons',
      who: ADMIN,
      ready: text(COUPONS.lockedLine),
    },
    {
      name: 'admin-orders',
      path: '/admin/orders?search=bela',
      call: '/admin/orders',
      who: ADMIN,
      ready: text(order.orderNumber),
    },
    {
      name: 'admin-order',
      path: `/admin/orders/${order.id}`,
      call: `/admin/orders/${order.id}`,
      who: ADMIN,
      ready: text(order.orderNumber),
    },
    {
      name: 'admin-order-document',
      path: `/admin/orders/${order.id}/documents/${order.invoiceNumber}`,
      who: ADMIN,
      ready: text('Total paid (AUD)'),
    },
    {
      name: 'admin-student-waiting',
      path: `/admin/students/${corrected.id}`,
      who: ADMIN,
      ready: text(/A link was sent to/),
    },
    ...(['result', 'answers'] as const).map((page) => ({
      name: `admin-student-${page}`,
      path: `${one}/sittings/${sittingId}/${page}`,
      call: `${one}/sittings/${sittingId}/${page}`,
      who: ADMIN,
      ready: text(SEEN_RESULT.asTeacher),
    })),
    {
      name: 'admin-student-readiness',
      path: `${one}/readiness`,
      call: `${one}/readiness`,
      who: ADMIN,
      ready: text(READINESS.pace),
    },
    ...[one, `${one}/activity`].map((call) => ({
      name: call === one ? 'admin-student' : 'protection-log',
      path: one,
      call,
      who: ADMIN,
      ready: text(STUDENT.email),
    })),
  ];
}

/** Goes there, and waits until it is ready to be looked at: the mark over Home gone, the data here. */
export async function openScreen(page: Page, { path, ready }: Screen): Promise<void> {
  await page.goto(path);
  await opened(page);
  // Out of sight it would still lie over what axe looks at.
  await markGone(page);
  await ready?.(page);
}
