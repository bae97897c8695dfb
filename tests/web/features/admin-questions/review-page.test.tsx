import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import { ReviewPage } from '../../../../web/features/admin-questions/review-page.tsx';
import { tabStorage } from '../../../../web/platform/storage.ts';
import { REVIEW } from '../../../../web/text/copy/admin-questions.ts';
import { EXAM } from '../../../../web/text/copy/exam.ts';
import { SHELL } from '../../../../web/text/copy/shell.ts';
import { fakeServer } from '../support/fake-server.ts';
import { signIn, student } from '../support/people.ts';
import { show } from '../support/screen.tsx';
import { blindVersion, keyedVersion } from './support/bank.ts';

const server = fakeServer();
const GET = 'GET /admin/vignettes/v1/review';
const RATE = 'POST /admin/vignettes/v1/review/ratings';
const DECIDE = 'POST /admin/vignettes/v1/review/decision';
const NOT_IN_REVIEW = {
  status: 409,
  body: { code: 'questions/not-in-review', message: 'This version is not in review any more.' },
};

beforeEach(() => {
  tabStorage.forget();
  signIn(student([], { role: 'admin' }));
  server.on(GET, { body: blindVersion() });
});

const open = () =>
  show(
    <Routes>
      <Route path="/admin/questions/:vignetteId/review" element={<ReviewPage />} />
      <Route path="*" element={null} />
    </Routes>,
    '/admin/questions/v1/review',
  );
type Open = ReturnType<typeof open>;
const question = async (at: number) => within(await screen.findByRole('region', { name: REVIEW.question(at, 2) }));
const rate = async (at: number, value: number) =>
  fireEvent.change((await question(at)).getByRole('slider'), { target: { value: String(value) } });
const choose = async ({ user }: Open, at: number, option: string) =>
  user.click((await question(at)).getByRole('radio', { name: `Option ${option} of q${at}` }));
const save = ({ user }: Open) => user.click(screen.getByRole('button', { name: REVIEW.save }));
const answerAll = async (page: Open) => {
  await choose(page, 1, 'b');
  await rate(1, 65);
  await choose(page, 2, 'c');
  await rate(2, 40);
};
const ANSWERS = keyedVersion().seen!.answers;

describe('a blind review', () => {
  it('shows case, figure and questions with nothing chosen', async () => {
    open();
    expect(await screen.findByText('Chewing hurts.')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'V12 A cracked molar' })).toBeTruthy();
    const picture = screen.getByRole('img', { name: 'A line across the crown of a molar.' });
    expect(picture.getAttribute('src')).toMatch(/figures\/large\.webp$/);
    expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['1600', '900']);
    expect(screen.getByText('Tooth 36 from above')).toBeTruthy();
    expect(screen.queryAllByRole('radio', { checked: true })).toEqual([]);
    for (const slider of screen.getAllByRole('slider'))
      expect(slider.getAttribute('aria-valuetext')).toBe(REVIEW.notRated);
  });

  it('shows the case over a question, for windows too narrow for both', async () => {
    const { user } = open();
    await user.click((await question(2)).getByRole('button', { name: REVIEW.showCase }));
    expect(within(await screen.findByRole('dialog', { name: REVIEW.case })).getByText('Chewing hurts.')).toBeTruthy();
  });

  it('sends nothing while a question is open, and goes to what is missing', async () => {
    const page = open();
    await choose(page, 1, 'b');
    await save(page);
    const first = await question(1);
    expect(first.getByText(REVIEW.noRating)).toBeTruthy();
    expect(document.activeElement).toBe(first.getByRole('slider'));
    expect((await question(2)).getByText(REVIEW.bothMissing)).toBeTruthy();
    expect(screen.getByText(REVIEW.incomplete(2))).toBeTruthy();
    await rate(1, 95);
    await rate(2, 20);
    expect((await question(2)).getByText(REVIEW.noOption)).toBeTruthy();
    await save(page);
    expect(document.activeElement).toBe((await question(2)).getAllByRole('radio')[0]);
    expect(server.seen(RATE)).toEqual([]);
  });

  it('takes the value in the middle of the slider by a press alone, which is no click if a finger makes it', async () => {
    open();
    const slider = (await question(1)).getByRole<HTMLInputElement>('slider');
    fireEvent.pointerUp(slider);
    expect(slider.getAttribute('aria-valuetext')).toBe(REVIEW.rated(Number(slider.value)));
  });

  it('saves the answers with the revision that was read, then shows what is right', async () => {
    server.on(RATE, { body: keyedVersion() });
    const page = open();
    await answerAll(page);
    expect(screen.getByText(REVIEW.progress(2, 2))).toBeTruthy();
    await save(page);
    const heading = await screen.findByRole('heading', { name: REVIEW.keys });
    expect(document.activeElement).toBe(heading);
    expect(server.seen(RATE)[0]?.body).toEqual({ revision: 4, answers: ANSWERS });
    expect(screen.getByText(REVIEW.score(1, 2))).toBeTruthy();
    const [first, second] = [await question(1), await question(2)];
    expect(first.getByText(EXAM.youWereRight)).toBeTruthy();
    expect(second.getByText(EXAM.youWereWrong('D'))).toBeTruthy();
    const own = within(second.getByText('Option c of q2').closest('li') as HTMLElement);
    expect(own.getByText(EXAM.yourAnswer)).toBeTruthy();
    expect(own.queryByText(EXAM.rightOption)).toBeNull();
    const right = within(second.getByText('Option d of q2').closest('li') as HTMLElement);
    expect(right.getByText(EXAM.rightOption)).toBeTruthy();
    expect(right.getByText('Why d of q2')).toBeTruthy();
    for (const words of ['Explanation of q2', 'Take-away of q2', REVIEW.yourRating, REVIEW.rated(40)])
      expect(second.getByText(words)).toBeTruthy();
    expect(second.getByRole('link', { name: /^Linked reference of q2/ }).getAttribute('href')).toBe(
      'https://example.com/nhmrc',
    );
    expect(second.getByText(/^Printed reference of q2/)).toBeTruthy();
  });

  it('keeps the answers over a reload until they are saved, of this version alone', async () => {
    server.on(RATE, 'no network');
    const page = open();
    await answerAll(page);
    await save(page);
    expect(await screen.findByText(SHELL.noAnswer)).toBeTruthy();
    page.unmount();

    const again = open();
    expect((await question(1)).getByRole<HTMLInputElement>('radio', { name: 'Option b of q1' }).checked).toBe(true);
    expect((await question(2)).getByText(REVIEW.rated(40))).toBeTruthy();
    server.on(RATE, { body: keyedVersion() });
    await save(again);
    await screen.findByRole('heading', { name: REVIEW.keys });
    again.unmount();

    open();
    await question(1);
    expect(screen.queryAllByRole('radio', { checked: true })).toEqual([]);
  });

  it('forgets what is kept of another revision, or is no answer', async () => {
    tabStorage.write('cusp.review.v1.1.3', JSON.stringify({ q1: { option: 'q1-a', rating: 50 } }));
    tabStorage.write(
      'cusp.review.v1.1.4',
      JSON.stringify({ q1: { option: 'gone', rating: 50.5 }, q2: { option: 'q2-a' } }),
    );
    open();
    expect((await question(1)).queryByRole('radio', { checked: true })).toBeNull();
    expect((await question(1)).getByText(REVIEW.notRated)).toBeTruthy();
    expect((await question(2)).getByRole('radio', { checked: true })).toBeTruthy();
  });
});

