import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { QuestionsPage } from '../../../../web/features/admin-questions/questions-page.tsx';
import * as files from '../../../../web/platform/save-file.ts';
import { BANK } from '../../../../web/text/copy/admin-bank.ts';
import { NEW_VIGNETTE, QUESTIONS, TALLIES } from '../../../../web/text/copy/admin-questions.ts';
import { EXAM } from '../../../../web/text/copy/exam.ts';
import { SHELL } from '../../../../web/text/copy/shell.ts';
import { schoolDay } from '../../../../web/text/dates.ts';
import { fakeServer } from '../support/fake-server.ts';
import { signIn, student } from '../support/people.ts';
import { show } from '../support/screen.tsx';
import { BLUEPRINT_REPLY, listing, pageOf } from './support/bank.ts';

const server = fakeServer();
const VIGNETTES = 'GET /admin/vignettes';
const approved = { cluster: 'c1', subject: 'radiology', state: 'approved', isDemo: false };

beforeEach(() => {
  signIn(student([], { role: 'admin' }));
  server.on('GET /admin/blueprint', { body: BLUEPRINT_REPLY });
  server.on('GET /admin/question-tallies', { body: { rows: [] } });
  server.on('GET /admin/to-do', { body: { waitingReviews: 0, openReports: 0 } });
  server.on(VIGNETTES, pageOf([listing(1)]));
});

afterEach(() => void vi.restoreAllMocks());

const row = async (name: RegExp) => within((await screen.findByRole('link', { name })).closest('tr') as HTMLElement);

