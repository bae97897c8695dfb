import { act } from '@testing-library/react';
import { useNavigate } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ADMIN as ADMIN_WORDS } from '../../src/wire/admin-messages.ts';
import { M } from '../../src/wire/messages.ts';
import { forgetQueries } from '../../web/api/query-scope.tsx';
import { Router } from '../../web/app/router.tsx';
import { ANNOUNCEMENT, ANNOUNCEMENT_LIST } from '../../web/text/copy/admin-announcements.ts';
import { AUDIT } from '../../web/text/copy/admin-audit.ts';
import { BLUEPRINT } from '../../web/text/copy/admin-blueprint.ts';
import { CLASS } from '../../web/text/copy/admin-class.ts';
import { COUPONS } from '../../web/text/copy/admin-coupons.ts';
import { ADMIN_DASHBOARD } from '../../web/text/copy/admin-dashboard.ts';
import { DISCUSSIONS } from '../../web/text/copy/admin-discussions.ts';
import { INBOX, INBOX_THREAD } from '../../web/text/copy/admin-inbox.ts';
import { MAIL_TEMPLATES, OUTBOX } from '../../web/text/copy/admin-mails.ts';
import { MOCK_EXAM, MOCK_EXAMS } from '../../web/text/copy/admin-mock-exams.ts';
import { JOBS } from '../../web/text/copy/admin-operations.ts';
import { ORDER, ORDERS } from '../../web/text/copy/admin-orders.ts';
import { REPORTS } from '../../web/text/copy/admin-question-reports.ts';
import { QUESTIONS, REVIEW, REVIEWS } from '../../web/text/copy/admin-questions.ts';
import { SETTINGS } from '../../web/text/copy/admin-settings.ts';
import { SEEN_READINESS, SEEN_RESULT } from '../../web/text/copy/admin-student-exam.ts';
import { STUDENT as ONE_STUDENT, STUDENTS } from '../../web/text/copy/admin-students.ts';
import { TEAM } from '../../web/text/copy/admin-team.ts';
import { TRASH } from '../../web/text/copy/admin-trash.ts';
import { APPROVED, VIGNETTE } from '../../web/text/copy/admin-vignette.ts';
import { MY_QUESTIONS } from '../../web/text/copy/ask-mentor.ts';
import { CARD_LIST, CARDS, DUE } from '../../web/text/copy/cards.ts';
import { SALES } from '../../web/text/copy/course-sales.ts';
import { EXAM_PAGE } from '../../web/text/copy/exam-page.ts';
import { ANSWERS, RESULT } from '../../web/text/copy/exam-result.ts';
import { FREE_LESSON } from '../../web/text/copy/free-lesson.ts';
import { COURSE, DASHBOARD } from '../../web/text/copy/learning.ts';
import { PLAN } from '../../web/text/copy/plan.ts';
import { PRACTICE } from '../../web/text/copy/practice.ts';
import { PROFILE } from '../../web/text/copy/profile.ts';
import { READINESS } from '../../web/text/copy/readiness.ts';
import { SAMPLE } from '../../web/text/copy/sample.ts';
import { SEARCH } from '../../web/text/copy/search.ts';
import { cardList, dueCards } from './features/cards/card-samples.ts';
import { someAnswers } from './features/exam-result/result-samples.ts';
import { course, week } from './features/learning/support/course.ts';
import { aPlan } from './features/learning/support/plan.ts';
import { fakeServer } from './features/support/fake-server.ts';
import { forgetEverybody, signIn, student } from './features/support/people.ts';
import { show } from './features/support/screen.tsx';

/** A screen that reads from the server, and what it says in each of its states. */
interface ReadingScreen {
  /** The call that it stands on. */
  readonly call: string;
  readonly loading: string;
  /** What a server in trouble is answered with; the server's own words unless given. */
  readonly failed?: string;
  /** An answer with nothing in it, and what is said then. */
  readonly empty?: { readonly body: unknown; readonly words: string };
}

const TROUBLE = 'The library is closed for a moment.';
const AS_ADMIN = student([], { role: 'admin' });
const AS_OWNER = student(['k1']);

