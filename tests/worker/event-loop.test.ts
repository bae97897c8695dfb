import { afterAll, beforeAll, expect, it } from 'vitest';
import { AddContent } from '../../src/domain/catalog/use-cases/add-content.ts';
import type { NewSitting } from '../../src/domain/exam/ports.ts';
import { after, DAY_MS } from '../../src/domain/kernel/clock.ts';
import type { JobName, Jobs } from '../../src/domain/kernel/jobs.ts';
import { PresignUpload } from '../../src/domain/media/use-cases/presign-upload.ts';
import { handle } from '../../src/worker/handlers.ts';
import { aSitting } from '../domain/exam/sitting-samples.ts';
import { fillBank } from '../support/approved-vignettes.ts';
import { fillToDesignSize, LARGE_COURSE, paperText } from '../support/design-size.ts';
import { leastTurnMs } from '../support/longest-turn.ts';
import { openSchool, type School } from '../support/school.ts';
import { storeObject } from '../support/store-object.ts';
import { makeDocx } from '../support/word.ts';

/** What no job may take of the event loop in one go: `serve` works jobs in the process that answers people. */
const MAX_TURN_MS = 50;
const BATCH = 1000;
const MANY = 10_000;
const WORD_BYTES = 60 * 1024 * 1024;
const PATIENCE_MS = 600_000;

const NOW = new Date();
const LATER = after(NOW, DAY_MS);
const STUDENT = 'many-00000';
const ORDER = 'order-00000';
const EMAIL = 'student-00000@example.org';
const NEW_EMAIL = 'somebody-new@example.org';

let school: School;
let paper: string;
let film: string;

beforeAll(async () => {
  school = await openSchool();
  await fillToDesignSize(school.db);
  await fillBank(school.db, CASES);
  const course = await school.course();
  film = course.videoKey;
  paper = await addPaper(course.id);
  await school.student('ada');
  await school.enrol(STUDENT, LARGE_COURSE);
  await enrolEverybody();
  await school.db('refunds').insert({
    id: 'refund',
    order_id: ORDER,
    amount_cents: 100,
    reason: 'x'.repeat(500),
    state: 'done',
    course_id: LARGE_COURSE,
    ends_access: false,
    asked_at: 1,
    settled_at: 2,
  });
});
afterAll(() => school.close());

/** A Word file as large as its XML may be, in the first day of a course. */
async function addPaper(courseId: string): Promise<string> {
  const { container, installation } = school;
  const { catalog, media } = installation.dependencies;
  const { key } = await container.get(PresignUpload).run({ fileName: 'a.docx', fileType: '', folder: 'documents' });
  const text = paperText(0).replaceAll(' ', '</w:t></w:r></w:p><w:p><w:r><w:t>');
  const xml = `<w:document><w:p><w:r><w:t>${text.repeat(WORD_BYTES / text.length)}</w:t></w:r></w:p></w:document>`;
  await storeObject(media.storage, key, makeDocx({ parts: { 'word/document.xml': xml } }));
  const [module] = await catalog.courses.listModules(courseId);
  const moduleId = module?.id ?? '';
  const [day] = await catalog.courses.listDays(courseId, moduleId);
  const place = { courseId, moduleId, dayId: day?.id ?? '' };
  await container.get(AddContent).run({ ...place, type: 'pdf', title: 'Notes', fileKey: key });
  return key;
}

/** Ten thousand people with access: as many as an announcement may have to find. */
async function enrolEverybody(): Promise<void> {
  const ids: string[] = await school.db('users').where({ role: 'student' }).pluck('id');
  const rows = ids.map((user_id) => ({ user_id, course_id: LARGE_COURSE, since: 1, ends_at: Date.UTC(2099, 0) }));
  await inTurns(rows, (some) => school.db('enrolments').insert(some).onConflict(['user_id', 'course_id']).ignore());
}

const inTurns = async (rows: readonly object[], add: (some: object[]) => Promise<unknown>): Promise<void> => {
  for (let at = 0; at < rows.length; at += 500) await add(rows.slice(at, at + 500));
};

