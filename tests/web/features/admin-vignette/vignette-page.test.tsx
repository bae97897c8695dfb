import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DEFAULT_BLUEPRINT } from '../../../../src/domain/exam/default-blueprint.ts';
import type { VersionReply, VignetteReply } from '../../../../src/wire/replies/questions.ts';
import { valueOf } from '../../../../web/features/admin-vignette/draft-values.ts';
import { keptDraft } from '../../../../web/features/admin-vignette/vignette-api.ts';
import { VignettePage } from '../../../../web/features/admin-vignette/vignette-page.tsx';
import { STALE } from '../../../../web/text/copy/admin-forms.ts';
import { ANSWERS, DRAFT, PREVIEW, SAVING, VIGNETTE } from '../../../../web/text/copy/admin-vignette.ts';
import { EXAM } from '../../../../web/text/copy/exam.ts';
import { fakeServer } from '../support/fake-server.ts';
import { forgetEverybody, signIn, student } from '../support/people.ts';
import { show } from '../support/screen.tsx';
import { FIGURE, question, version, vignette } from './vignette.ts';

const AT = '/admin/vignettes/v1';
const PUT = `PUT ${AT}/draft`;
const APPROVED = version({
  state: 'approved',
  questions: [
    question('q1', { rating: 57 }),
    question('q2', { withdrawn: { reason: 'Out of date', at: '2026-03-04T00:00:00.000Z' } }),
  ],
});

const server = fakeServer();
let now: VignetteReply;
beforeEach(() => {
  localStorage.clear();
  signIn(student([], { role: 'admin' }));
  server.on('GET /admin/blueprint', {
    body: { version: 0, confirmed: null, content: { ...DEFAULT_BLUEPRINT, vignette: { questions: 2 } } },
  });
  for (const id of ['q1', 'q2']) server.on(`GET /admin/questions/${id}/lessons`, { body: { places: [] } });
});
afterEach(forgetEverybody);

/** The page, whose server has this vignette. */
async function open(reply = vignette()) {
  now = reply;
  server.on(`GET ${AT}`, () => ({ body: now }));
  const shown = show(
    <Routes>
      <Route path="/admin/questions/:vignetteId" element={<VignettePage />} />
      <Route path="*" element={null} />
    </Routes>,
    '/admin/questions/v1',
  );
  await screen.findByRole('heading', { level: 1, name: /^V12/ });
  return shown;
}
/** Makes the server keep each save as the next revision, with these facts about it. */
function keepSaves(facts: Partial<VignetteReply> = {}, change: Partial<VersionReply> = {}) {
  server.on(PUT, ({ body }) => {
    const { title, case: text } = body as { title: string; case: string };
    const before = now.open ?? version();
    now = vignette({
      ...now,
      ...facts,
      open: { ...before, ...change, title, case: text, revision: before.revision + 1 },
    });
    return { body: now };
  });
}
const caseText = () => screen.getByLabelText<HTMLTextAreaElement>(DRAFT.caseText);
const type = (control: HTMLElement, value: string) => fireEvent.change(control, { target: { value } });
const turnAway = () => fireEvent.blur(window);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const sent = (call = 0) =>
  server.seen(PUT)[call]?.body as { revision: number; case: string; questions: { stem: string }[] };
const saved = () => screen.findByText(/^Saved /);