const searching: ReadingScreen = {
  call: 'GET /search',
  loading: SEARCH.searching,
  empty: { body: { hits: [], nextOffset: null }, words: SEARCH.nothing('period') },
};
const onSale = { call: 'GET /user/courses/live', loading: M.loadingCourses, failed: M.coursesLoadFailed };
const managed: ReadingScreen = {
  call: 'GET /admin/courses',
  loading: M.loadingCourses,
  failed: ADMIN_WORDS.coursesFetchFailed,
  empty: { body: [], words: ADMIN_WORDS.noCoursesAddOne },
};
const learnt = { call: 'GET /user/courses/k1', loading: COURSE.loading };

const OF_ADMIN: Record<string, ReadingScreen> = {
  '/admin': { call: 'GET /admin/dashboard', loading: ADMIN_DASHBOARD.loading },
  '/admin/students?sort=name': {
    call: 'GET /admin/students',
    loading: STUDENTS.loading,
    empty: { body: { students: [], total: 0, page: 1, limit: 25 }, words: STUDENTS.none },
  },
  '/admin/orders?status=refunded': {
    call: 'GET /admin/orders',
    loading: ORDERS.loading,
    empty: { body: { orders: [], total: 0, paid: 0, refunded: 0, kept: 0, page: 1, limit: 25 }, words: ORDERS.none },
  },
  '/admin/orders/o1': { call: 'GET /admin/orders/o1', loading: ORDER.loading },
  '/admin/courses/k1/class': {
    call: 'GET /admin/courses/k1/class',
    loading: CLASS.loading,
    empty: {
      body: {
        ...{ course: { _id: 'k1', id: 'k1', title: 'Sprint', itemCount: 3 }, clusters: [], subjects: [], students: [] },
        ...{ total: 0, page: 1, limit: 50 },
      },
      words: CLASS.none,
    },
  },
  '/admin/courses/k1/discussions': {
    call: 'GET /admin/courses/k1/discussions',
    loading: DISCUSSIONS.loading,
    empty: {
      body: { _id: 'k1', id: 'k1', title: 'Sprint', series: [], coming: [], past: [] },
      words: DISCUSSIONS.noSeries,
    },
  },
  '/admin/students/s': { call: 'GET /admin/students/s', loading: ONE_STUDENT.loading },
  '/admin/students/s/sittings/m/result': {
    call: 'GET /admin/students/s/sittings/m/result',
    loading: SEEN_RESULT.loading,
  },
  '/admin/students/s/readiness': { call: 'GET /admin/students/s/readiness', loading: SEEN_READINESS.loading },
  '/admin/students/s/sittings/m/answers': {
    call: 'GET /admin/students/s/sittings/m/answers',
    loading: SEEN_RESULT.loading,
  },
  '/admin/jobs': {
    call: 'GET /admin/jobs',
    loading: JOBS.loading,
    empty: {
      body: { counts: { waiting: 0, running: 0, failed: 0 }, jobs: [], nextBefore: null },
      words: JOBS.empty.failed,
    },
  },
  '/admin/outbox': {
    call: 'GET /admin/outbox',
    loading: OUTBOX.loading,
    empty: {
      body: { service: 'outbox', counts: { waiting: 0, sent: 0, failed: 0 }, mails: [], nextBefore: null },
      words: OUTBOX.empty.all,
    },
  },
  '/admin/trash': {
    call: 'GET /admin/trash',
    loading: TRASH.loading,
    empty: { body: { entries: [], nextBefore: null }, words: TRASH.none },
  },
  '/admin/audit': {
    call: 'GET /admin/audit',
    loading: AUDIT.loading,
    empty: { body: { entries: [], nextBefore: null, actors: [] }, words: AUDIT.none },
  },
  '/admin/inbox': {
    call: 'GET /admin/inbox',
    loading: INBOX.loading,
    empty: { body: { threads: [], nextBefore: null }, words: INBOX.none },
  },
  '/admin/inbox/t1': { call: 'GET /admin/inbox/t1', loading: INBOX_THREAD.loading },
  '/admin/coupons': {
    call: 'GET /admin/coupons',
    loading: COUPONS.loading,
    empty: { body: { first: null, coupons: [], nextBefore: null }, words: COUPONS.none },
  },
  '/admin/announcements': {
    call: 'GET /admin/announcements',
    loading: ANNOUNCEMENT_LIST.loading,
    failed: ANNOUNCEMENT_LIST.notLoaded,
    empty: { body: { announcements: [], nextBefore: null }, words: ANNOUNCEMENT_LIST.none },
  },
  '/admin/announcements/a1': { call: 'GET /admin/announcements/a1', loading: ANNOUNCEMENT.loading },
  '/admin/mock-exams': {
    call: 'GET /admin/mock-exams',
    loading: MOCK_EXAMS.loading,
    failed: MOCK_EXAMS.notLoaded,
    empty: { body: { mockExams: [], isConfirmed: true }, words: MOCK_EXAMS.none },
  },
  '/admin/mock-exams/m1': { call: 'GET /admin/mock-exams/m1', loading: MOCK_EXAM.loading },
  '/admin/questions': {
    call: 'GET /admin/vignettes',
    loading: QUESTIONS.loading,
    empty: { body: { vignettes: [], nextBefore: null }, words: QUESTIONS.none },
  },
  '/admin/questions/reviews': {
    call: 'GET /admin/vignettes',
    loading: REVIEWS.loading,
    empty: { body: { vignettes: [], nextBefore: null }, words: REVIEWS.none },
  },
  '/admin/questions/reports': {
    call: 'GET /admin/question-reports',
    loading: REPORTS.loading,
    empty: { body: { reports: [], nextBefore: null }, words: REPORTS.none.open },
  },
  '/admin/questions/v1/approved': { call: 'GET /admin/vignettes/v1/approved', loading: APPROVED.loading },
  '/admin/questions/v1/review': { call: 'GET /admin/vignettes/v1/review', loading: REVIEW.loading },
  '/admin/settings': { call: 'GET /admin/settings', loading: SETTINGS.loading, failed: SETTINGS.failed },
  '/admin/blueprint': { call: 'GET /admin/blueprint', loading: BLUEPRINT.loading, failed: BLUEPRINT.failed },
  '/admin/questions/v1': { call: 'GET /admin/vignettes/v1', loading: VIGNETTE.loading },
  '/admin/administrators': { call: 'GET /admin/team', loading: TEAM.loading },
  '/admin/mail-templates': { call: 'GET /admin/mail-templates', loading: MAIL_TEMPLATES.loading },
  '/admin/search?q=period': searching,
  '/admin/courses?open=a': managed,
  '/admin/bulk-pdf-upload': managed,
};