describe('/admin/questions', () => {
  it('shows each vignette as a link to its editor, with its state, use, topics and author', async () => {
    server.on(
      VIGNETTES,
      pageOf([
        listing(12, { state: 'draft', pool: 'mock', isDemo: true, author: '', questions: 4 }),
        listing(3, { retiredAt: '2026-11-21T10:00:00.000Z', isApproved: true }),
        listing(2, { state: 'draft', isApproved: false, clusters: [''], subjects: [''] }),
        listing(1, { clusters: ['c4', 'c2', 'c1', 'c3'], subjects: ['endodontics', 'periodontics', 'radiology'] }),
        listing(0, { clusters: ['c4', 'c2', 'c1', 'c3'], subjects: [''] }),
      ]),
    );
    show(<QuestionsPage />);
    const twelve = await row(/V12 Vignette number 12/);
    expect(twelve.getByRole('link').getAttribute('href')).toBe('/admin/questions/v12');
    expect(await twelve.findByText('Diagnosis and planning · Endodontics')).toBeTruthy();
    for (const words of [BANK.states.draft, QUESTIONS.approvedBefore, QUESTIONS.demo, BANK.noAuthor])
      expect(twelve.getByText(words)).toBeTruthy();
    expect(twelve.getByText(`${BANK.pools.mock} · ${BANK.questions(4)}`)).toBeTruthy();
    expect((await row(/V3 /)).getByText(BANK.retired)).toBeTruthy();
    expect((await row(/V2 /)).getByText(QUESTIONS.noTopics)).toBeTruthy();
    expect((await row(/V2 /)).queryByText(QUESTIONS.approvedBefore)).toBeNull();
    const topics = (await row(/V1 /)).getByText(QUESTIONS.others('Endodontics', 2));
    expect(topics.title).toBe(`${QUESTIONS.allClusters} · Endodontics · Periodontics · Radiology and imaging`);
    expect((await row(/V0 /)).getByText(QUESTIONS.allClusters)).toBeTruthy();
  });

  it('says once that demo cases are not reviewed, and marks them among others alone', async () => {
    server.on(VIGNETTES, pageOf([listing(2, { isDemo: true }), listing(1, { isDemo: true })]));
    const { unmount } = show(<QuestionsPage />);
    expect(await screen.findAllByText(EXAM.schoolDemo)).toHaveLength(1);
    expect(screen.queryByText(QUESTIONS.demo)).toBeNull();
    unmount();
    server.on(VIGNETTES, pageOf([listing(2, { isDemo: true }), listing(1)]));
    show(<QuestionsPage />);
    expect((await row(/V2 /)).getByText(QUESTIONS.demo)).toBeTruthy();
    expect((await row(/V1 /)).queryByText(QUESTIONS.demo)).toBeNull();
    expect(screen.getAllByText(EXAM.schoolDemo)).toHaveLength(1);
  });

  it('asks the server with the filters, which stay in the address', async () => {
    const asked: string[] = [];
    server.on(VIGNETTES, (_seen, query) => {
      asked.push(query.toString());
      return pageOf([]);
    });
    const { user, address } = show(<QuestionsPage />);
    expect(await screen.findByText(QUESTIONS.none)).toBeTruthy();
    await user.selectOptions(screen.getByLabelText(QUESTIONS.state), BANK.retired);
    await user.selectOptions(screen.getByLabelText(QUESTIONS.pool), BANK.pools.mock);
    await screen.findByRole('option', { name: 'Endodontics' });
    await user.selectOptions(screen.getByLabelText(QUESTIONS.subject), 'Endodontics');
    await user.selectOptions(screen.getByLabelText(QUESTIONS.cluster), 'Diagnosis and management planning');
    const all = 'state=retired&pool=mock&cluster=c3&subject=endodontics';
    await waitFor(() => expect(asked.at(-1)).toBe(all));
    expect(address()).toBe(`/?${all}`);
    await user.click(await screen.findByRole('button', { name: QUESTIONS.showAll }));
    expect(address()).toBe('/');
  });

  it('exports what the filters find, and has nothing to export where that is nothing', async () => {
    const saved = vi.spyOn(files, 'saveFile').mockImplementation(() => undefined);
    const asked: string[] = [];
    server.on('GET /admin/question-exports.csv', (_seen, query) => {
      asked.push(query.toString());
      return { body: 'case' };
    });
    const { user } = show(<QuestionsPage />, '/?pool=mock&search=molar');
    await row(/V1 /);
    await user.click(screen.getByRole('button', { name: QUESTIONS.exportFound }));
    expect(await screen.findByText(QUESTIONS.exported)).toBeTruthy();
    expect(asked).toEqual(['search=molar&pool=mock']);
    expect(saved).toHaveBeenCalledWith(expect.anything(), `questions-${schoolDay()}.csv`);
    server.on(VIGNETTES, pageOf([]));
    await user.selectOptions(screen.getByLabelText(QUESTIONS.state), BANK.retired);
    await screen.findByText(QUESTIONS.notFound);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: QUESTIONS.exportFound }).disabled).toBe(true);
  });

  it('says how many reviews and reports wait for this member of the team', async () => {
    server.on('GET /admin/to-do', { body: { waitingReviews: 2, openReports: 1 } });
    show(<QuestionsPage />);
    expect(await screen.findByRole('link', { name: `Reviews ${QUESTIONS.waiting(2)}` })).toBeTruthy();
    expect(screen.getByRole('link', { name: `Reports ${QUESTIONS.open(1)}` })).toBeTruthy();
    expect(screen.queryByRole('button', { name: QUESTIONS.more })).toBeNull();
  });

  it('has one button on phones, and the rest with its numbers in a menu', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (media) => Object.assign(new EventTarget(), { media, matches: media === '(max-width: 899px)' }) as MediaQueryList,
    );
    vi.spyOn(files, 'saveFile').mockImplementation(() => undefined);
    server.on('GET /admin/question-exports.csv', { body: 'case' });
    server.on('GET /admin/to-do', { body: { waitingReviews: 2, openReports: 0 } });
    const { user, address } = show(<QuestionsPage />);
    await row(/V1 /);
    expect(screen.getByRole('button', { name: QUESTIONS.create })).toBeTruthy();
    for (const role of ['link', 'button'])
      expect(screen.queryByRole(role, { name: /^(?:Reviews|Reports|Import|Export)/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: QUESTIONS.more }));
    const items = await screen.findAllByRole('menuitem');
    expect(items).toHaveLength(4);
    expect(screen.getByRole('menuitem', { name: `Reviews ${QUESTIONS.waiting(2)}` })).toBeTruthy();
    await user.click(screen.getByRole('menuitem', { name: QUESTIONS.export }));
    expect(await screen.findByText(QUESTIONS.exported)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: QUESTIONS.more }));
    await user.click(await screen.findByRole('menuitem', { name: QUESTIONS.reports }));
    expect(address()).toBe('/admin/questions/reports');
  });
});