const mailRow = (index: number) => ({
  id: `mail-${index}`,
  key: `mail-${index}`,
  kind: 'reset-link',
  to: index % 40 === 0 ? EMAIL : `${index}@example.org`,
  subject: 'A link',
  text: 'x'.repeat(2000),
  words: JSON.stringify({ subject: 'A link', preheader: '', heading: 'A link', blocks: [] }),
  state: 'sent',
  tries: 1,
  sent_at: 1,
  delivered_at: 1,
  expires_at: 2,
});

/** A change of the student's address in the state that its job asks for. */
async function emailChange(state: object): Promise<string> {
  await school.db('email_changes').delete();
  const asked = { asked_at: NOW.getTime(), expires_at: LATER.getTime(), session_id: 'session' };
  await school.db('email_changes').insert({ id: 'change', user_id: STUDENT, new_email: NEW_EMAIL, ...asked, ...state });
  return 'change';
}

/** Each try enrols other people. */
let tries = 0;
const announcementRow = {
  id: 'announcement',
  author_id: STUDENT,
  audience: JSON.stringify({ kind: 'all' }),
  subject: 'x'.repeat(150),
  body: '**word** and\n\n'.repeat(500),
  on_site: true,
  by_mail: true,
  state: 'leaving',
  revision: 1,
  created_at: 1,
  leaves_at: 1,
};

const CASES = Array.from({ length: 60 }, (_, index) => `case-${index}`);
/** A section of as many questions as a sheet has rows. */
const LARGE_SITTING: NewSitting = {
  sitting: aSitting({ id: 'large', userId: STUDENT }),
  idempotencyKey: 'large',
  sections: [
    {
      minutes: 120,
      plan: CASES.map((id) => ({
        vignetteId: id,
        versionId: `${id}-v1`,
        isScored: true,
        questions: [1, 2, 3, 4, 5].map((number) => ({ id: `${id}-${number}`, optionIds: [`${id}-${number}-a`] })),
      })),
    },
  ],
};

const answeredRow = (at: number) => ({
  ...{ sitting_id: 'large', question_id: `of-${at}`, user_id: STUDENT, version_id: `case-${at % 60}-v1` },
  ...{
    vignette_id: `case-${at % 60}`,
    cluster_id: `c${(at % 4) + 1}`,
    subject_id: 'endodontics',
    is_right: at % 3 > 0,
  },
  ...{ is_flagged: false, is_reached: true, is_first: true, pace: 'exam', seconds: 90, at },
});

