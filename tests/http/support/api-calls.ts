import { createHash } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { SendResetLink } from '../../../src/domain/identity/jobs/send-reset-link.ts';
import { DAY_MS, MINUTE_MS } from '../../../src/domain/kernel/clock.ts';
import { unsubscribeUrl } from '../../../src/domain/news/mail-choice.ts';
import { href, paths } from '../../../src/wire/paths.ts';
import type { CalendarFeedReply, CourseDiscussionsReply } from '../../../src/wire/replies/discussions.ts';
import type { StartedImportReply } from '../../../src/wire/replies/enrolment-imports.ts';
import type { BlueprintReply } from '../../../src/wire/replies/exam.ts';
import type { CannedAnswersReply, ThreadReply } from '../../../src/wire/replies/mentor.ts';
import type { MockExamReply } from '../../../src/wire/replies/mock-exams.ts';
import type { PlanReply } from '../../../src/wire/replies/plan.ts';
import type { QuestionImportReply, VignetteReply } from '../../../src/wire/replies/questions.ts';
import type { QuestionReportsReply } from '../../../src/wire/replies/results.ts';
import type { SettingsReply } from '../../../src/wire/replies/school.ts';
import type { MultipartReply } from '../../../src/wire/replies/uploads.ts';
import { aDiscussion, aSeries } from '../../domain/discussions/discussion-samples.ts';
import { PASSWORD, type Person } from '../../support/school.ts';
import type { ApiWorld, OwnCourse } from './api-world.ts';
import { sentMockExam } from './mock-exams.ts';
import { sentBack } from './question-bank.ts';
import { satTest } from './sat-test.ts';
import { questionIds, sittingCalls } from './sitting-calls.ts';
import { put, uploading } from './uploading.ts';

/** What only the school knows of a call: everything else follows from the document. */
export interface Prepared {
  /** Who asks, where that is not whom the rule lets in. */
  readonly as?: Person | undefined;
  readonly params?: Readonly<Record<string, string>>;
  /** Values of fields and of parameters of the query, by name; undefined leaves one out. */
  readonly given?: Readonly<Record<string, unknown>>;
  /** A body that is no JSON. */
  readonly bytes?: string | Buffer;
  readonly headers?: Readonly<Record<string, string>>;
  /** A whole address, where it is not made of the path. */
  readonly address?: string;
}

type Prepare = (world: ApiWorld) => Promise<Prepared> | Prepared;

/** Answers with a course of its own, and what is asked of it. */
const inCourse =
  (ask: (course: OwnCourse, world: ApiWorld) => Promise<Prepared> | Prepared = () => ({})): Prepare =>
  async (world) => {
    const course = await world.ownCourse();
    const { courseId, weekId, dayId, contentId, documentId } = course;
    return { params: { courseId, weekId, dayId, contentId, documentId }, ...(await ask(course, world)) };
  };

/** A candidate who got one question wrong. */
const ofCard =
  (given: Prepared['given']): Prepare =>
  async (world) => {
    const [as, sitting, at] = [await world.candidate(), world.fresh('sitting'), Date.now()];
    await world.school.db('sittings').insert({
      ...{ id: sitting, user_id: as.id, kind: 'timed', mock_exam_id: null, title: 'Practice', shape: '{}' },
      ...{ extra_time_percent: 0, is_preview: false, is_demo: false, device: '', release_at: null },
      ...{ idempotency_key: sitting, created_at: at, ended_at: at },
    });
    await world.school.db('answered_questions').insert({
      ...{ sitting_id: sitting, question_id: 'case-1-1', user_id: as.id, version_id: 'case-1-v1' },
      ...{ vignette_id: 'case-1', cluster_id: 'c1', subject_id: 'endodontics', is_right: false, is_flagged: false },
      ...{ is_reached: true, is_first: true, pace: 'exam', seconds: 60, at },
    });
    return { as, params: { questionId: 'case-1-1' }, given: given ?? {} };
  };

/** Somebody who was not there before: what is asked ends or changes an account. */
const asNewcomer =
  (role: 'admin' | 'student' = 'student', given: Prepared['given'] = {}): Prepare =>
  async (world) => ({ as: await world.person(role), given });

/** A change of somebody's address, whose link is about to be opened. */
const emailLink =
  (which: 'confirm' | 'undo'): Prepare =>
  async ({ person, school, fresh }) => {
    const [{ id, email }, token] = [await person(), fresh('token')];
    const digest = createHash('sha256').update(token).digest('hex');
    const [now, later] = [Date.now(), Date.now() + DAY_MS];
    const asked = { asked_at: now, expires_at: later, session_id: 'a session', new_email: `${token}@example.org` };
    const state =
      which === 'confirm'
        ? { token_digest: digest }
        : { undo_digest: digest, old_email: email, confirmed_at: now, undo_until: later };
    await school.db('email_changes').insert({ id: token, user_id: id, ...asked, ...state });
    return { given: { token } };
  };

/** An open invitation by the admin, whose link is known. */
const invited =
  (given: Prepared['given'] = {}): Prepare =>
  async ({ admin, school, fresh }) => {
    const token = fresh('token');
    const times = { invited_at: Date.now(), expires_at: Date.now() + DAY_MS };
    const facts = { id: token, email: `${token}@example.org`, roles: 'author', invited_by: admin.id, ...times };
    const digest = createHash('sha256').update(token).digest('hex');
    await school.db('invitations').insert({ ...facts, token_digest: digest });
    return { params: { invitationId: token }, given: { token, ...given } };
  };