describe('a draft', () => {
  it('saves itself when its author turns away, over the revision that was read, again and again', async () => {
    keepSaves();
    await open();
    expect(screen.getByText(SAVING.allSaved)).toBeTruthy();
    type(caseText(), 'A man has much pain.');
    expect(screen.getByText(SAVING.edited)).toBeTruthy();
    turnAway();
    await saved();
    expect(sent()).toMatchObject({ revision: 3, case: 'A man has much pain.' });
    type(screen.getByLabelText(DRAFT.stem), 'Which tooth?');
    turnAway();
    await waitFor(() => expect(sent(1)).toMatchObject({ revision: 4, questions: [{ stem: 'Which tooth?' }, {}] }));
  });

  it('saves when its author leaves the page, and keeps what did not arrive for the next visit', async () => {
    server.on(PUT, 'no network');
    const { unmount } = await open();
    type(caseText(), 'Written in a tunnel.');
    unmount();
    await waitFor(() => expect(server.seen(PUT)).toHaveLength(1));
    keepSaves();
    await open();
    expect(screen.queryByLabelText(DRAFT.caseText)).toBeNull();
    press(SAVING.takeKept);
    expect(caseText().value).toBe('Written in a tunnel.');
    turnAway();
    await saved();
    expect(keptDraft('u1', 'v1').read()).toBeUndefined();
  });

  it('deletes what this device has kept when that is chosen', async () => {
    keptDraft('u1', 'v1').write({ ...valueOf(version()), case: 'Old words.' }, vignette());
    await open();
    press(SAVING.dropKept);
    expect(caseText().value).toBe('A man has pain.');
    expect(keptDraft('u1', 'v1').read()).toBeUndefined();
  });

  it('compares what this device has kept with a version that is newer', async () => {
    keptDraft('u1', 'v1').write({ ...valueOf(version()), case: 'Old words.' }, vignette());
    keepSaves();
    await open(vignette({ open: version({ revision: 5 }) }));
    expect(screen.getByText('Old words.')).toBeTruthy();
    press(STALE.keepMine);
    turnAway();
    await saved();
    expect(sent()).toMatchObject({ revision: 5, case: 'Old words.' });
  });

  it('shows the version of somebody else beside its own, and saves over it', async () => {
    await open();
    const current = vignette({ open: version({ revision: 8, title: 'Their title' }) });
    server.on(PUT, { status: 409, body: { message: 'Stale.', current } });
    caseText().focus();
    type(screen.getAllByLabelText(DRAFT.title)[0] as HTMLElement, 'My title');
    turnAway();
    const notice = within(
      (await screen.findByRole('heading', { name: SAVING.staleTitle })).parentElement as HTMLElement,
    );
    expect(notice.getByText('Their title')).toBeTruthy();
    // Whoever types goes on.
    expect(document.activeElement).toBe(caseText());
    press(SAVING.show);
    expect(document.activeElement?.contains(notice.getByText('Their title'))).toBe(true);
    now = current;
    keepSaves();
    press(STALE.keepMine);
    await saved();
    expect(sent(1)).toMatchObject({ revision: 8, title: 'My title' });
  });

  it('keeps the words of an author whose draft was submitted by somebody else', async () => {
    await open();
    const current = vignette({ open: version({ state: 'in-review', revision: 4 }) });
    server.on(PUT, { status: 409, body: { message: 'No draft.', current } });
    type(caseText(), 'Too late.');
    turnAway();
    expect(await screen.findByText(SAVING.gone)).toBeTruthy();
    expect(caseText().value).toBe('Too late.');
    expect(keptDraft('u1', 'v1').read()?.value.case).toBe('Too late.');
  });

  it('says at its field what was refused', async () => {
    const fields = { 'questions[0].references[0].url': 'Please enter a web address.' };
    server.on(PUT, { status: 422, body: { message: 'Please check.', fields } });
    await open();
    type(screen.getByLabelText(new RegExp(DRAFT.url)), 'guide');
    turnAway();
    expect(await screen.findByText('Please enter a web address.')).toBeTruthy();
    expect(screen.getByText(SAVING.refused)).toBeTruthy();
    press(SAVING.show);
    expect(document.activeElement).toBe(screen.getByLabelText(new RegExp(DRAFT.url)));
  });

  it('adds, marks and removes options, and sends which one is right', async () => {
    keepSaves();
    await open();
    press(DRAFT.addOption);
    expect(document.activeElement).toBe(screen.getByLabelText(DRAFT.option(4)));
    type(screen.getByLabelText(DRAFT.option(4)), 'Fracture');
    fireEvent.click(screen.getByRole('radio', { name: DRAFT.right(4) }));
    press(DRAFT.removeOption(1));
    turnAway();
    await saved();
    expect(sent().questions[0]).toMatchObject({
      options: [
        { id: 'q1b', isCorrect: false },
        { id: 'q1c', isCorrect: false },
        { text: 'Fracture', isCorrect: true },
      ],
    });
    press(DRAFT.removeOption(1));
    expect(screen.queryByRole('button', { name: /^Remove option/ })).toBeNull();
  });

  it('adds a figure to what is saved, and its line to the text', async () => {
    keepSaves();
    server.on('GET /upload/presign', {
      body: { uploadUrl: '/put', s3Key: 'thumbnails/a.png', contentType: 'image/png' },
    });
    server.on('PUT /put', {});
    server.on(`POST ${AT}/figures`, () => {
      now = vignette({ open: { ...(now.open ?? version()), figures: [FIGURE], revision: 5 } });
      return { status: 201, body: now };
    });
    const { user, container } = await open();
    type(caseText(), 'A man.');
    await user.upload(
      container.querySelector('input[type=file]') as HTMLInputElement,
      new File(['x'], 'a.png', { type: 'image/png' }),
    );
    expect(await screen.findByLabelText<HTMLTextAreaElement>(DRAFT.description)).toMatchObject({
      value: FIGURE.description,
    });
    expect(sent()).toMatchObject({ revision: 3, case: 'A man.' });
    press(DRAFT.insertFigure(1));
    expect(caseText().value).toBe('A man.\n{{figure:1}}\n');
    turnAway();
    await waitFor(() => expect(sent(1)).toMatchObject({ revision: 5, figures: [{ number: 1 }] }));
  });

  it('leads from the end of a question to the beginning of the next one', async () => {
    await open();
    press(DRAFT.nextQuestion(2));
    const stem = await screen.findByDisplayValue('Stem of q2');
    await waitFor(() => expect(document.activeElement).toBe(stem));
    expect(screen.queryByRole('button', { name: DRAFT.nextQuestion(3) })).toBeNull();
  });

  it('offers to call a question another one only where it is approved', async () => {
    await open(vignette({ approved: version({ questions: [question('q1')] }) }));
    expect(screen.getByLabelText(DRAFT.isNew)).toBeTruthy();
    fireEvent.click(screen.getByRole('tab', { name: DRAFT.question(2) }));
    expect(screen.getByDisplayValue('Stem of q2')).toBeTruthy();
    expect(screen.queryByLabelText(DRAFT.isNew)).toBeNull();
  });

  it('has the clusters of the blueprint, and says when they are not there', async () => {
    server.on('GET /admin/blueprint', { status: 503, body: { message: 'We are closed for a moment.' } });
    await open();
    expect(await screen.findByText(DRAFT.noBlueprint)).toBeTruthy();
    const cluster = () => within(screen.getByLabelText(DRAFT.cluster)).getAllByRole('option').length;
    expect(cluster()).toBe(2);
    const content = { ...DEFAULT_BLUEPRINT, clusters: [{ id: 'c1', short: 'A', title: 'Diagnosis', share: null }] };
    server.on('GET /admin/blueprint', { body: { version: 0, confirmed: null, content } });
    press(VIGNETTE.retry);
    expect(await screen.findByRole('option', { name: 'Diagnosis' })).toBeTruthy();
    expect(cluster()).toBe(2);
  });

  it('is previewed from what is saved', async () => {
    keepSaves();
    await open();
    type(caseText(), 'Typed just now.');
    fireEvent.click(screen.getByRole('tab', { name: VIGNETTE.view.preview }));
    expect(screen.getByText(PREVIEW.line)).toBeTruthy();
    expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ disabled }) => disabled)).toEqual([true, true, true]);
    await saved();
    expect(server.seen(PUT)).toHaveLength(1);
  });
});

