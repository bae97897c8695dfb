import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CourseDocuments } from '../../../../web/features/learning/course/course-documents.tsx';
import { Purchases } from '../../../../web/features/profile/purchases.tsx';
import { AskMentor } from '../../../../web/mentor/ask-mentor.tsx';
import { QuestionsHere } from '../../../../web/mentor/questions-here.tsx';
import { ASK_MENTOR } from '../../../../web/text/copy/ask-mentor.ts';
import { COURSE, info } from '../learning/support/course.ts';
import { fakeMedia, loadVideo, playTo, theVideo } from '../learning/support/media.ts';
import { open } from '../learning/support/screen.tsx';
import { echo, fakeServer as lessonServer } from '../learning/support/server.ts';
import { fakeServer } from '../support/fake-server.ts';
import { forgetEverybody, signIn, student } from '../support/people.ts';
import { show } from '../support/screen.tsx';
import { aThread } from './thread-samples.ts';

const TYPED = 'Why is fluoride not enough?';
const NO_TIME = { body: { medianMinutes: null } };
const shown = aThread({ id: 't2', isOwn: false, isShown: true });
const dialog = () => screen.findByRole('dialog', { name: ASK_MENTOR.ask });

afterEach(forgetEverybody);

describe('a question about a lesson', () => {
  beforeEach(() => {
    fakeMedia();
    vi.spyOn(HTMLMediaElement.prototype, 'duration', 'get').mockReturnValue(1800);
    signIn(student(['k1']));
  });
  afterEach(() => {
    localStorage.clear();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('has the second of the player, finds what was answered before, and is then below the lesson', async () => {
    let threads = [shown];
    const server = lessonServer({
      'GET /user/courses/k1': { body: COURSE },
      'GET /stream/info/b': info('b'),
      'PUT /user/progress/b': echo,
      'GET /mentor/answer-time': { body: { medianMinutes: 180 } },
      'GET /mentor/threads?contentId=b': () => ({ body: { threads, nextBefore: null } }),
      'GET /mentor/suggestions?contentId=b&q=Why+is+fluoride+not+enough%3F': { body: { threads: [shown] } },
      'POST /mentor/threads': () => {
        threads = [aThread({ state: 'open' }), shown];
        return { status: 201, body: threads[0] };
      },
    });
    open('/student/course/k1/video/b');
    await screen.findByRole('region', { name: 'Video player' });
    loadVideo();
    await userEvent.click(screen.getAllByRole('button', { name: 'Play' })[0]!);
    playTo(751.4);
    await userEvent.click(await screen.findByRole('button', { name: ASK_MENTOR.ask }));
    const asking = within(await dialog());
    expect(theVideo().paused, 'it waits').toBe(true);
    expect(asking.getByText(ASK_MENTOR.aboutTime('12:31'))).toBeTruthy();
    expect(await asking.findByText(/within 3 hours/)).toBeTruthy();

    fireEvent.change(asking.getByLabelText(ASK_MENTOR.text), { target: { value: TYPED } });
    expect(await asking.findByText(ASK_MENTOR.found(1))).toBeTruthy();
    await userEvent.click(asking.getByRole('button', { name: /Why is fluoride not enough here/ }));
    expect(asking.getByText(/Because the diet/)).toBeTruthy();
    expect(asking.getByText(ASK_MENTOR.by.asker)).toBeTruthy();

    await userEvent.click(asking.getByRole('button', { name: ASK_MENTOR.send }));
    expect(await screen.findByText(ASK_MENTOR.sent)).toBeTruthy();
    const [sent] = server.calls
      .filter(({ method }) => method === 'POST')
      .filter(({ path }) => path === '/mentor/threads');
    expect(sent?.body).toEqual({
      text: TYPED,
      idempotencyKey: expect.any(String),
      about: { kind: 'item', contentId: 'b', at: 751 },
    });
    const list = within(await screen.findByRole('list', { name: ASK_MENTOR.ofLesson }));
    expect(await list.findByText(ASK_MENTOR.states.open)).toBeTruthy();
    await userEvent.click(list.getAllByRole('button', { name: /at 12:31/ })[0]!);
    await userEvent.click(list.getByRole('button', { name: ASK_MENTOR.playAt('12:31') }));
    await waitFor(() => expect(theVideo().currentTime).toBe(751));
  });

  it('can be about the lesson as a whole', async () => {
    const server = lessonServer({
      'GET /user/courses/k1': { body: COURSE },
      'GET /stream/info/b': info('b'),
      'PUT /user/progress/b': echo,
      'GET /mentor/answer-time': NO_TIME,
      'POST /mentor/threads': { status: 201, body: aThread() },
    });
    open('/student/course/k1/video/b?t=300');
    await screen.findByRole('region', { name: 'Video player' });
    loadVideo();
    expect(await screen.findByText(ASK_MENTOR.none)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: ASK_MENTOR.ask }));
    const asking = within(await dialog());
    await userEvent.click(asking.getByRole('button', { name: ASK_MENTOR.removeTime }));
    fireEvent.change(asking.getByLabelText(ASK_MENTOR.text), { target: { value: 'Short' } });
    await userEvent.click(asking.getByRole('button', { name: ASK_MENTOR.send }));
    await screen.findByText(ASK_MENTOR.sent);
    const sent = server.calls.find(({ method, path }) => method === 'POST' && path === '/mentor/threads');
    expect(sent?.body).toMatchObject({ about: { kind: 'item', contentId: 'b' } });
    expect(sent?.body).not.toHaveProperty('about.at');
  });
});