const aboutNewcomer =
  (given: Prepared['given'] = {}): Prepare =>
  async ({ person, shared }) => {
    const { id } = await person();
    return { params: { userId: id, studentId: id, courseId: shared.id }, given };
  };

const sendingPeople: Prepare = async ({ shared, fresh }) => ({
  given: { courseId: shared.id, until: NEXT_YEAR },
  bytes: `Ada,${fresh('listed')}@example.org`,
  headers: OCTETS,
});

const enrolled =
  (given: Prepared['given'] = {}): Prepare =>
  async ({ person, school, shared }) => {
    const { id } = await person();
    await school.enrol(id, shared.id);
    return { params: { studentId: id, courseId: shared.id }, given };
  };

const atCardPage: Prepare = async (world) => {
  const { buyer, checkoutId } = await world.buyer();
  return { as: buyer, params: { checkoutId } };
};

const inTrash: Prepare = async (world) => {
  const { courseId, weekId, dayId, contentId } = await world.ownCourse();
  const { json } = await world.desk.call('DELETE', `/${courseId}/weeks/${weekId}/days/${dayId}/contents/${contentId}`);
  return { params: { entryId: (json as { trashId: string }).trashId } };
};

const started = async (world: ApiWorld): Promise<Prepared & { upload: MultipartReply; as: Person }> => {
  const as = await world.person('admin');
  const upload = await uploading(world.school, as).initiated();
  return { as, upload, given: { ...upload, partNumber: 1 } };
};

const withPart: Prepare = async (world) => {
  const { as, upload, given } = await started(world);
  const { headers } = await put(await uploading(world.school, as).partAddress(upload, 1), Buffer.from('part'));
  return { as, given: { ...given, parts: [{ PartNumber: 1, ETag: headers.etag }] } };
};

/** In a practice test that runs, at its first question. */
const inSitting =
  (mode: 'timed' | 'tutor' = 'timed'): Prepare =>
  async (world) => {
    const as = await world.candidate();
    const calls = sittingCalls(world.school);
    const { id: sittingId } = await calls.running(as, { mode });
    const [question = ''] = questionIds(await calls.questions(as, sittingId));
    return {
      as,
      params: { sittingId, number: '1', questionId: question },
      given: { writer: 1, sequence: 1, question, option: `${question}-a`, struck: [], seconds: 1 },
    };
  };

const AIKEN = '1. What first?\nA. Ask\nB. Call\nC. Look\nD. Run\nANSWER: A\n';
const SUBTITLES = '1\n00:00:01,000 --> 00:00:02,500\nOpen wide\n';
const OCTETS = { 'content-type': 'application/octet-stream' };
const track = (name: 'captions' | 'chapters'): { put: Prepare; remove: Prepare } => {
  const ask: Prepared = { given: { fileName: 'Lesson.en.srt' }, bytes: SUBTITLES, headers: OCTETS };
  return {
    put: inCourse(() => ask),
    remove: inCourse(async ({ courseId, contentId }, { school, admin }) => {
      const address = `/admin/courses/${courseId}/contents/${contentId}/${name}?fileName=a.srt`;
      await school.ask('PUT', address, { as: admin, body: SUBTITLES, headers: OCTETS });
      return {};
    }),
  };
};
const [captions, chapters] = [track('captions'), track('chapters')];

const secondFactor =
  (isOn: boolean): Prepare =>
  async ({ person, school }) => {
    const as = await person('admin');
    const post = async (path: string, body: object) => (await school.ask('POST', path, { as, body })).json;
    const { secret } = (await post(paths.twoFactor, { currentPassword: PASSWORD })) as { secret: string };
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
    if (!isOn) return { as, given: { code } };
    const { recoveryCodes } = (await post(paths.confirmTwoFactor, { code })) as { recoveryCodes: string[] };
    return { as, given: { code: recoveryCodes[0] } };
  };

/** Somebody who has handed in a practice test of one vignette. */
const afterTest = (): Prepare => async (world) => {
  const as = await world.person();
  const { sittingId, questionIds } = await satTest(world.school, as, await world.bank.approved());
  return { as, params: { sittingId, questionId: questionIds[0] ?? '' }, given: { sittingId } };
};

/** A teacher who reads it. */
const afterStudentTest: Prepare = async (world) => {
  const { as, params } = await afterTest()(world);
  return { params: { ...params, studentId: as?.id ?? '' } };
};

const ROOM = {};

const shownSettings = async ({ school, admin }: ApiWorld): Promise<SettingsReply> =>
  (await school.ask('GET', paths.schoolSettings, { as: admin })).json as SettingsReply;

/** A draft of the settings, with the revision that the next call names. */
const settingsDraft = async (world: ApiWorld): Promise<{ given: { revision: number } }> => {
  const { content, revision } = await shownSettings(world);
  const { json } = await world.school.ask('PUT', paths.settingsDraft, {
    as: world.admin,
    body: { content, revision },
  });
  return { given: { revision: (json as SettingsReply).revision } };
};

const shownBlueprint = async ({ school, admin }: ApiWorld): Promise<BlueprintReply> =>
  (await school.ask('GET', paths.blueprint, { as: admin })).json as BlueprintReply;

/** Of the question bank, a vignette in the state that is asked for. */
const ofVignette =
  (
    make: 'draft' | 'submitted' | 'rated' | 'approved',
    ask: (vignette: VignetteReply, world: ApiWorld) => Promise<Prepared> | Prepared = () => ({}),
  ): Prepare =>
  async (world) => {
    const vignette = await world.bank[make]();
    const question = (vignette.open ?? vignette.approved)?.questions[0];
    const params = { vignetteId: vignette.id, questionId: question?.id ?? '', number: '1' };
    return { params, ...(await ask(vignette, world)) };
  };

