import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../src/domain/kernel/clock.ts';
import { EraseFiles } from '../../src/domain/media/jobs/erase-files.ts';
import { SweepOrphans } from '../../src/domain/media/jobs/sweep-orphans.ts';
import { paths } from '../../src/wire/paths.ts';
import type { VersionInReviewReply, VignetteReply, VignettesReply } from '../../src/wire/replies/questions.ts';
import { hugePng } from '../support/pictures.ts';
import { openSchool, type Person, type School } from '../support/school.ts';
import { authoring } from './support/authoring.ts';
import { problem } from './support/problem.ts';
import { aDraft, aQuestion, questionBank, sentBack } from './support/question-bank.ts';

let school: School;
let bank: ReturnType<typeof questionBank>;
let desk: ReturnType<typeof authoring>;
let ada: Person;

beforeAll(async () => {
  school = await openSchool();
  const [author, reviewer] = [await school.admin(), await school.admin('second')];
  ada = await school.student('ada');
  bank = questionBank(school, author, reviewer);
  desk = authoring(school, author);
});
afterAll(() => school.close());

const save = (id: string, body: object) => bank.call('PUT', paths.vignetteDraft, id, body);

describe('a draft', () => {
  it('is begun once by a request that is repeated', async () => {
    const body = { title: 'Once', idempotencyKey: 'request-1' };
    const [first, second] = [await bank.create(body), await bank.create(body)];
    expect(second.id).toBe(first.id);
    expect(first).toMatchObject({
      pool: 'practice',
      isOwn: true,
      open: { state: 'draft', revision: 1 },
      approved: null,
    });
    expect(first.open?.questions.map(({ options }) => options.length)).toEqual([4, 4, 4, 4, 4]);
  });

  it('is kept as it was sent, and says what is missing', async () => {
    const { id } = await bank.create();
    const questions = [aQuestion('What *now*?', { cluster: 'c9', tags: ['implants'] })];
    const answer = await save(id, { ...aDraft({ questions }), revision: 1 });
    expect(answer.status).toBe(200);
    const { open, faults, hints } = answer.json as VignetteReply;
    expect(open).toMatchObject({
      revision: 2,
      caseBlocks: [
        { kind: 'paragraph', inlines: [{ text: 'A woman of 34 has ' }, { text: 'pain', isStrong: true }, {}] },
      ],
      questions: [{ stem: 'What *now*?', tags: ['implants'], options: [{}, {}, {}, { isCorrect: true }] }],
    });
    expect(faults.map(({ path }) => path)).toEqual(['questions', 'questions[0].cluster']);
    expect(hints).toEqual([]);
  });

  it('that somebody else saved meanwhile is refused with the newer state', async () => {
    const { id, open } = await bank.draft();
    await save(id, { ...sentBack(open!), title: 'Newer' });
    const late = await save(id, { ...sentBack(open!), title: 'Late' });
    expect(late).toMatchObject(problem(409, 'questions/stale'));
    expect(late.json).toMatchObject({ current: { open: { title: 'Newer' }, isOwn: true } });
  });

  const LONG = 'x'.repeat(8001);
  it.each<[string, string, object]>([
    ['8,001 characters', 'case', { case: LONG }],
    ['a title on two lines', 'title', { title: 'One\ntwo' }],
    ['a title with a hidden mark', 'title', { title: 'Tooth\u202e' }],
    [
      'nine options',
      'questions[0].options',
      { questions: [aQuestion('Q?', { options: Array.from({ length: 9 }, () => ({})) })] },
    ],
    ['eleven questions', 'questions', { questions: Array.from({ length: 11 }, () => aQuestion('Q?')) }],
    ['a link that is a script', 'questions[0].references[0].url', { questions: [withUrl('javascript:alert(1)')] }],
    ['a year that is none', 'questions[0].references[0].year', { questions: [withReference({ year: 'soon' })] }],
    ['a text that is an object', 'questions[0].options[0].text', { questions: [withOption({ text: {} })] }],
    ['a figure of another vignette', 'figures[0].number', { figures: [{ number: 7 }] }],
    ['a basis of its own', 'basis', { basis: 'copied' }],
  ])('with %s is refused at its path', async (_what, path, change) => {
    const { id } = await bank.create();
    expect(await save(id, { ...aDraft(change), revision: 1 })).toMatchObject(
      problem(422, expect.any(String) as never, [path]),
    );
    expect((await bank.read(id)).open?.revision).toBe(1);
  });

  it('is thrown away after the password, and with it what was never submitted', async () => {
    const { id } = await bank.draft();
    const discarded = await bank.call('DELETE', paths.vignetteDraft, id);
    expect(discarded.status).toBe(204);
    expect((await bank.call('GET', paths.vignette, id)).status).toBe(404);
  });
});