describe('a question elsewhere', () => {
  const server = fakeServer();
  const POST = 'POST /mentor/threads';
  const bodies = () => server.seen(POST).map(({ body }) => body);
  const send = async (text: string) => {
    const asking = within(await screen.findByRole('dialog'));
    fireEvent.change(asking.getByLabelText(ASK_MENTOR.text), { target: { value: text } });
    fireEvent.click(asking.getByRole('button', { name: ASK_MENTOR.send }));
  };

  beforeEach(() => {
    signIn(student(['k1']));
    server.on('GET /mentor/answer-time', NO_TIME);
    server.on('GET /mentor/suggestions', { body: { threads: [] } });
  });

  it('says why it is refused, keeps the words, and sends the same message under the same name', async () => {
    const sentence = 'Please finish the section of your mock exam first.';
    server.on(POST, { status: 409, body: { message: sentence, code: 'support/exam-running' } });
    show(<AskMentor about={{ kind: 'nothing' }} subject="" />);
    fireEvent.click(screen.getByRole('button', { name: ASK_MENTOR.ask }));
    await send(TYPED);
    expect(await screen.findByText(sentence)).toBeTruthy();
    server.on(POST, { status: 429, body: { message: 'Please wait a moment.' } });
    await send(TYPED);
    expect(await screen.findByText('Please wait a moment.')).toBeTruthy();
    server.on(POST, { status: 201, body: aThread() });
    await send(`${TYPED} Please!`);
    expect(await screen.findByText(ASK_MENTOR.sent)).toBeTruthy();
    const keys = bodies().map((body) => (body as { idempotencyKey: string }).idempotencyKey);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('is not sent without words', async () => {
    show(<AskMentor about={{ kind: 'nothing' }} subject="" />);
    fireEvent.click(screen.getByRole('button', { name: ASK_MENTOR.ask }));
    await send('  ');
    expect(await screen.findByText('Please write your message.')).toBeTruthy();
    expect(bodies()).toEqual([]);
  });

  it('of a paper may name its page, and shows what was asked about it', async () => {
    server.on('GET /mentor/threads', { body: { threads: [aThread({ about: { at: null } })], nextBefore: null } });
    server.on(POST, { status: 422, body: { message: 'It has 3 pages.', fields: { 'about.page': 'It has 3 pages.' } } });
    const document = { _id: 'p', id: 'p', title: 'Mock Paper 1', s3Key: 'documents/p.pdf', tag: 'PDF', state: 'ready' };
    const paper = { ...document, preview: '', bytes: null, pageCount: 3 };
    show(<CourseDocuments modules={[{ ...COURSE_MODULE, documents: [paper] } as never]} />);
    fireEvent.click(screen.getByRole('button', { name: ASK_MENTOR.askAbout('Mock Paper 1') }));
    const asking = within(await dialog());
    expect(await asking.findByText(ASK_MENTOR.ofPaper)).toBeTruthy();
    fireEvent.change(asking.getByLabelText(ASK_MENTOR.page), { target: { value: '4' } });
    await send(TYPED);
    expect((await asking.findAllByText('It has 3 pages.')).length).toBeGreaterThan(0);
    server.on(POST, { status: 201, body: aThread() });
    fireEvent.change(asking.getByLabelText(ASK_MENTOR.page), { target: { value: '' } });
    await send(TYPED);
    expect(await screen.findByText(ASK_MENTOR.sent)).toBeTruthy();
    expect(bodies()).toEqual([
      expect.objectContaining({ about: { kind: 'page', contentId: 'p', page: 4 } }),
      expect.objectContaining({ about: { kind: 'item', contentId: 'p' } }),
    ]);
  });

  it('of an order names the order, and says who answers', async () => {
    const paid = { paidAt: '2026-11-01T00:00:00.000Z', total: 499, refunded: 0, documents: [], isExtension: false };
    server.on('GET /user/purchases', {
      body: [{ id: 'o1', receiptNumber: 'CUSP-1', courseId: 'k1', courseTitle: 'Mastery', ...paid }],
    });
    server.on(POST, { status: 201, body: aThread({ about: { kind: 'order' } }) });
    show(<Purchases />);
    fireEvent.click(await screen.findByRole('button', { name: ASK_MENTOR.askAboutOrder }));
    await send('Where is my receipt?');
    expect(await screen.findByText(ASK_MENTOR.orderSent)).toBeTruthy();
    expect(bodies()).toEqual([expect.objectContaining({ about: { kind: 'order', orderId: 'o1' } })]);
    expect(server.seen('GET /mentor/suggestions'), 'orders are private').toEqual([]);
  });

  it('is below the answer that it is about', async () => {
    server.on('GET /mentor/threads', (_seen, query) => ({
      body: { threads: query.get('questionId') === 'q1' ? [shown] : [], nextBefore: null },
    }));
    const about = { kind: 'question', questionId: 'q1', sittingId: 's1' } as const;
    show(<QuestionsHere about={about} subject="Question 1" heading="Asked" headingLevel="h4" />);
    fireEvent.click(await screen.findByRole('button', { name: /Why is fluoride/ }));
    expect(screen.getByText(/Because the diet/)).toBeTruthy();
    expect(screen.queryByText(ASK_MENTOR.states.answered), 'of others').toBeNull();
    fireEvent.click(screen.getByRole('button', { name: ASK_MENTOR.ask }));
    server.on(POST, { status: 201, body: aThread() });
    await send(TYPED);
    await screen.findByText(ASK_MENTOR.sent);
    expect(bodies()).toEqual([expect.objectContaining({ about })]);
  });

  it('is not for the team, which answers', () => {
    signIn(student([], { role: 'admin' }));
    show(<AskMentor about={{ kind: 'nothing' }} subject="" />);
    expect(screen.queryByRole('button', { name: ASK_MENTOR.ask })).toBeNull();
  });
});

const COURSE_MODULE = { _id: 'w1', id: 'w1', moduleNumber: 1, title: 'Papers', days: [] };