/** A mock exam that may be published, or is. */
const ofMockExam =
  (make: 'full' | 'published', given: (mockExam: MockExamReply) => object = () => ({})): Prepare =>
  async ({ mocks }) => {
    const mockExam = await mocks[make]();
    return { params: { mockExamId: mockExam.id }, given: { ...given(mockExam) } };
  };

/** An announcement to the person of a course of their own, in some state. */
const ofAnnouncement =
  (state: 'draft' | 'planned' = 'draft', given: Prepared['given'] = {}): Prepare =>
  async ({ person, school, shared, fresh }) => {
    const [{ id }, announcementId] = [await person(), fresh('announcement')];
    await school.enrol(id, shared.id);
    await school.db('announcements').insert({
      id: announcementId,
      author_id: id,
      audience: JSON.stringify({ kind: 'all' }),
      subject: 'News',
      body: 'Words',
      on_site: true,
      by_mail: true,
      state,
      revision: 1,
      created_at: Date.now(),
      leaves_at: state === 'planned' ? Date.now() + DAY_MS : null,
    });
    return { params: { announcementId }, given };
  };

const WORDS = {
  audience: 'all',
  courseIds: [],
  course: '',
  ends: '',
  search: '',
  body: 'Words',
  onSite: true,
  byMail: true,
};

const unreadBy: Prepare = async (world) => {
  const { params } = await ofAnnouncement()(world);
  const as = await world.person();
  const row = { announcement_id: params?.['announcementId'], user_id: as.id, at: Date.now() };
  await world.school.db('deliveries').insert(row);
  return { as, ...(params && { params }) };
};

const GOAL = {
  examOn: new Date(Date.now() + 60 * DAY_MS).toISOString().slice(0, 10),
  timeZone: 'Australia/Sydney',
  minutes: [60, 60, 60, 60, 60, 60, 60],
};

/** The link of a mail, which its address alone carries. */
const unsubscribing: Prepare = async ({ person, school }) => {
  const { id } = await person();
  const { secrets } = school.installation.dependencies.kernel;
  const url = unsubscribeUrl(secrets, { name: '', origin: '' }, 'away', id);
  return {
    address: url,
    bytes: 'List-Unsubscribe=One-Click',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  };
};

/** The calendar of a plan, which its address alone names. */
const readingCalendar: Prepare = async ({ person, school }) => {
  const as = await person();
  const { json } = await school.ask('PUT', paths.plan, { as, body: GOAL });
  return { address: new URL((json as PlanReply).feed ?? '').pathname };
};

/** The calendar of discussions, which its address alone names. */
const readingFeed: Prepare = async ({ person, school }) => {
  const { json } = await school.ask('GET', paths.calendarFeed, { as: await person() });
  return { address: new URL((json as CalendarFeedReply).address).pathname };
};

/** A candidate whose exam is over. */
const afterExam: Prepare = async ({ person, school }) => {
  const as = await person();
  await school.ask('PUT', paths.plan, { as, body: GOAL });
  const exam_on = new Date(Date.now() - 2 * DAY_MS).toISOString().slice(0, 10);
  await school.db('study_goals').where({ user_id: as.id }).update({ exam_on });
  return { as, given: { clusters: [{ id: 'c1', result: 'passed' }] } };
};

const SERIES = {
  topic: 'Past papers',
  roomUrl: 'https://room.example/a',
  weekday: 1,
  startsAt: '19:00',
  minutes: 60,
  timeZone: 'Australia/Sydney',
};

/** With a discussion of the shared course that begins now. */
const inOpenRoom: Prepare = async ({ school, shared, fresh }) => {
  const [series, discussionId] = [fresh('series'), fresh('discussion')];
  const { discussions } = school.installation.dependencies.discussions;
  await discussions.addSeries(aSeries({ id: series, courseId: shared.id, endedAt: new Date() }));
  const startsAt = new Date();
  await discussions.lay([aDiscussion({ id: discussionId, seriesId: series, courseId: shared.id, startsAt })]);
  return { params: { discussionId } };
};

/** In a course with a series of discussions; `isHeld`: its first one began a minute ago. */
const inSeries = (
  isHeld: boolean,
  ask: (discussion: HeldDiscussion) => Record<string, unknown> = () => ({}),
): Prepare =>
  inCourse(async ({ courseId }, { school, admin }) => {
    const read = async (method: string, path: string, body?: object) =>
      (await school.ask(method, href(path, { courseId }), { as: admin, body })).json as CourseDiscussionsReply;
    const made = await read('POST', paths.discussionSeries, SERIES);
    const [first, series] = [made.coming[0]?.id ?? '', made.series[0]?.id ?? ''];
    if (isHeld)
      await school
        .db('discussions')
        .where({ id: first })
        .update({ starts_at: Date.now() - MINUTE_MS });
    const { coming } = await read('GET', paths.adminDiscussions);
    const [discussion] = coming;
    if (!discussion) throw new Error('There is no discussion.');
    return { params: { courseId, seriesId: series, discussionId: first }, given: ask(discussion) };
  });
type HeldDiscussion = CourseDiscussionsReply['coming'][number];
/** A message to the mentor of somebody of their own. */
const askedThread = async ({ person, school, fresh }: ApiWorld) => {
  const as = await person();
  const body = { idempotencyKey: fresh('request'), text: 'Why?', about: { kind: 'nothing' } };
  const { json } = await school.ask('POST', paths.mentorThreads, { as, body });
  return { as, threadId: (json as ThreadReply).id };
};
const ofAsker =
  (given: Prepared['given'] = {}): Prepare =>
  async (world) => {
    const { as, threadId } = await askedThread(world);
    return { as, params: { threadId }, given };
  };