function withUrl(url: string) {
  return withReference({ url });
}
function withReference(facts: object) {
  return aQuestion('Q?', { references: [{ title: 'T', publisher: 'P', year: 2020, ...facts }] });
}
function withOption(facts: object) {
  return aQuestion('Q?', { options: [{ text: 'One', isCorrect: true, why: 'x', ...facts }] });
}

describe('a submission', () => {
  it('needs everything, each fault under its path', async () => {
    const { id, open } = await bank.create();
    const refused = await bank.call('POST', paths.vignetteSubmission, id, { revision: open!.revision });
    expect(refused).toMatchObject(problem(422, 'questions/incomplete'));
    expect(Object.keys((refused.json as { fields: object }).fields)).toEqual(
      expect.arrayContaining(['case', 'questions[0].stem', 'questions[4].options[3].text', 'isDeclared']),
    );
  });

  it('happens once, and is taken back by its author alone', async () => {
    const { id, open } = await bank.submitted();
    const body = { revision: open!.revision };
    expect(await bank.call('POST', paths.vignetteSubmission, id, body)).toMatchObject(
      problem(409, 'questions/no-draft'),
    );
    const other = await bank.call('POST', paths.vignetteTakeBack, id, undefined, bank.reviewer);
    expect(other).toMatchObject(problem(403, 'questions/not-author'));
    expect((await bank.call('POST', paths.vignetteTakeBack, id)).json).toMatchObject({ open: { state: 'draft' } });
  });
});

describe('a review', () => {
  const look = (id: string, as = bank.reviewer) => bank.call('GET', paths.vignetteReview, id, undefined, as);

  it('sends no key, no rating and no explanation before the ratings', async () => {
    const { id, open } = await bank.submitted();
    const blind = await look(id);
    expect(blind.status).toBe(200);
    expect(JSON.stringify(blind.json)).not.toMatch(/canary|isCorrect|rating/);
    const rated = await bank.call('POST', paths.vignetteRatings, id, bank.ratingsOf(open!), bank.reviewer);
    const { seen } = rated.json as VersionInReviewReply;
    expect(seen?.answers).toEqual(bank.ratingsOf(open!).answers);
    expect(seen?.keys.map(({ option }) => option)).toEqual(open!.questions.map(({ options }) => options[3]!.id));
    expect(JSON.stringify(seen)).toContain('The canary explanation.');
  });

  it('is not of own work', async () => {
    const { id, open } = await bank.submitted();
    expect(await look(id, bank.author)).toMatchObject(problem(403, 'questions/own-work'));
    const own = await bank.call('POST', paths.vignetteRatings, id, bank.ratingsOf(open!));
    expect(own).toMatchObject(problem(403, 'questions/own-work'));
    const decision = { revision: open!.revision, decision: 'approve' };
    expect(await bank.call('POST', paths.vignetteDecision, id, decision)).toMatchObject(
      problem(403, 'questions/own-work'),
    );
  });

  it('refuses a rating that is none at its path', async () => {
    const { id, open } = await bank.submitted();
    const answer = await bank.call('POST', paths.vignetteRatings, id, bank.ratingsOf(open!, 101), bank.reviewer);
    expect(answer).toMatchObject(problem(422, expect.any(String) as never));
    expect(Object.keys((answer.json as { fields: object }).fields)[0]).toBe('answers[0].rating');
  });

  it('returns with a comment, and not without', async () => {
    const { id, open } = await bank.submitted();
    const decide = (body: object) => bank.call('POST', paths.vignetteDecision, id, body, bank.reviewer);
    const { revision } = open!;
    expect(await decide({ revision, decision: 'approve' })).toMatchObject(problem(409, 'questions/not-rated'));
    await bank.call('POST', paths.vignetteRatings, id, bank.ratingsOf(open!), bank.reviewer);
    expect(await decide({ revision, decision: 'return' })).toMatchObject(
      problem(422, 'questions/comment-needed', ['comment']),
    );
    const returned = await decide({ revision, decision: 'return', comment: 'Option A is right too.' });
    expect(returned.json).toMatchObject({
      open: { state: 'draft' },
      reviews: [{ decision: 'return', comment: 'Option A is right too.' }],
    });
  });
});