const OF_OTHERS: Record<string, ReadingScreen> = {
  '/courses/course-a': {
    call: 'GET /user/course-pages/course-a',
    loading: SALES.loading,
    failed: M.coursesLoadFailed,
  },
  '/courses/course-a/lessons/l1': {
    call: 'GET /user/course-pages/course-a',
    loading: FREE_LESSON.loading,
    failed: M.coursesLoadFailed,
  },
  '/courses': { ...onSale, empty: { body: [], words: M.noCoursesAtTheMoment } },
  '/try': {
    call: 'GET /sample',
    loading: SAMPLE.loading,
    failed: SAMPLE.failed,
    empty: { body: { vignettes: [], isDemo: false }, words: SAMPLE.none },
  },
  '/Mycourse': { ...onSale, empty: { body: [], words: M.noLiveCourses } },
  '/studentdashboard': {
    call: 'GET /user/dashboard',
    loading: DASHBOARD.loading,
    empty: { body: { courses: [], next: null }, words: DASHBOARD.emptyTitle },
  },
  '/student/plan': {
    call: 'GET /user/plan',
    loading: PLAN.loading,
    failed: PLAN.failed,
    empty: { body: aPlan({ state: 'skipped', goal: null, today: null, days: [] }), words: PLAN.askTitle },
  },
  '/student/plan/edit': { call: 'GET /user/plan', loading: PLAN.loading, failed: PLAN.failed },
  '/student/course/k1': { ...learnt, empty: { body: course([]), words: M.noModules } },
  '/student/course/k1?module=1': {
    ...learnt,
    empty: { body: course([week(1, 'Empty', [[], []])]), words: M.noModuleContent },
  },
  '/student/course/k1?tab=documents': {
    ...learnt,
    empty: { body: course([week(1, 'Empty', [[], []])]), words: COURSE.noDocuments },
  },
  '/mycourse/k1': learnt,
  '/profile': {
    call: 'GET /user/purchases',
    loading: PROFILE.loadingPurchases,
    empty: { body: [], words: PROFILE.noPurchases },
  },
  '/profile#devices': { call: 'GET /auth/sessions', loading: PROFILE.loadingDevices },
  '/messages': {
    call: 'GET /mentor/threads',
    loading: MY_QUESTIONS.loading,
    failed: MY_QUESTIONS.failed,
    empty: { body: { threads: [], nextBefore: null }, words: MY_QUESTIONS.none },
  },
  '/exam/sitting/s1/result': { call: 'GET /exam/sittings/s1/result', loading: RESULT.loading },
  '/exam/sitting/s1/answers': {
    call: 'GET /exam/sittings/s1/answers',
    loading: ANSWERS.loading,
    empty: { body: someAnswers({ vignettes: [] }), words: ANSWERS.none.all },
  },
  '/exam': {
    call: 'GET /exam',
    loading: EXAM_PAGE.loading,
    empty: { body: { open: [], mocks: [], canPractise: true, isConfirmed: false }, words: EXAM_PAGE.noMocks },
  },
  '/exam/practice': { call: 'GET /exam', loading: PRACTICE.loading },
  '/exam/readiness': { call: 'GET /exam/readiness', loading: READINESS.loading },
  '/exam/cards': {
    call: 'GET /exam/cards',
    loading: CARDS.loading,
    failed: CARD_LIST.failed,
    empty: { body: cardList([]), words: CARD_LIST.none },
  },
  '/exam/cards/due': {
    call: 'GET /exam/cards/due',
    loading: CARDS.loading,
    failed: DUE.failed,
    empty: { body: dueCards([]), words: DUE.none },
  },
  '/search?q=period': searching,
};