/** Everything that a job may be asked for at the size that the product is made for, anew before each try. */
const LARGEST: { readonly [N in JobName]: () => Promise<Jobs[N]> } = {
  'enrolment/close-checkouts': async () => {
    await school.db('orders').where('id', '>=', 'order-09800').update({ status: 'pending', paid_at: null });
    return { courseId: LARGE_COURSE };
  },
  'enrolment/enrol-people': async () => {
    await school.db('enrolment_imports').delete();
    const { enrolment } = school.installation.dependencies;
    const file = { courseId: LARGE_COURSE, until: null, actorId: STUDENT, people: 5_000, startedAt: NOW };
    tries += 1;
    const people = Array.from({ length: 5_000 }, (_, at) => ({ name: 'New', email: `new-${tries}-${at}@example.org` }));
    await enrolment.enrolmentImports.add({ id: 'import', ...file }, people);
    return { importId: 'import', from: 0 };
  },
  'enrolment/report-dispute': async () => {
    await school.db('orders').where({ id: ORDER }).update({ dispute: 'open' });
    return { orderId: ORDER };
  },
  'enrolment/report-returned-refund': async () => ({ orderId: ORDER, refundId: 'refund', amountCents: 100 }),
  'enrolment/report-restored': async () => ({
    backupAt: NOW.toISOString(),
    restoredAt: NOW.toISOString(),
    found: MANY,
  }),
  'enrolment/report-undeliverable': async () => ({ orderId: ORDER }),
  'enrolment/report-unmatched': async () => ({ checkoutId: 'nothing' }),
  'enrolment/send-access-notice': async () => ({ userId: STUDENT, courseId: LARGE_COURSE, notice: 'ending' }),
  'enrolment/send-payment-failed': async () => ({ orderId: ORDER }),
  'enrolment/send-receipt': async () => ({ orderId: ORDER }),
  'enrolment/send-refund-notice': async () => ({ orderId: ORDER, refundId: 'refund' }),
  'exam/close-section': async () => {
    await school.db('sittings').delete();
    await school.db('answered_questions').delete();
    const { exam } = school.installation.dependencies;
    await exam.sittings.add(LARGE_SITTING);
    await school.db('sitting_sections').update({ started_at: 1, deadline_at: 2 });
    return { sittingId: LARGE_SITTING.sitting.id, number: 1 };
  },
  'exam/note-finished': async () => {
    await school.db('sittings').delete();
    await school.installation.dependencies.exam.sittings.add(LARGE_SITTING);
    await school.db('sitting_sections').update({ started_at: 1, deadline_at: 2 });
    return { sittingId: LARGE_SITTING.sitting.id };
  },
  'readiness/update-estimate': async () => {
    await school.db('sittings').delete();
    await school.installation.dependencies.exam.sittings.add(LARGE_SITTING);
    await school.db('sittings').update({ kind: 'timed', ended_at: 1 });
    const rows = Array.from({ length: MANY }, (_, at) => answeredRow(at));
    await inTurns(rows, (some) => school.db('answered_questions').insert(some));
    return { userId: STUDENT };
  },
  'news/leave': async () => {
    await school.db('announcements').delete();
    await school.db('announcements').insert(announcementRow);
    return { announcementId: 'announcement' };
  },
  'news/deliver': async () => {
    await school.db('mails').where('key', 'like', 'announcement:%').delete();
    return { announcementId: 'announcement', userId: STUDENT };
  },
  'news/tell-change': async () => ({
    ...{ courseId: LARGE_COURSE, discussionId: 'discussion', sequence: 1, isCancelled: true },
    ...{ wasAt: '2026-03-04T08:00:00.000Z', startsAt: '2026-03-04T08:00:00.000Z' },
  }),
  'news/send-learning-mail': async () => ({ kind: 'course-start', userId: STUDENT, courseId: LARGE_COURSE }),
  'identity/send-reset-link': async () => ({ email: EMAIL }),
  'identity/send-attempts-warning': async () => ({ email: EMAIL }),
  'identity/send-password-changed': async () => ({ email: EMAIL }),
  'identity/send-email-confirmation': async () => {
    await school.db('users').where({ id: STUDENT }).update({ email_confirmed_at: null });
    return { userId: STUDENT };
  },
  'identity/send-email-link': async () => ({ changeId: await emailChange({}) }),
  'identity/send-email-changed': async () => ({
    changeId: await emailChange({ old_email: EMAIL, confirmed_at: NOW.getTime(), undo_until: LATER.getTime() }),
  }),
  'identity/send-invitation': async () => {
    await school.db('invitations').delete();
    const asked = { email: NEW_EMAIL, roles: 'owner office teacher author', invited_by: STUDENT };
    const times = { invited_at: NOW.getTime(), expires_at: LATER.getTime() };
    await school.db('invitations').insert({ id: 'invitation', ...asked, ...times });
    return { invitationId: 'invitation' };
  },
  'identity/send-session-replaced': async () => {
    const session = await school.db('auth_sessions').first('id');
    return { sessionId: session.id, newDevice: 'x'.repeat(200) };
  },
  'identity/send-two-factor-changed': async () => ({ userId: STUDENT, isOn: true, at: NOW.toISOString() }),
  'identity/send-welcome': async () => ({ userId: STUDENT }),
  'enrolment/send-enrolled-by-hand': async () => ({ userId: STUDENT, courseId: LARGE_COURSE }),
  'operations/deliver-mail': async () => {
    await school.db('mails').where({ key: 'contact:message' }).update({ state: 'waiting', tries: 0 });
    const mail = await school.db('mails').where({ state: 'waiting' }).orderByRaw('length(words) desc').first('id');
    return { mailId: mail.id };
  },
  'operations/forget-secret-mails': async () => {
    await school.db('mails').where('id', 'like', 'mail-%').delete();
    await inTurns(
      Array.from({ length: MANY }, (_, index) => mailRow(index)),
      (rows) => school.db('mails').insert(rows),
    );
    return { to: EMAIL, writtenBefore: NOW.toISOString() };
  },
  'media/convert-video': async () => ({ key: film }),
  'media/erase-files': async () => {
    const keys = Array.from({ length: BATCH }, (_, index) => `videos/202601/gone-${index}.mp4`);
    for (const key of keys) await storeObject(school.installation.dependencies.media.storage, key, 'x');
    return { keys };
  },
  'media/inspect-file': async () => {
    await school.db('files').where({ key: paper }).update({ inspection: null });
    return { key: paper };
  },
  'questions/import-questions': async () => {
    await school.db('question_imports').delete();
    const { questions } = school.installation.dependencies;
    tries += 1;
    const rows = Array.from({ length: 2_000 }, (_, at) => {
      const vignette = Math.floor(at / 5);
      const stem = `${'What is the **state** of this tooth? '.repeat(10)} ${tries} ${at}`;
      return `${vignette},A tooth ${vignette},A case,${stem},One,Two,Three,Four,A,c1,endodontics`;
    });
    const file = ['case,title,case_text,stem,a,b,c,d,answer,cluster,subject', ...rows].join('\n');
    const facts = { id: `import-${tries}`, format: 'csv', isApplied: true, actorId: STUDENT, startedAt: NOW } as const;
    await questions.questionImports.add(facts, Buffer.from(file));
    return { importId: facts.id };
  },
  'support/deliver-contact-message': async () => {
    const message = { id: 'message', first_name: 'A', last_name: 'B', email: EMAIL, phone: '1', received_at: 1 };
    await school.db('contact_messages').where({ id: 'message' }).delete();
    await school.db('contact_messages').insert({ ...message, message: '<b>line\n'.repeat(600) });
    return { messageId: 'message' };
  },
  'support/send-thread-answer': async () => {
    const thread = { id: 'thread', user_id: STUDENT, request_id: 'r', kind: 'nothing', title: '', is_private: false };
    const state = { state: 'answered', is_shown: false, created_at: 1, updated_at: 1, revision: 2 };
    await school.db('threads').where({ id: 'thread' }).delete();
    await school.db('threads').insert({ ...thread, ...state, folded_asker: '', folded_text: '' });
    const answer = { id: 'answer', thread_id: 'thread', number: 2, by: 'team', request_id: 'a', at: 1 };
    await school.db('thread_messages').insert({ ...answer, text: '<b>line\n'.repeat(250) });
    return { messageId: 'answer' };
  },
};
const LAST: readonly JobName[] = ['operations/deliver-mail'];
const NAMES = [...(Object.keys(LARGEST) as JobName[]).filter((name) => !LAST.includes(name)), ...LAST];

it(
  'no job holds the event loop, however much it is asked for',
  async () => {
    const tooLong: string[] = [];
    for (const name of NAMES) {
      let payload: unknown;
      const held = await leastTurnMs(
        MAX_TURN_MS,
        () => handle(school.composition.jobs, name, payload as Jobs[typeof name]),
        async () => {
          payload = await LARGEST[name]();
        },
      );
      if (held > MAX_TURN_MS) tooLong.push(`${name}: ${held.toFixed(0)} ms`);
    }
    expect(tooLong).toEqual([]);
  },
  PATIENCE_MS,
);

it(
  'no scheduled task does',
  async () => {
    const tooLong: string[] = [];
    for (const { name, task } of school.composition.scheduledTasks) {
      const held = await leastTurnMs(MAX_TURN_MS, () => task.run());
      if (held > MAX_TURN_MS) tooLong.push(`${name}: ${held.toFixed(0)} ms`);
    }
    expect(tooLong).toEqual([]);
  },
  PATIENCE_MS,
);