describe('what is approved', () => {
  it('has ratings, gets a draft beside it, is retired, and comes back', async () => {
    const { id, approved, open } = await bank.approved();
    expect(open).toBeNull();
    expect(approved?.questions.map(({ rating }) => rating)).toEqual([60, 60, 60, 60, 60]);
    expect((await bank.call('POST', paths.vignetteDraft, id)).status).toBe(201);
    expect(await bank.call('POST', paths.vignetteDraft, id)).toMatchObject(problem(409, 'questions/has-draft'));
    expect((await bank.call('DELETE', paths.vignetteDraft, id)).status).toBe(200);
    expect((await bank.call('POST', paths.vignetteRetirement, id)).json).toMatchObject({
      retiredAt: expect.any(String),
    });
    expect(await bank.call('POST', paths.vignetteRetirement, id)).toMatchObject(problem(409, 'questions/retired'));
    expect((await bank.call('POST', paths.vignetteRestoration, id)).json).toMatchObject({ retiredAt: null });
    expect(await bank.call('POST', paths.vignetteRestoration, id)).toMatchObject(problem(409, 'questions/not-retired'));
    expect((await bank.call('PUT', paths.vignettePool, id, { pool: 'mock' })).json).toMatchObject({ pool: 'mock' });
  });

  it('has questions that are withdrawn with a reason, and reinstated', async () => {
    const { id, approved } = await bank.approved();
    const path = paths.questionWithdrawal.replace(':questionId', approved!.questions[0]!.id);
    const ask = (method: string, body?: object) => school.ask(method, path, { as: bank.author, ...(body && { body }) });
    expect((await ask('PUT', { reason: 'Two are right.' })).json).toMatchObject({ isWithdrawn: true });
    expect((await bank.read(id)).approved?.questions[0]?.withdrawn).toMatchObject({ reason: 'Two are right.' });
    expect(await ask('PUT', { reason: ' ' })).toMatchObject(problem(422, 'request/invalid', ['reason']));
    expect((await ask('DELETE')).json).toMatchObject({ isWithdrawn: false });
    expect((await bank.read(id)).approved?.questions[0]?.withdrawn).toBeNull();
    const other = paths.questionWithdrawal.replace(':questionId', 'nothing');
    const missing = await school.ask('PUT', other, { as: bank.author, body: { reason: 'x' } });
    expect(missing).toMatchObject(problem(404, 'questions/no-question'));
    const acts: string[] = await school.db('admin_actions').pluck('path');
    expect(acts).toEqual(
      expect.arrayContaining([
        `PUT ${path}`,
        `POST ${paths.vignetteRetirement.replace(':vignetteId', (await firstApproved()).id)}`,
      ]),
    );
  });

  const firstApproved = async () => {
    const { json } = await school.ask('GET', `${paths.vignettes}?pool=mock`, { as: bank.author });
    return (json as VignettesReply).vignettes[0]!;
  };
});

describe('a teacher', () => {
  it('reads what is approved, as an author sees it, and no draft beside it', async () => {
    const teacher = await school.member('teacher');
    const { id, approved } = await bank.approved();
    await bank.call('POST', paths.vignetteDraft, id);
    const read = await bank.call('GET', paths.approvedVignette, id, undefined, teacher);
    expect(read).toMatchObject({ status: 200, json: { id, version: approved } });
    expect((await bank.call('GET', paths.vignette, id, undefined, teacher)).status).toBe(403);
    const draft = await bank.draft();
    expect((await bank.call('GET', paths.approvedVignette, draft.id, undefined, teacher)).status).toBe(404);
  });
});