const server = fakeServer('never');

beforeEach(() => {
  forgetEverybody();
  forgetQueries();
  // Pauses between the tries of a call pass when the test says so; pages still come in their own time.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => vi.useRealTimers());

/** Longer than the longest pause between the tries of a call (web/api/query-scope.tsx). */
const PAUSE_MS = 1000;

function Back() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      Back
    </button>
  );
}

function open(path: string) {
  const page = show(
    <>
      <Router />
      <Back />
    </>,
    path,
  );
  const said = (words: string) => page.queryAllByText(words, { exact: true }).length;
  return {
    ...page,
    said,
    /** Until the words are there so many times, with the clock moved on as far as that takes. */
    async says(words: string): Promise<void> {
      const look = async () => (await act(() => vi.advanceTimersByTimeAsync(PAUSE_MS)), said(words));
      await expect.poll(look, { message: words }).toBe(1);
    },
    press: (thing: Element) => act(async () => (thing as HTMLElement).click()),
  };
}

async function asksItsStates(path: string, { call, loading, failed = TROUBLE, empty }: ReadingScreen): Promise<void> {
  const page = open(path);
  await page.says(loading);
  expect(page.getByText(loading).closest('[role=status]')).not.toBeNull();
  expect(page.container.querySelector('[aria-busy=true]'), 'busy').not.toBeNull();
  page.unmount();
  forgetQueries();

  server.on(call, { status: 503, body: { message: TROUBLE } });
  const again = open(path);
  await again.says(failed);
  expect(again.said(loading), 'no longer loading').toBe(0);
  server.on(call, empty ? { body: empty.body } : 'never');
  await again.press(again.getAllByText('Retry', { selector: 'button, button *' })[0]!);
  await again.says(empty?.words ?? loading);
  expect(again.said(failed), 'trouble is over').toBe(0);

  const away = again.container.querySelector('a[href="/Tnc"], a[href="/admin/upload-folder"]')!;
  await again.press(away);
  await expect.poll(() => again.address()).toBe(away.getAttribute('href'));
  await again.press(again.getByText('Back', { selector: 'button' }));
  await again.says(empty?.words ?? loading);
  expect(again.address(), 'the same address').toBe(path);
}

describe('a screen says that it loads, why it failed and that it is empty, and keeps its place:', () => {
  it.each(Object.entries(OF_ADMIN))('%s of an administrator', async (path, screen) => {
    signIn(AS_ADMIN);
    await asksItsStates(path, screen);
  });

  it.each(Object.entries(OF_OTHERS))('%s of a student', async (path, screen) => {
    signIn(AS_OWNER);
    await asksItsStates(path, screen);
  });
});