describe('a version that may not be reviewed', () => {
  it.each([
    ['is one’s own', { status: 403, body: { code: 'questions/own-work', message: 'Yours.' } }, REVIEW.own],
    ['has been taken back', NOT_IN_REVIEW, REVIEW.gone],
  ])('%s: a sentence, and the way back', async (_why, reply, words) => {
    server.on(GET, reply);
    open();
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.getByRole('link', { name: REVIEW.toQueue }).getAttribute('href')).toBe('/admin/questions/reviews');
  });

  it('has been taken back while it was answered', async () => {
    server.on(RATE, NOT_IN_REVIEW);
    const page = open();
    await answerAll(page);
    await save(page);
    expect(await screen.findByText(REVIEW.gone)).toBeTruthy();
  });

  it('could not be loaded: another try', async () => {
    server.on(GET, 'no network');
    const { user } = open();
    const retry = await screen.findByRole('button', { name: REVIEW.retry });
    server.on(GET, { body: blindVersion() });
    await user.click(retry);
    expect(await question(1)).toBeTruthy();
  });
});

describe('the decision', () => {
  beforeEach(() => server.on(GET, { body: keyedVersion() }));
  const loaded = async () => {
    const page = open();
    await screen.findByRole('heading', { name: REVIEW.decision });
    return page;
  };

  it('comes straight away after a reload, and approves when it is confirmed', async () => {
    server.on(DECIDE, { body: {} });
    const { user, address } = await loaded();
    await user.click(screen.getByRole('button', { name: REVIEW.approve }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(REVIEW.approveLine)).toBeTruthy();
    expect(server.seen(DECIDE)).toEqual([]);
    await user.click(dialog.getByRole('button', { name: REVIEW.approve }));
    await waitFor(() => expect(address()).toBe('/admin/questions/reviews'));
    expect(server.seen(DECIDE)[0]?.body).toEqual({ revision: 4, decision: 'approve', comment: '' });
    expect(screen.getByText(REVIEW.approved('A cracked molar'))).toBeTruthy();
  });

  it('returns with a comment, which the server asks for', async () => {
    const needed = 'Please tell the author what to change.';
    server.on(DECIDE, { status: 422, body: { message: needed, fields: { comment: needed } } });
    const { user, address } = await loaded();
    await user.click(screen.getByRole('button', { name: REVIEW.return }));
    expect(await screen.findByText(needed)).toBeTruthy();
    server.on(DECIDE, { body: {} });
    await user.type(screen.getByLabelText(new RegExp(REVIEW.comment)), 'Option b is also right.');
    await user.click(screen.getByRole('button', { name: REVIEW.return }));
    await waitFor(() => expect(address()).toBe('/admin/questions/reviews'));
    expect(server.seen(DECIDE)[1]?.body).toEqual({
      revision: 4,
      decision: 'return',
      comment: 'Option b is also right.',
    });
  });

  it('of a version that is gone says so', async () => {
    server.on(DECIDE, NOT_IN_REVIEW);
    const { user } = await loaded();
    await user.click(screen.getByRole('button', { name: REVIEW.return }));
    expect(await screen.findByText(REVIEW.gone)).toBeTruthy();
  });
});