describe('the list', () => {
  it('is filtered, searched and paged, and says whose a vignette is', async () => {
    const { number } = await bank.draft({ title: 'Findable canine' });
    const list = async (query: string, as = bank.reviewer) =>
      (await school.ask('GET', `${paths.vignettes}?${query}`, { as })).json as VignettesReply;
    expect((await list('search=findable')).vignettes).toMatchObject([{ number, state: 'draft', isOwn: false }]);
    expect((await list(`search=V${number}`, bank.author)).vignettes).toMatchObject([{ number, isOwn: true }]);
    expect((await list('state=approved&cluster=c4')).vignettes).toEqual([]);
    expect((await school.ask('GET', `${paths.vignettes}?state=odd`, { as: bank.author })).status).toBe(422);
    const tallies = await school.ask('GET', paths.questionTallies, { as: bank.author });
    expect(tallies.json).toMatchObject({ rows: expect.arrayContaining([expect.objectContaining({ cluster: 'c1' })]) });
  });
});

describe('a figure', () => {
  it('is encoded in two sizes, and its bytes are an administrator’s alone', async () => {
    const { id } = await bank.draft();
    const added = await bank.call('POST', paths.vignetteFigures, id, {
      key: await desk.upload('figure.png'),
      description: 'A drawing of a molar with two roots.',
    });
    expect(added.status).toBe(201);
    const [figure] = (added.json as VignetteReply).open!.figures;
    expect(figure).toMatchObject({ number: 1, width: expect.any(Number), height: expect.any(Number) });
    expect(figure!.width).toBeGreaterThan(0);
    for (const key of [figure!.key, figure!.smallKey]) {
      expect((await school.ask('GET', `/stream/${key}`, { as: bank.author })).status).toBe(200);
      expect((await school.ask('GET', `/stream/${key}`, { as: ada })).status).toBe(404);
      expect((await school.ask('GET', `/stream/${key}`)).status).toBe(404);
    }
    const gone = await bank.call('DELETE', paths.vignetteFigure.replace(':number', '1'), id);
    expect((gone.json as VignetteReply).open?.figures).toEqual([]);
    expect((await bank.call('DELETE', paths.vignetteFigure.replace(':number', 'x'), id)).status).toBe(404);
  });

  it('of an approved version is kept by whatever erases and sweeps', async () => {
    const { id } = await bank.draft({ case: 'See:\n\n{{figure:1}}' });
    const description = 'A drawing of a molar with two roots.';
    const body = { key: await desk.upload('figure.png'), description };
    const { json } = await bank.call('POST', paths.vignetteFigures, id, body);
    const { open } = json as VignetteReply;
    const [figure] = open!.figures;
    const approved = await bank.approve(id, open!);
    expect(approved.approved?.figures).toEqual([figure]);
    // Older than an upload that the sweep still waits for.
    await school.db('files').update({ created_at: Date.now() - 2 * DAY_MS });
    await school.container.get(EraseFiles).run({ keys: [figure!.key, figure!.smallKey] });
    await school.container.get(SweepOrphans).run();
    for (const key of [figure!.key, figure!.smallKey])
      expect((await school.ask('GET', `/stream/${key}`, { as: bank.author })).status).toBe(200);
  });

  it('is refused when it is no picture, too large, or a vignette or a course shows it', async () => {
    const [one, two] = [await bank.draft(), await bank.draft()];
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const script = await bank.call('POST', paths.vignetteFigures, one.id, { key: await desk.upload('x.png', svg) });
    expect(script.status).toBe(422);
    const huge = await desk.upload('huge.png', hugePng(8200, 5000));
    const large = await bank.call('POST', paths.vignetteFigures, one.id, { key: huge });
    expect(large).toMatchObject({ status: 422, json: { fields: { key: expect.stringContaining('megapixels') } } });
    const thumbnail = await desk.upload('course.png');
    await desk.create({ thumbnail });
    expect(await bank.call('POST', paths.vignetteFigures, one.id, { key: thumbnail })).toMatchObject(
      problem(409, 'questions/figure-in-use', ['key']),
    );
    const key = await desk.upload('figure.png');
    expect((await bank.call('POST', paths.vignetteFigures, one.id, { key })).status).toBe(201);
    expect(await bank.call('POST', paths.vignetteFigures, two.id, { key })).toMatchObject(
      problem(409, 'questions/figure-in-use', ['key']),
    );
  });
});

it('is an administrator’s alone', async () => {
  const { id } = await bank.draft();
  for (const [method, path] of [
    ['GET', paths.vignettes],
    ['GET', paths.vignette],
    ['GET', paths.vignetteReview],
    ['POST', paths.vignetteSubmission],
  ] as const)
    expect((await bank.call(method, path, id, method === 'POST' ? {} : undefined, ada)).status).toBe(403);
});