describe('what one mock exam needs', () => {
  const openDetails = async (user: ReturnType<typeof show>['user'], approved: number) =>
    user.click(await screen.findByRole('button', { name: `${TALLIES.approved(approved, 280)} · ${TALLIES.details}` }));

  it('is one line; each cluster is said on demand, and that nobody has confirmed it', async () => {
    const rows = [
      { ...approved, pool: 'mock', questions: 40 },
      { ...approved, cluster: 'c2', pool: 'mock', questions: 75 },
      { ...approved, pool: 'practice', questions: 12 },
      { ...approved, state: 'draft', pool: 'practice', questions: 3 },
    ];
    server.on('GET /admin/question-tallies', { body: { rows } });
    const { user } = show(<QuestionsPage />);
    // Missing: 30 of the first cluster and 70 of each without questions.
    await openDetails(user, 110);
    expect(screen.getByText(TALLIES.summary(280, 170))).toBeTruthy();
    expect(screen.getByText(EXAM.unconfirmed)).toBeTruthy();
    const table = within(screen.getByRole('table', { name: TALLIES.clusters }));
    const first = within(table.getByRole('row', { name: /^Professionalism/ }));
    for (const words of [TALLIES.of(40, 70), TALLIES.missing(30), '12', '3'])
      expect(first.getByText(words)).toBeTruthy();
    expect(table.getAllByText(TALLIES.enough)).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: TALLIES.subjects }));
    const subjects = within(screen.getByRole('table', { name: TALLIES.subjects }));
    expect(within(subjects.getByRole('row', { name: /^Radiology/ })).getByText('115')).toBeTruthy();
  });

  it('is not met by demo questions, which are counted as such until there are others', async () => {
    const demo = { ...approved, isDemo: true, pool: 'mock', questions: 75 };
    server.on('GET /admin/question-tallies', { body: { rows: [demo] } });
    const { user, unmount } = show(<QuestionsPage />);
    await openDetails(user, 0);
    expect(screen.getByText(TALLIES.demoSummary(280))).toBeTruthy();
    expect(screen.getByText(TALLIES.demoOnly)).toBeTruthy();
    const first = within(screen.getByRole('row', { name: /^Professionalism/ }));
    expect(first.getByText('75')).toBeTruthy();
    expect(screen.queryByText(TALLIES.enough)).toBeNull();
    unmount();

    server.on('GET /admin/question-tallies', { body: { rows: [demo, { ...approved, pool: 'mock', questions: 40 }] } });
    const again = show(<QuestionsPage />);
    await openDetails(again.user, 40);
    expect(screen.getByText(TALLIES.summary(280, 240))).toBeTruthy();
    expect(screen.getByText(TALLIES.demoLeftOut)).toBeTruthy();
    expect(screen.getByText(TALLIES.of(40, 70))).toBeTruthy();
  });

  it('that cannot be counted says so beside a list that is there', async () => {
    server.on('GET /admin/question-tallies', { status: 503, body: { message: 'Closed.' } });
    show(<QuestionsPage />);
    expect(await screen.findByText(TALLIES.failed)).toBeTruthy();
    expect(await row(/V1 /)).toBeTruthy();
  });
});

describe('a new vignette', () => {
  const POST = 'POST /admin/vignettes';
  const begin = async () => {
    const shown = show(<QuestionsPage />);
    await shown.user.click(screen.getByRole('button', { name: QUESTIONS.create }));
    await shown.user.type(await screen.findByLabelText(NEW_VIGNETTE.name), 'A cracked molar');
    await shown.user.selectOptions(screen.getByRole('dialog').querySelector('select')!, BANK.pools.mock);
    return { ...shown, create: () => shown.user.click(screen.getByRole('button', { name: NEW_VIGNETTE.create })) };
  };

  it('leads to its editor; a second attempt is the same request', async () => {
    server.on(POST, 'no network');
    const { create, address } = await begin();
    await create();
    expect(await screen.findByText(SHELL.noAnswer)).toBeTruthy();
    server.on(POST, { status: 201, body: { id: 'v7' } });
    await create();
    await waitFor(() => expect(address()).toBe('/admin/questions/v7'));
    const [first, second] = server.seen(POST).map(({ body }) => body);
    expect(first).toMatchObject({ title: 'A cracked molar', pool: 'mock' });
    expect(second).toEqual(first);
  });

  it('needs a title', async () => {
    const { user, create } = await begin();
    await user.clear(screen.getByLabelText(NEW_VIGNETTE.name));
    await create();
    expect(await screen.findByText('Please enter a title.')).toBeTruthy();
    expect(server.seen(POST)).toEqual([]);
  });
});