describe('a question after the first', () => {
  const bare = question('q2', { cluster: '', subject: '', references: [] });

  it('takes references, cluster and subject from it, where it has none of its own', async () => {
    keepSaves();
    await open(vignette({ open: version({ questions: [question('q1'), bare] }) }));
    expect(screen.queryByRole('button', { name: DRAFT.sameReferences })).toBeNull();
    press(DRAFT.nextQuestion(2));
    press(DRAFT.sameReferences);
    press(DRAFT.samePlace);
    for (const name of [DRAFT.sameReferences, DRAFT.samePlace])
      expect(screen.queryByRole('button', { name })).toBeNull();
    await waitFor(() => expect(server.seen(PUT)).not.toEqual([]));
    const { questions } = server.seen(PUT).at(-1)!.body as { questions: object[] };
    const { cluster, subject, references } = question('q1');
    expect(questions[1]).toMatchObject({ cluster, subject, references });
  });

  it('with its own words is offered nothing', async () => {
    await open(vignette({ open: version({ questions: [question('q1'), question('q2')] }) }));
    press(DRAFT.nextQuestion(2));
    for (const name of [DRAFT.sameReferences, DRAFT.samePlace])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });
});

describe('a submission', () => {
  const faults = [
    { path: 'case', message: 'Please name the age.' },
    { path: 'questions[1].stem', message: 'Please write the question.' },
  ];

  it('counts the questions that are not finished, and complains only after a press, at the first place', async () => {
    const open2 = version({ case: '', questions: [question('q1'), question('q2', { stem: '' })] });
    await open(
      vignette({ open: open2, faults, hints: [{ path: 'questions[0].stem', message: 'Ask for what is right.' }] }),
    );
    expect(screen.getByText('The case and 1 question to finish')).toBeTruthy();
    expect(screen.getByRole('img', { name: DRAFT.missing(1) })).toBeTruthy();
    expect(screen.getByText('Ask for what is right.')).toBeTruthy();
    expect(screen.queryByText('Please name the age.')).toBeNull();
    press(DRAFT.submit);
    expect(await screen.findByText('Please name the age.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(caseText()));
    expect(server.seen(`POST ${AT}/submit`)).toEqual([]);
  });

  it('tells at once about a field that is written, without alarm', async () => {
    await open(vignette({ faults }));
    expect(screen.getByText('Please name the age.')).toBeTruthy();
    expect(caseText().getAttribute('aria-invalid')).toBeNull();
    expect(caseText().getAttribute('aria-describedby')).toContain('note');
  });

  it('goes out after what is unsaved, with its revision', async () => {
    keepSaves();
    await open();
    server.on(`POST ${AT}/submit`, () => ({ body: (now = vignette({ open: version({ state: 'in-review' }) })) }));
    type(caseText(), 'A last word.');
    press(DRAFT.submit);
    expect(await screen.findByText(VIGNETTE.done.submitted)).toBeTruthy();
    expect(server.seen(`POST ${AT}/submit`)[0]?.body).toEqual({ revision: 4 });
    expect(screen.getByText(VIGNETTE.inReviewOwn)).toBeTruthy();
  });

  it('says that it is approved where no review is needed', async () => {
    await open();
    server.on(`POST ${AT}/submit`, { body: vignette({ open: null, approved: APPROVED }) });
    press(DRAFT.submit);
    expect(await screen.findByText(VIGNETTE.done.approved)).toBeTruthy();
    expect(screen.getByRole('button', { name: ANSWERS.edit })).toBeTruthy();
  });
});

describe('a version in review', () => {
  const inReview = version({ state: 'in-review' });

  it('can be taken back by its author', async () => {
    server.on(`POST ${AT}/take-back`, () => ({ body: (now = vignette()) }));
    await open(vignette({ open: inReview }));
    const first = within(screen.getByRole('region', { name: DRAFT.question(1) }));
    expect(first.getByText('Because of the pulp.')).toBeTruthy();
    press(VIGNETTE.takeBack);
    expect(await screen.findByLabelText(DRAFT.caseText)).toBeTruthy();
  });

  it('does not show a reviewer what is right', async () => {
    await open(vignette({ open: inReview, isOwn: false }));
    const link = screen.getByRole('link', { name: VIGNETTE.toReview });
    expect(link.getAttribute('href')).toBe('/admin/questions/v1/review');
    expect(screen.queryByText('Because of the pulp.')).toBeNull();
    expect(screen.queryByText(EXAM.rightOption)).toBeNull();
  });
});

describe('an approved version', () => {
  it('has its ratings, its right options and a way to a new draft', async () => {
    await open(vignette({ open: null, approved: APPROVED }));
    expect(screen.getByText(ANSWERS.rating(57))).toBeTruthy();
    expect(screen.getAllByText(EXAM.rightOption)).toHaveLength(2);
    server.on(`POST ${AT}/draft`, {
      status: 201,
      body: vignette({ open: version({ number: 2 }), approved: APPROVED }),
    });
    press(ANSWERS.edit);
    expect(await screen.findByLabelText(DRAFT.caseText)).toBeTruthy();
  });

  it('has questions withdrawn for a reason, and reinstated', async () => {
    await open(vignette({ open: null, approved: APPROVED }));
    const second = within(screen.getByRole('region', { name: DRAFT.question(2) }));
    expect(second.getByText('Out of date')).toBeTruthy();
    server.on('DELETE /admin/questions/q2/withdrawal', {
      body: { questionId: 'q2', isWithdrawn: false, turnedResults: 0 },
    });
    press(ANSWERS.reinstate);
    expect(await screen.findByText(ANSWERS.didReinstate(0))).toBeTruthy();
    server.on('PUT /admin/questions/q1/withdrawal', {
      body: { questionId: 'q1', isWithdrawn: true, turnedResults: 2 },
    });
    fireEvent.click(screen.getAllByRole('button', { name: ANSWERS.withdraw })[0] as HTMLElement);
    const dialog = within(await screen.findByRole('dialog', { name: ANSWERS.withdrawTitle(1) }));
    type(dialog.getByLabelText(ANSWERS.reason), 'Two answers are right.');
    fireEvent.click(dialog.getByRole('button', { name: ANSWERS.confirm }));
    expect(await screen.findByText('Question withdrawn. It changes the outcome of 2 results.')).toBeTruthy();
    expect(server.seen('PUT /admin/questions/q1/withdrawal')[0]?.body).toEqual({ reason: 'Two answers are right.' });
  });
});

describe('its head', () => {
  const menu = async (name: string) => {
    fireEvent.click(screen.getByRole('button', { name: VIGNETTE.menu(12) }));
    fireEvent.click(await screen.findByRole('menuitem', { name }));
  };

  it('says what the reviewer wants, and that it is a demo', async () => {
    const review = {
      reviewer: 'Noor',
      decision: 'return',
      comment: 'Name the tooth.',
      decidedAt: '2026-03-03T00:00:00.000Z',
    } as const;
    await open(vignette({ isDemo: true, reviews: [review] }));
    expect(screen.getByText(VIGNETTE.returned('Noor'))).toBeTruthy();
    expect(screen.getByText('Name the tooth.')).toBeTruthy();
    expect(screen.getByText(EXAM.schoolDemo)).toBeTruthy();
  });

  it('moves it to the other pool', async () => {
    server.on(`PUT ${AT}/pool`, () => ({ body: (now = vignette({ pool: 'mock' })) }));
    await open();
    type(screen.getByLabelText(VIGNETTE.pool), 'mock');
    expect(await screen.findByText(VIGNETTE.moved('mock'))).toBeTruthy();
    expect(server.seen(`PUT ${AT}/pool`)[0]?.body).toEqual({ pool: 'mock' });
  });

  it('retires and restores it', async () => {
    server.on(`POST ${AT}/retire`, () => ({ body: (now = vignette({ retiredAt: '2026-03-03T00:00:00.000Z' })) }));
    await open();
    await menu(VIGNETTE.retire);
    expect(await screen.findByText(VIGNETTE.retiredLine)).toBeTruthy();
    server.on(`POST ${AT}/restore`, { body: vignette() });
    await menu(VIGNETTE.restore);
    await waitFor(() => expect(screen.queryByText(VIGNETTE.retiredLine)).toBeNull());
  });

  it('lists its versions', async () => {
    await open(vignette({ open: version({ number: 2 }), approved: APPROVED }));
    await menu(VIGNETTE.versions);
    const dialog = within(await screen.findByRole('dialog', { name: VIGNETTE.versions }));
    expect(dialog.getAllByText(/^Version/).map(({ textContent }) => textContent)).toContain(VIGNETTE.version(1));
  });

  it('discards its draft after a question; the list follows when nothing is left', async () => {
    server.on(`DELETE ${AT}/draft`, { status: 204 });
    const { user, address } = await open();
    await menu(VIGNETTE.discard);
    const dialog = within(await screen.findByRole('alertdialog', { name: VIGNETTE.discardTitle }));
    const sure = dialog.getByRole<HTMLButtonElement>('button', { name: VIGNETTE.discard });
    await waitFor(() => expect(sure.disabled).toBe(false));
    await user.click(sure);
    await waitFor(() => expect(address()).toBe('/admin/questions'));
  });
});