const inInbox =
  (given: Prepared['given'] = {}): Prepare =>
  async (world) => ({ params: { threadId: (await askedThread(world)).threadId }, given: { revision: 1, ...given } });

/** Revision of what is open. */
const revisionOf = ({ open }: VignetteReply): Prepared => ({ given: { revision: open?.revision } });

const withFigure = async ({ id }: VignetteReply, { bank, desk }: ApiWorld): Promise<Prepared> => {
  await bank.call('POST', paths.vignetteFigures, id, { key: await desk.upload('figure.png') });
  return {};
};

const COUPON_TERMS = {
  kind: 'percent',
  value: 20,
  courses: null,
  from: null,
  until: null,
  maxUses: 5,
  maxPerPerson: null,
};

/** A year from now: a school takes no end that is past, or that is too far away. */
const NEXT_YEAR = new Date(Date.now() + 365 * 86_400_000).toISOString().slice(0, 10);

/** By method and path; an operation that is not here needs nothing but the ids of the course on sale. */
export const CALLS: Readonly<Record<string, Prepare>> = {
  [`post ${paths.cspReports}`]: () => ({ bytes: '{"csp-report":{"effective-directive":"img-src"}}' }),
  [`post ${paths.paymentWebhook}`]: async ({ shop, buyer }) => {
    const { body, headers = {} } = await shop.message((await buyer()).checkoutId);
    return { bytes: String(body), headers };
  },
  [`put ${paths.uploadBytes}`]: async ({ school, admin }) => {
    const { uploadUrl, contentType } = await uploading(school, admin).presigned();
    const { pathname, search } = new URL(uploadUrl, school.origin);
    return { address: pathname + search, bytes: '%PDF-1.7', headers: { 'content-type': contentType } };
  },
  [`post ${paths.login}`]: ({ student }) => ({ given: { email: student.email } }),
  [`post ${paths.register}`]: ({ fresh }) => ({ given: { email: `${fresh('new')}@example.org` } }),
  [`post ${paths.logout}`]: asNewcomer(),
  [`post ${paths.forgotPassword}`]: ({ student }) => ({ given: { email: student.email } }),
  [`post ${paths.resetPassword}`]: async ({ school, person }) => {
    const { email } = await person();
    await school.container.get(SendResetLink).run({ email });
    const [mail] = (await school.db('mails').where({ to: email }).select('words')) as { words: string }[];
    return { given: { token: /reset-password\/([\w-]+)/.exec(mail?.words ?? '')?.[1] } };
  },
  [`post ${paths.changePassword}`]: asNewcomer('student', { password: 'another long password' }),
  [`post ${paths.emailChange}`]: asNewcomer('student', { email: 'new-address@example.org' }),
  [`post ${paths.confirmEmailChange}`]: emailLink('confirm'),
  [`post ${paths.undoEmailChange}`]: emailLink('undo'),
  [`post ${paths.confirmEmail}`]: async ({ person, school, fresh }) => {
    const [{ id, email }, token] = [await person(), fresh('token')];
    const tokenDigest = createHash('sha256').update(token).digest('hex');
    const link = { user_id: id, email, token_digest: tokenDigest, expires_at: Date.now() + DAY_MS };
    await school.db('email_confirmations').insert(link);
    return { given: { token } };
  },
  [`post ${paths.emailConfirmation}`]: asNewcomer(),
  [`post ${paths.invitation}`]: invited(),
  [`post ${paths.acceptInvitation}`]: invited({ password: 'a password of the team' }),
  [`post ${paths.resendInvitation}`]: invited(),
  [`delete ${paths.invitationOf}`]: invited(),
  [`post ${paths.invitations}`]: ({ fresh }) => ({ given: { email: `${fresh('new')}@example.org` } }),
  [`put ${paths.personRoles}`]: async ({ person }) => ({ params: { userId: (await person('admin')).id } }),
  [`put ${paths.profile}`]: asNewcomer(),
  [`post ${paths.endOtherSessions}`]: asNewcomer(),
  [`delete ${paths.session}`]: async ({ person, school, session }) => {
    const as = await person();
    await session(as.id, 'student');
    const { json } = await school.ask('GET', paths.sessions, { as });
    const other = (json as { id: string; isCurrent: boolean }[]).find(({ isCurrent }) => !isCurrent);
    return { as, params: { sessionId: other?.id ?? '' } };
  },
  [`post ${paths.ownDataCopy}`]: asNewcomer(),
  [`get ${paths.studentDataCopy}`]: aboutNewcomer(),
  [`post ${paths.studentErasure}`]: async ({ person }) => {
    const { id, email } = await person();
    return { params: { studentId: id }, given: { email, reason: 'A test.' } };
  },
  [`post ${paths.disablePerson}`]: aboutNewcomer(),
  [`post ${paths.enablePerson}`]: async ({ person, school, admin }) => {
    const { id } = await person();
    await school.ask('POST', `/admin/people/${id}/disable`, { as: admin, body: { reason: 'A test.' } });
    return { params: { userId: id } };
  },
  [`post ${paths.endSessions}`]: aboutNewcomer(),
  [`post ${paths.twoFactor}`]: asNewcomer('admin'),
  [`post ${paths.confirmTwoFactor}`]: secondFactor(false),
  [`post ${paths.removeTwoFactor}`]: secondFactor(true),
  [`get ${paths.discussionCalendar}`]: inOpenRoom,
  [`get ${paths.joinDiscussion}`]: inOpenRoom,
  [`post ${paths.discussionSeries}`]: inCourse(() => ({ given: SERIES })),
  [`put ${paths.discussionSeriesOne}`]: inSeries(false, ({ id }) => ({ ...SERIES, revision: 1, from: id })),
  [`post ${paths.endDiscussionSeries}`]: inSeries(false, () => ({ revision: 1 })),
  [`put ${paths.adminDiscussion}`]: inSeries(false, ({ revision, startsAt }) => ({
    ...{ revision, startsAt, topic: 'Cases', minutes: 60, papers: [] },
  })),
  [`put ${paths.discussionRecording}`]: async (world) => {
    const ready = await inSeries(true)(world);
    return { ...ready, given: { revision: 1, recordingId: null } };
  },
  [`get ${paths.search}`]: () => ({ given: { q: 'notes', offset: 0 } }),
  [`put ${paths.itemProgress}`]: ({ shared }) => ({
    params: { contentId: shared.videoId },
    given: { position: 5, duration: 100, played: [[0, 5]] },
  }),
  [`post ${paths.coupon}`]: async ({ person }) => ({ as: await person(), given: { coupon: 'CUSP10' } }),
  [`post ${paths.couponOffer}`]: () => ({ given: { coupon: 'CUSP10' } }),
  [`post ${paths.adminCoupons}`]: ({ fresh }) => ({ given: { ...COUPON_TERMS, code: `C-${fresh('code')}` } }),
  [`put ${paths.adminCoupon}`]: async ({ fresh, school, admin }) => {
    const given = { ...COUPON_TERMS, code: `C-${fresh('code')}` };
    const { json } = await school.ask('POST', paths.adminCoupons, { as: admin, body: given });
    return { params: { couponId: (json as { id: string }).id }, given };
  },
  [`post ${paths.checkout}`]: async ({ person }) => ({
    as: await person(),
    given: {
      ...{ coupon: 'CUSP10', total: 449.1, country: 'AU' },
      ...{ successUrl: '/payment-success', cancelUrl: '/payment-cancel' },
    },
  }),
  [`get ${paths.paymentSuccess}`]: async ({ paid, shared }) => {
    const { buyer, checkoutId } = await paid();
    return { as: buyer, given: { session_id: checkoutId, course_id: shared.id } };
  },
  [`get ${paths.demoCheckout}`]: atCardPage,
  [`post ${paths.payDemoCheckout}`]: atCardPage,
  [`post ${paths.cancelDemoCheckout}`]: atCardPage,
  [`post ${paths.contact}`]: () => ({ given: { email: 'visitor@example.org' } }),
  [`post ${paths.activity}`]: ({ shared }) => ({ given: { contentId: shared.videoId } }),
  [`get ${paths.jobs}`]: async ({ school }) => {
    const [job] = (await school.db('jobs').select('id').limit(1)) as { id: string }[];
    return { given: { before: job?.id } };
  },
  [`post ${paths.retryJob}`]: async ({ school }) => {
    const { work, clock, jobs } = school.installation.dependencies.kernel;
    await work.run(({ outbox }) => outbox.add('media/erase-files', { keys: [] }));
    const rows = (await school.db('jobs').whereNull('dead_at').select('id').orderBy('id', 'desc').limit(1)) as {
      id: string;
    }[];
    await jobs.fail(rows[0]?.id ?? '', 'The storage was away.', clock.now());
    return { params: { jobId: rows[0]?.id ?? '' } };
  },
  [`post ${paths.adminCourses}`]: ({ fresh }) => ({ given: { idempotencyKey: fresh('a-new-course'), weeks: 1 } }),
  [`get ${paths.coursePage}`]: async ({ school, shared }) => ({
    params: { slug: String((await school.db('courses').where({ id: shared.id }).first('slug'))?.slug) },
  }),
  [`put ${paths.adminCourse}`]: inCourse((_course, { fresh }) => ({
    given: {
      slug: fresh('address'),
      ...ROOM,
      studyGroupUrl: 'https://group.example/a',
      mentorUrl: 'https://mentor.example/a',
      soldWithout: ['mock-exams'],
      hasQuestionBank: true,
      version: 1,
    },
  })),
  [`patch ${paths.toggleLive}`]: inCourse(),
  [`delete ${paths.adminCourse}`]: inCourse(({ title }) => ({ given: { confirmTitle: title } })),
  [`post ${paths.modules}`]: inCourse(() => ({ given: { weekNumber: 900 } })),
  [`post ${paths.days}`]: inCourse(({ nextDayNumber }) => ({ given: { dayNumber: nextDayNumber } })),
  [`post ${paths.contents}`]: inCourse(async (_course, { desk }) => ({
    given: {
      s3Key: await desk.upload('lesson.mp4'),
      captionsKey: await desk.upload('captions.vtt'),
      chaptersKey: await desk.upload('chapters.vtt'),
    },
  })),
  [`post ${paths.dayTests}`]: inCourse(() => ({
    given: { kind: 'practice', mockExamId: undefined, clusters: ['c1'], subjects: [] },
  })),
  [`post ${paths.documents}`]: inCourse(async (_course, { desk }) => ({
    given: { documents: [{ title: 'Paper', s3Key: await desk.upload('paper.pdf') }] },
  })),
  [`put ${paths.contentFile}`]: inCourse(async ({ contentKey }, { desk }) => ({
    given: { s3Key: await desk.upload('other.mp4'), replaces: contentKey },
  })),
  [`put ${paths.documentFile}`]: inCourse(async ({ documentKey }, { desk }) => ({
    given: { s3Key: await desk.upload('other.pdf'), replaces: documentKey },
  })),
  [`patch ${paths.module}`]: inCourse(() => ({ given: { version: 1 } })),
  [`delete ${paths.module}`]: inCourse(),
  [`post ${paths.moveModule}`]: inCourse(() => ({ given: { direction: 'down' } })),
  [`patch ${paths.day}`]: inCourse(() => ({ given: { version: 1 } })),
  [`delete ${paths.day}`]: inCourse(),
  [`put ${paths.content}`]: inCourse(() => ({ given: { version: 1 } })),
  [`delete ${paths.content}`]: inCourse(),
  [`patch ${paths.document}`]: inCourse(() => ({ given: { version: 1 } })),
  [`delete ${paths.document}`]: inCourse(),
  [`post ${paths.moveDay}`]: inCourse(() => ({ given: { direction: 'down' } })),
  [`post ${paths.moveContent}`]: inCourse(() => ({ given: { direction: 'down' } })),
  [`post ${paths.moveDocument}`]: inCourse(() => ({ given: { direction: 'down' } })),
  [`post ${paths.placeModules}`]: inCourse(({ weekId }) => ({
    given: { weekIds: [weekId], before: undefined, weekNumbers: [90] },
  })),
  [`post ${paths.placeDays}`]: inCourse(({ dayId, otherWeekId }) => ({
    given: { dayIds: [dayId], weekId: otherWeekId, before: undefined, dayNumbers: [90] },
  })),
  [`post ${paths.placeDocuments}`]: inCourse(({ documentId, otherDocumentId, weekId }) => ({
    given: { documentIds: [otherDocumentId], weekId, before: documentId },
  })),
  [`post ${paths.placeContents}`]: inCourse(({ contentId, otherContentId, weekId, dayId }) => ({
    given: { contentIds: [otherContentId], weekId, dayId, before: contentId },
  })),
  [`put ${paths.freeLesson}`]: inCourse(() => ({ given: { isFree: true } })),
  [`put ${paths.contentPoster}`]: inCourse(async (_course, { desk }) => ({
    given: { s3Key: await desk.upload('poster.png') },
  })),
  [`delete ${paths.contentPoster}`]: inCourse(),
  [`put ${paths.contentCaptions}`]: captions.put,
  [`delete ${paths.contentCaptions}`]: captions.remove,
  [`put ${paths.contentChapters}`]: chapters.put,
  [`delete ${paths.contentChapters}`]: chapters.remove,
  [`get ${paths.courseFiles}`]: inCourse(),
  [`get ${paths.documents}`]: inCourse(),
  [`put ${paths.settingsDraft}`]: async (world) => {
    const { content, revision } = await shownSettings(world);
    return { given: { content, revision } };
  },
  [`post ${paths.publishSettings}`]: settingsDraft,
  [`post ${paths.takeUpSettings}`]: async (world) => ({
    given: { version: 0, revision: (await shownSettings(world)).revision },
  }),
  [`post ${paths.settingsPictures}`]: async ({ desk }) => ({ given: { key: await desk.upload('picture.png') } }),
  [`put ${paths.blueprint}`]: async (world) => ({ given: await shownBlueprint(world) }),
  [`post ${paths.confirmBlueprint}`]: async (world) => {
    const { version, content } = await shownBlueprint(world);
    const body = { version, content };
    const { json } = await world.school.ask('PUT', paths.blueprint, { as: world.admin, body });
    return { given: { version: (json as BlueprintReply).version } };
  },
  [`post ${paths.practice}`]: async (world) => ({
    as: await world.candidate(),
    given: { idempotencyKey: world.fresh('request'), clusters: [], subjects: [], extraTimePercent: 0 },
  }),
  [`get ${paths.practice}`]: () => ({ given: { clusters: '', subjects: '' } }),
  [`post ${paths.sittings}`]: async (world) => ({
    as: await world.candidate(),
    given: { idempotencyKey: world.fresh('request'), mockExamId: await world.mockExamId() },
  }),
  [`get ${paths.contentTest}`]: async (world) => ({
    as: await world.candidate(),
    params: { contentId: await world.dayTestId() },
  }),
  [`post ${paths.contentSittings}`]: async (world) => ({
    as: await world.candidate(),
    params: { contentId: await world.dayTestId() },
    given: { idempotencyKey: world.fresh('request') },
  }),
  [`post ${paths.sampleAnswers}`]: async (world) => {
    await world.candidate();
    return { given: { question: 'free-1', option: 'free-1-a' } };
  },
  [`get ${paths.sittings}`]: () => ({ given: { before: undefined } }),
  [`get ${paths.sitting}`]: inSitting(),
  [`post ${paths.sittingWriter}`]: inSitting(),
  [`post ${paths.sittingEnd}`]: inSitting(),
  [`post ${paths.sectionStart}`]: inSitting(),
  [`get ${paths.sectionQuestions}`]: inSitting(),
  [`put ${paths.sectionAnswers}`]: inSitting(),
  [`post ${paths.sectionSubmission}`]: inSitting(),
  [`post ${paths.questionReveal}`]: inSitting('tutor'),
  [`get ${paths.adminAnnouncements}`]: () => ({ given: { before: undefined } }),
  [`post ${paths.adminAnnouncements}`]: () => ({ given: WORDS }),
  [`get ${paths.adminAnnouncement}`]: ofAnnouncement(),
  [`put ${paths.adminAnnouncement}`]: ofAnnouncement('draft', { ...WORDS, revision: 1 }),
  [`delete ${paths.adminAnnouncement}`]: ofAnnouncement(),
  [`post ${paths.announcementSending}`]: ofAnnouncement('draft', { revision: 1, at: undefined }),
  [`post ${paths.announcementStop}`]: ofAnnouncement('planned'),
  [`post ${paths.announcementTest}`]: ofAnnouncement(),
  [`post ${paths.announcementRead}`]: unreadBy,
  [`put ${paths.plan}`]: () => ({ given: GOAL }),
  [`get ${paths.calendar}`]: readingCalendar,
  [`get ${paths.discussionFeed}`]: readingFeed,
  [`post ${paths.examOutcome}`]: afterExam,
  [`patch ${paths.card}`]: ofCard({ revision: 0 }),
  [`post ${paths.cardGrade}`]: ofCard({ idempotencyKey: 'grade-12345', option: 'case-1-1-a' }),
  [`post ${paths.mentorThreads}`]: async ({ person }) => ({
    as: await person(),
    given: { idempotencyKey: 'message-12345', about: { kind: 'nothing' } },
  }),
  [`get ${paths.mentorThreads}`]: () => ({ given: { contentId: undefined, questionId: undefined } }),
  [`get ${paths.mentorSuggestions}`]: () => ({ given: { contentId: undefined, questionId: undefined } }),
  [`get ${paths.mentorThread}`]: ofAsker(),
  [`post ${paths.threadMessages}`]: ofAsker({ idempotencyKey: 'message-12345' }),
  [`get ${paths.inboxThread}`]: inInbox(),
  [`post ${paths.threadAnswer}`]: inInbox(),
  [`put ${paths.threadAssignment}`]: inInbox({ assignedTo: null }),
  [`post ${paths.threadClosure}`]: inInbox(),
  [`post ${paths.threadReopening}`]: inInbox(),
  [`put ${paths.threadShowing}`]: inInbox({ isShown: false }),
  [`delete ${paths.cannedAnswer}`]: async ({ school, admin, fresh }) => {
    const body = { title: fresh('title'), text: 'Yes.' };
    const { json } = await school.ask('POST', paths.cannedAnswers, { as: admin, body });
    return { params: { cannedAnswerId: (json as CannedAnswersReply).answers[0]?.id ?? '' } };
  },
  [`put ${paths.mailChoices}`]: () => ({ given: { choices: [{ kind: 'away', isOn: false }] } }),
  [`get ${paths.unsubscribe}`]: unsubscribing,
  [`post ${paths.unsubscribe}`]: unsubscribing,
  [`post ${paths.mockExams}`]: ({ fresh }) => ({ given: { idempotencyKey: fresh('request') } }),
  [`get ${paths.mockExam}`]: ofMockExam('full'),
  [`get ${paths.mockResults}`]: ofMockExam('full'),
  [`get ${paths.mockResultsExport}`]: ofMockExam('full'),
  [`put ${paths.mockExam}`]: ofMockExam('full', sentMockExam),
  [`post ${paths.mockExamDrawing}`]: ofMockExam('full', ({ revision }) => ({ revision, seed: 'seed' })),
  [`post ${paths.mockExamPublication}`]: ofMockExam('full', ({ revision }) => ({ revision })),
  [`post ${paths.mockExamClosure}`]: ofMockExam('published'),
  [`post ${paths.vignettes}`]: ({ fresh }) => ({ given: { idempotencyKey: fresh('request') } }),
  [`get ${paths.vignette}`]: ofVignette('draft'),
  [`get ${paths.approvedVignette}`]: ofVignette('approved'),
  [`put ${paths.vignetteDraft}`]: ofVignette('draft', ({ open }) => ({ given: sentBack(open!) })),
  [`post ${paths.vignetteDraft}`]: ofVignette('approved'),
  [`delete ${paths.vignetteDraft}`]: ofVignette('draft'),
  [`post ${paths.vignetteSubmission}`]: ofVignette('draft', revisionOf),
  [`post ${paths.vignetteTakeBack}`]: ofVignette('submitted'),
  [`get ${paths.vignetteReview}`]: ofVignette('submitted', (_vignette, { bank }) => ({ as: bank.reviewer })),
  [`post ${paths.vignetteRatings}`]: ofVignette('submitted', ({ open }, { bank }) => ({
    as: bank.reviewer,
    given: bank.ratingsOf(open!),
  })),
  [`post ${paths.vignetteDecision}`]: ofVignette('rated', (vignette, { bank }) => ({
    as: bank.reviewer,
    ...revisionOf(vignette),
  })),
  [`put ${paths.vignettePool}`]: ofVignette('draft'),
  [`post ${paths.vignetteRetirement}`]: ofVignette('approved'),
  [`post ${paths.vignetteRestoration}`]: ofVignette('approved', async ({ id }, { bank }) => {
    await bank.call('POST', paths.vignetteRetirement, id);
    return {};
  }),
  [`post ${paths.vignetteFigures}`]: ofVignette('draft', async (_vignette, { desk }) => ({
    given: { key: await desk.upload('figure.png') },
  })),
  [`delete ${paths.vignetteFigure}`]: ofVignette('draft', withFigure),
  [`post ${paths.questionImportCheck}`]: () => ({ given: { format: 'text' }, bytes: AIKEN, headers: OCTETS }),
  [`post ${paths.questionImports}`]: () => ({ given: { format: 'text' }, bytes: AIKEN, headers: OCTETS }),
  [`get ${paths.questionImport}`]: async ({ school, admin }) => {
    const sent = { as: admin, body: AIKEN, headers: OCTETS };
    const { json } = await school.ask('POST', `${paths.questionImportCheck}?format=text`, sent);
    return { params: { importId: (json as QuestionImportReply).id } };
  },
  [`put ${paths.questionWithdrawal}`]: ofVignette('approved'),
  [`delete ${paths.questionWithdrawal}`]: ofVignette('approved'),
  [`get ${paths.questionLessons}`]: ofVignette('approved'),
  [`put ${paths.questionLessons}`]: ofVignette('approved', () => ({ given: { places: [] } })),
  [`get ${paths.studentResult}`]: afterStudentTest,
  [`get ${paths.studentAnswers}`]: afterStudentTest,
  [`get ${paths.sittingResult}`]: afterTest(),
  [`get ${paths.sittingAnswers}`]: afterTest(),
  [`post ${paths.questionReports}`]: afterTest(),
  [`post ${paths.questionReportAnswer}`]: async (world) => {
    const { as, params, given } = await afterTest()(world);
    const body = { ...given, kind: 'unclear', text: 'Which tooth?' };
    await world.school.ask('POST', href(paths.questionReports, { questionId: params?.questionId ?? '' }), { as, body });
    const { json } = await world.school.ask('GET', paths.adminQuestionReports, { as: world.admin });
    return { params: { reportId: (json as QuestionReportsReply).reports[0]?.id ?? '' } };
  },
  [`post ${paths.restoreFromTrash}`]: inTrash,
  [`delete ${paths.trashEntry}`]: inTrash,
  [`post ${paths.studentEnrolments}`]: aboutNewcomer({ until: NEXT_YEAR }),
  [`post ${paths.enrolmentImportCheck}`]: sendingPeople,
  [`post ${paths.enrolmentImports}`]: sendingPeople,
  [`get ${paths.enrolmentImport}`]: async (world) => {
    const { given, bytes, headers } = await sendingPeople(world);
    const address = `${paths.enrolmentImports}?courseId=${given?.courseId as string}`;
    const { json } = await world.school.ask('POST', address, {
      as: world.admin,
      body: bytes ?? '',
      headers: headers ?? {},
    });
    return { params: { importId: (json as StartedImportReply).importId ?? '' } };
  },
  [`put ${paths.studentEnrolment}`]: enrolled({ until: NEXT_YEAR }),
  [`delete ${paths.studentEnrolment}`]: enrolled(),
  [`get ${paths.studentExtraTime}`]: aboutNewcomer(),
  [`put ${paths.studentEmail}`]: aboutNewcomer({ email: 'the-right-one@example.org' }),
  [`put ${paths.studentExtraTime}`]: aboutNewcomer({ percent: 25, until: NEXT_YEAR }),
  [`delete ${paths.studentExtraTime}`]: aboutNewcomer(),
  [`get ${paths.studentSittings}`]: aboutNewcomer({ before: undefined }),
  [`get ${paths.studentReadiness}`]: aboutNewcomer(),
  [`post ${paths.sittingExtension}`]: async (world) => {
    const { params } = await inSitting()(world);
    return { params: params!, given: { minutes: 5 } };
  },
  [`get ${paths.order}`]: async ({ paid }) => ({ params: { orderId: (await paid()).orderId } }),
  [`post ${paths.orderRefunds}`]: async ({ paid }) => ({
    params: { orderId: (await paid()).orderId },
    given: { amount: 10, refunded: 0 },
  }),
  [`post ${paths.refundUnmatched}`]: async ({ paid, school }) => {
    const order = await school
      .db('orders')
      .where({ id: (await paid()).orderId })
      .first();
    await school.db('unmatched_payments').insert({
      checkout_id: order.checkout_id,
      order_id: order.id,
      user_id: order.user_id,
      course_id: order.course_id,
      amount_cents: order.total_cents,
      refunded_cents: 0,
      currency: 'AUD',
      found_at: order.paid_at,
    });
    return { params: { checkoutId: order.checkout_id } };
  },
  [`get ${paths.outboxMailPage}`]: async ({ mailId }) => ({ params: { mailId: await mailId() } }),
  [`post ${paths.retryMail}`]: async ({ mailId }) => ({ params: { mailId: await mailId({ state: 'failed' }) } }),
  [`get ${paths.mailTemplatePage}`]: () => ({ params: { kind: 'welcome' } }),
  [`post ${paths.sendSampleMail}`]: () => ({ params: { kind: 'welcome' } }),
  [`get ${paths.presignUpload}`]: () => ({ given: { fileName: 'notes.pdf', folder: 'documents' } }),
  [`post ${paths.discardUpload}`]: async ({ school, admin }) => ({
    given: { key: (await uploading(school, admin).presigned()).key },
  }),
  [`post ${paths.startMultipart}`]: async ({ person }) => ({
    as: await person('admin'),
    given: { fileName: 'lesson.mp4', folder: 'videos' },
  }),
  [`post ${paths.presignPart}`]: started,
  [`post ${paths.completeMultipart}`]: withPart,
  [`post ${paths.abortMultipart}`]: withPart,
  [`get ${paths.stream}`]: ({ shared, student }) => ({ as: student, params: { key: shared.videoKey } }),
  [`get ${paths.docsFile}`]: () => ({ params: { file: 'swagger-ui.css' } }),
};

/** Words that mean something to every operation that has a field or a parameter of that name. */
export const USUAL_FIELDS = (world: ApiWorld): Readonly<Record<string, unknown>> => ({
  courseId: world.shared.id,
  phone: '+61 400 000 000',
  password: PASSWORD,
  currentPassword: PASSWORD,
  thumbnail: '',
  from: '2020-01-01',
  to: '2040-01-01',
  state: undefined,
  before: undefined,
  actor: undefined,
  action: undefined,
  account: undefined,
  search: 'a',
  fileType: '',
});
