import { act, screen, waitFor, within } from '@testing-library/react';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { Route, Routes } from 'react-router';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { SittingReply } from '../../../../src/wire/replies/sittings.ts';
import { sessionStore } from '../../../../web/api/session-store.ts';
import { signInWindow } from '../../../../web/api/sign-in-again.ts';
import { noteMadeHere } from '../../../../web/exam/answering/open-answering.ts';
import { SittingPage } from '../../../../web/features/exam-sitting/sitting-page.tsx';
import { keepPreferences } from '../../../../web/platform/player-preferences.ts';
import { tabStorage } from '../../../../web/platform/storage.ts';
import { EXAM } from '../../../../web/text/copy/exam.ts';
import { SIGN_IN_AGAIN } from '../../../../web/text/copy/sign-in-again.ts';
import { AFTER, BEFORE, CHIP, KEYS, LEAVE, OVERVIEW, RUNNER, SITTING } from '../../../../web/text/copy/sitting.ts';
import { dayOf } from '../../../../web/text/dates.ts';
import {
  minutesLater,
  overSection,
  runningSection,
  runningSitting,
  sitting,
  waitingSection,
} from '../../exam/sittings.ts';
import { fakeServer, NOT_FOUND } from '../support/fake-server.ts';
import { signIn, student } from '../support/people.ts';
import { show } from '../support/screen.tsx';
import { conflict, fakeSitting, inOneSection, READ, SAVE, SUBMIT, TAKE_OVER } from './fake-sitting.ts';

const server = fakeServer();

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('IDBKeyRange', IDBKeyRange);
  Element.prototype.scrollIntoView = vi.fn();
  tabStorage.forget();
  keepPreferences({ hasShortcuts: true });
  signIn(student(['c1']));
  for (const size of ['large', 'small']) server.on(`GET /stream/figures/f1/${size}.webp`, {});
});

const open = () =>
  show(
    <Routes>
      <Route path="/exam/sitting/:sittingId" element={<SittingPage />} />
      <Route path="*" element={null} />
    </Routes>,
    '/exam/sitting/s1',
  );

/** Opens the page of the device that made the sitting. */
async function openMade(reply: SittingReply) {
  const school = fakeSitting(server, reply);
  await noteMadeHere('u1', reply);
  return { school, page: open() };
}

const EXPLAINED = {
  explanationBlocks: [
    { kind: 'paragraph', inlines: [{ text: 'Because of the nerve.', isStrong: false, isEm: false }] },
  ],
  why: [{ option: 'q1b', text: 'It is not that.' }],
  takeaway: 'Test the nerve.',
  references: [],
};

const question = async (position: number, count = 3) =>
  within(await screen.findByRole('region', { name: SITTING.question(position, count) }));
const option = (text: string) => screen.getByRole<HTMLInputElement>('radio', { name: new RegExp(`^${text}`) });
const button = (name: string) => screen.getByRole('button', { name });
const chip = (words: string | RegExp) => screen.findByText(words, { ignore: '[role=status] *' }, { timeout: 8000 });
const saved = () => chip(/^Saved /);
const goOffline = (isOnline: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
};

describe('before a test', () => {
  it('shows rules, sections and what this device can do, and starts the first section', async () => {
    const { page } = await openMade(sitting({ now: new Date().toISOString(), isConfirmed: false, isShort: true }));
    expect(await screen.findByRole('heading', { level: 1, name: BEFORE.heading })).toBeTruthy();
    expect(screen.getByText(new RegExp(EXAM.schoolUnconfirmed))).toBeTruthy();
    expect(screen.getByText(BEFORE.short)).toBeTruthy();
    expect(screen.getByText(BEFORE.breakLine(60))).toBeTruthy();
    expect(screen.getAllByText('2 cases · 3 questions · 60 minutes')).toHaveLength(2);
    expect(await screen.findByText(BEFORE.serverOk)).toBeTruthy();
    expect(screen.getByText(BEFORE.storageOk)).toBeTruthy();
    const scrollTo = vi.spyOn(window, 'scrollTo');
    await page.user.click(button(BEFORE.start(1, 2)));
    expect((await question(1)).getByText('Stem of q1.')).toBeTruthy();
    // The button that started it was far down, and is gone.
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: SITTING.section(1, 2) }));
    expect(scrollTo).toHaveBeenCalledWith(0, 0);
    expect(screen.getByRole('region', { name: EXAM.case }).textContent).toContain('A tooth hurts at night.');
  });

  it('says what is wrong with a device, and starts all the same', async () => {
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new DOMException('private', 'SecurityError');
      },
    });
    fakeSitting(server, sitting({ now: '2020-01-01T00:00:00.000Z' }));
    const { user } = open();
    expect(await screen.findByText(BEFORE.storageFails)).toBeTruthy();
    expect(screen.getByText(/^Clock: your device is .* ahead/)).toBeTruthy();
    await user.click(button(BEFORE.start(1, 2)));
    await question(1);
    expect(screen.getByText(RUNNER.journalLost)).toBeTruthy();
  });

  it('is short from the second practice test on, and never of a mock exam', async () => {
    keepPreferences({ hasSatTest: true });
    onTestFinished(() => keepPreferences({ hasSatTest: false }));
    const ready = {
      ...inOneSection({ kind: 'timed', mockExamId: null, state: 'ready', now: new Date().toISOString() }),
      sections: [waitingSection(1)],
    };
    const { page } = await openMade(ready);
    expect(await screen.findByRole('button', { name: BEFORE.start(1, 1) })).toBeTruthy();
    expect(screen.getByText(BEFORE.expires(dayOf(ready.expiresAt)))).toBeTruthy();
    expect(screen.queryByText(BEFORE.rules)).toBeNull();
    expect(screen.queryByText(BEFORE.checks)).toBeNull();
    page.unmount();
    await openMade(sitting({ now: new Date().toISOString() }));
    expect(await screen.findByText(BEFORE.rules)).toBeTruthy();
    expect(screen.getByText(BEFORE.total('2 h'))).toBeTruthy();
  });

  it('says why a section cannot start', async () => {
    const { page } = await openMade(sitting());
    server.on('POST /exam/sittings/s1/sections/1/start', {
      status: 403,
      body: { code: 'exam/no-access', message: 'None of your courses includes this.' },
    });
    await page.user.click(await screen.findByRole('button', { name: BEFORE.start(1, 2) }));
    expect(await screen.findByText('None of your courses includes this.')).toBeTruthy();
  });

  it('takes over what another device has only looked at', async () => {
    fakeSitting(server, sitting());
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: BEFORE.start(1, 2) }));
    await question(1);
    expect(server.seen(TAKE_OVER)).toHaveLength(1);
  });

  it('is not found in another account', async () => {
    server.on(READ, NOT_FOUND);
    open();
    expect(await screen.findByText(SITTING.notFound)).toBeTruthy();
  });
});

describe('a question', () => {
  it('keeps an answer, a strike and a flag', async () => {
    const { page, school } = await openMade(inOneSection());
    await question(1);
    await page.user.click(button(EXAM.strike('A')));
    await page.user.click(button(RUNNER.flag));
    await page.user.click(option('Option b of q1'));
    await waitFor(() => expect(option('Option b of q1').checked).toBe(true));
    expect(option('Option a of q1').labels?.[0]?.textContent).toContain(EXAM.struck);
    expect(button(RUNNER.flagged).getAttribute('aria-pressed')).toBe('true');
    await saved();
    expect(school.answers()).toEqual([
      { question: 'q1', option: 'q1b', flagged: true, struck: ['q1a'], seconds: expect.any(Number) as number },
    ]);
  });

  it('undoes the strike of an option that is chosen, and strikes none that is', async () => {
    const { page, school } = await openMade(inOneSection());
    await question(1);
    await page.user.click(button(EXAM.strike('A')));
    await page.user.click(option('Option a of q1'));
    await waitFor(() => expect(option('Option a of q1').checked).toBe(true));
    await page.user.keyboard('{Shift>}a{/Shift}');
    await saved();
    expect(school.answers()).toMatchObject([{ option: 'q1a', struck: [] }]);
  });

  it('is answered by keys alone, to the end of the section', async () => {
    const { page, school } = await openMade(inOneSection());
    await question(1);
    await page.user.keyboard('2');
    await page.user.keyboard('[ShiftLeft>][Digit1][/ShiftLeft]');
    await page.user.keyboard('n');
    await question(2);
    expect(document.activeElement?.textContent).toBe(SITTING.question(2, 3));
    await page.user.keyboard('dfn');
    await question(3);
    await page.user.keyboard('p');
    await question(2);
    await page.user.keyboard('r');
    expect(document.activeElement).toBe(screen.getByRole('region', { name: EXAM.case }));
    await page.user.keyboard('r');
    expect(document.activeElement?.textContent).toBe(SITTING.question(2, 3));
    await page.user.keyboard('o');
    expect(await screen.findByRole('heading', { name: OVERVIEW.title })).toBe(document.activeElement);
    button(OVERVIEW.endTest).focus();
    await page.user.keyboard('{Enter}');
    await page.user.keyboard('{Enter}');
    expect(document.activeElement).toBe(button(OVERVIEW.endTest));
    await page.user.keyboard('{Enter}{Shift>}{Tab}{/Shift}{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: AFTER.over })).toBe(document.activeElement);
    expect(server.seen(SUBMIT)[0]?.body).toMatchObject({
      answers: [
        { question: 'q1', option: 'q1b', struck: ['q1a'] },
        { question: 'q2', option: 'q2d', flagged: true },
      ],
    });
    expect(school.answers()).toEqual([]);
  });

  it('is met before the next one while its case fills the screen', async () => {
    const { page } = await openMade(inOneSection());
    await question(1);
    // Its words change whenever the browser looks what is in sight.
    const forward = () =>
      within(screen.getByRole('navigation', { name: RUNNER.steps }))
        .getAllByRole('button')
        .at(-1)!;
    // Nothing is laid out here: the question stands below the window, until it is scrolled to.
    const place = vi.spyOn(HTMLHeadingElement.prototype, 'getBoundingClientRect');
    place.mockReturnValue({ bottom: 5000 } as DOMRect);
    await page.user.click(forward());
    await page.user.keyboard('n');
    expect(document.activeElement?.textContent).toBe(SITTING.question(1, 3));
    place.mockRestore();
    await page.user.click(forward());
    await question(2);
  });

  it('knows no keys once they are switched off', async () => {
    const { page } = await openMade(inOneSection());
    await question(1);
    await page.user.click(button(RUNNER.keys));
    await page.user.click(await screen.findByRole('switch', { name: KEYS.isOn }));
    await page.user.click(button(KEYS.close));
    await question(1);
    await page.user.keyboard('n2');
    expect(screen.queryAllByRole('radio', { checked: true })).toEqual([]);
    await question(1);
  });

  it('is the same one after a reload, with its answer', async () => {
    const { page } = await openMade(inOneSection());
    await question(1);
    await page.user.click(button(RUNNER.next));
    await question(2);
    await page.user.click(option('Option c of q2'));
    await waitFor(() => expect(option('Option c of q2').checked).toBe(true));
    page.unmount();
    open();
    await question(2);
    await waitFor(() => expect(option('Option c of q2').checked).toBe(true));
  });

  it('needs no request, also when it is the first one of another case', async () => {
    const { page } = await openMade(inOneSection());
    await question(1);
    for (const size of ['large', 'small'])
      await waitFor(() => expect(server.seen(`GET /stream/figures/f1/${size}.webp`)).toHaveLength(1));
    const before = server.calls().length;
    await page.user.keyboard('n');
    await question(2);
    await page.user.keyboard('n');
    await question(3);
    const asked = server.calls().slice(before);
    // What was done so far is saved meanwhile.
    expect(asked.filter((call) => call !== SAVE)).toEqual([]);
  });

  it('has its figure, which is made larger by keys', async () => {
    const { page } = await openMade(inOneSection());
    await question(1);
    // Brought when the section began, and drawn from this copy: the case of a section needs no network.
    for (const size of ['large', 'small'])
      await waitFor(() => expect(server.seen(`GET /stream/figures/f1/${size}.webp`)).toHaveLength(1));
    await page.user.keyboard('nn');
    const picture = await screen.findByRole('img', { name: 'A line across the crown of a molar.' });
    await waitFor(() => expect(picture.getAttribute('src')).toMatch(/^blob:/));
    button(EXAM.larger).focus();
    await page.user.keyboard('{Enter}++');
    expect(screen.getByText(EXAM.zoom(300))).toBeTruthy();
    expect(screen.getByRole('region', { name: /^Picture, enlarged/ }).contains(picture)).toBe(true);
    await page.user.keyboard('0');
    expect(screen.getByText(EXAM.zoom(100))).toBeTruthy();
  });

  it('counts the time silently, and hides it until five minutes before the end', async () => {
    const { page, school } = await openMade(inOneSection());
    await question(1);
    const timer = await screen.findByRole('timer', { name: RUNNER.timeLeft });
    expect(timer.getAttribute('aria-live')).toBe('off');
    await waitFor(() => expect(timer.textContent).toMatch(/^(59:\d\d|1:00:00)$/));
    await page.user.click(button(RUNNER.hideTime));
    expect(screen.queryByRole('timer')).toBeNull();
    page.unmount();
    school.becomes({ sections: [runningSection(1, { deadlineAt: minutesLater(4) })] });
    open();
    await question(1);
    await waitFor(() => expect(screen.getByRole('timer').textContent).toMatch(/^[34]:\d\d$/));
    expect(screen.queryByRole('button', { name: RUNNER.hideTime })).toBeNull();
  });

  it('says once that five minutes are left, in a region of its own', async () => {
    const { school } = await openMade(inOneSection());
    // The fake server's clock is a second further with each answer.
    school.becomes({ sections: [runningSection(1, { deadlineAt: minutesLater(5 + 4 / 60) })] });
    await question(1);
    const said = await screen.findByText(RUNNER.announce(5), {}, { timeout: 8000 });
    expect(said.closest('[role=status]')?.contains(screen.getByRole('timer'))).toBe(false);
  });

  it('prints nothing', async () => {
    const { page } = await openMade(inOneSection());
    const region = (await question(1)).getByText('Stem of q1.');
    expect(region.closest('[data-print=hide]')?.contains(page.getByRole('heading', { level: 1 }))).toBe(true);
  });
});

describe('the overview', () => {
  it('says of each question how far it is, and leads to the first open one', async () => {
    const { page } = await openMade(inOneSection());
    await question(1);
    await page.user.keyboard('1fno');
    await screen.findByRole('heading', { name: OVERVIEW.title });
    expect(
      screen.getAllByRole('button', { name: /^Question \d/ }).map((cell) => cell.getAttribute('aria-label')),
    ).toEqual(['Question 1, answered, flagged', 'Question 2, open', 'Question 3, not seen']);
    expect(screen.getByText('1 of 3 answered · 1 flagged')).toBeTruthy();
    await page.user.click(button(OVERVIEW.toFirstOpen));
    await question(2);
  });

  it('asks once more before the section ends', async () => {
    const { page } = await openMade(runningSitting());
    await question(1);
    await page.user.keyboard('1o');
    await page.user.click(await screen.findByRole('button', { name: OVERVIEW.end }));
    expect(screen.getByText(OVERVIEW.askOpen(2))).toBeTruthy();
    await page.user.click(button(OVERVIEW.no));
    expect(server.seen(SUBMIT)).toEqual([]);
    await page.user.click(button(OVERVIEW.end));
    await page.user.click(button(OVERVIEW.yes));
    expect(await screen.findByRole('heading', { level: 1, name: AFTER.between })).toBeTruthy();
    expect(screen.getByText(AFTER.handedIn('Section 1'))).toBeTruthy();
    expect(screen.getByText(BEFORE.breakLine(60))).toBeTruthy();
    expect(button(BEFORE.start(2, 2))).toBeTruthy();
  });
});

describe('a section in trouble', () => {
  it('goes on without a connection, and saves when it is back', async () => {
    const { page, school } = await openMade(inOneSection());
    await question(1);
    goOffline(false);
    expect(await chip(CHIP.offlineSaved)).toBeTruthy();
    server.on(SAVE, 'no network');
    await page.user.keyboard('1n2');
    expect(await chip(CHIP.offline(2))).toBeTruthy();
    school.saves();
    goOffline(true);
    await saved();
    expect(school.answers()).toMatchObject([{ option: 'q1a' }, { option: 'q2b' }]);
    expect(screen.getByText(CHIP.again).closest('[role=status]')).toBeTruthy();
  });

  it('says that nothing is saved while the server does not answer', async () => {
    const { page } = await openMade(inOneSection());
    await question(1);
    server.on(SAVE, { status: 503 });
    await page.user.keyboard('1');
    expect(await chip(CHIP.notSaved(1))).toBeTruthy();
  });

  it('can only be read once another device has it, and continues here when it is asked to', async () => {
    const { page, school } = await openMade(inOneSection());
    await question(1);
    school.becomes({ writer: { number: 5, device: 'Safari, iPhone' } });
    await page.user.keyboard('1');
    expect(await screen.findByText(RUNNER.elsewhere('Safari, iPhone'), {}, { timeout: 4000 })).toBeTruthy();
    expect(await chip(CHIP.takenOver('Safari, iPhone'))).toBeTruthy();
    expect(option('Option b of q1').disabled).toBe(true);
    await page.user.click(button(RUNNER.continueHere));
    await waitFor(() => expect(option('Option b of q1').disabled).toBe(false));
    expect(await screen.findByText(RUNNER.kept(1))).toBeTruthy();
    await page.user.click(button(RUNNER.restore(1)));
    await waitFor(() => expect(option('Option a of q1').checked).toBe(true));
  });

  it('keeps its page and its answers when the session ends, and saves them after the next sign-in', async () => {
    // The guard around the page does so.
    onTestFinished(sessionStore.stay());
    const { page, school } = await openMade(inOneSection());
    await question(1);
    server.on(SAVE, { status: 401, body: { message: 'Please sign in.' } });
    await page.user.keyboard('3');
    expect(await chip(CHIP.signedOut(1))).toBeTruthy();
    expect(sessionStore.get()?.token).toBeUndefined();
    expect(option('Option c of q1').checked).toBe(true);
    signInWindow.set(false);
    await page.user.click(button(SIGN_IN_AGAIN.open));
    expect(signInWindow.get()).toBe(true);
    school.saves();
    act(() => signIn(student(['c1'])));
    await saved();
    expect(school.answers()).toMatchObject([{ option: 'q1c' }]);
  });

  it('shows what the server refuses', async () => {
    const { page } = await openMade(inOneSection());
    await question(1);
    server.on(SAVE, { status: 422, body: { message: 'This option is not in this question.' } });
    await page.user.keyboard('1');
    expect(
      await screen.findByText(RUNNER.refused('This option is not in this question.'), {}, { timeout: 4000 }),
    ).toBeTruthy();
  });

  it('tells how many answers were kept when the time was over', async () => {
    const { page, school } = await openMade(runningSitting());
    await question(1);
    await page.user.keyboard('1');
    await saved();
    server.on(SAVE, conflict('exam/section-over'));
    school.becomes({
      state: 'between',
      sections: [overSection(1, { end: 'time-over', submittedAt: null, answered: 1, late: 1 }), waitingSection(2)],
      sheet: null,
    });
    await page.user.keyboard('n2');
    expect(await screen.findByText(AFTER.timeOver('Section 1'), {}, { timeout: 4000 })).toBeTruthy();
    expect(screen.getByText(AFTER.kept(1, 2))).toBeTruthy();
    expect(screen.getByText(AFTER.late(1))).toBeTruthy();
  });
});

describe('after a test', () => {
  it('says when the result comes, and what was missed', async () => {
    await openMade(
      sitting({
        state: 'over',
        releaseAt: '2026-12-01T09:00:00.000Z',
        sections: [overSection(1), waitingSection(2, { end: 'missed' })],
      }),
    );
    expect(await screen.findByRole('heading', { level: 1, name: AFTER.over })).toBeTruthy();
    expect(screen.getByText(/^You can see your result from /)).toBeTruthy();
    expect(screen.getByText(BEFORE.ends.missed)).toBeTruthy();
    expect(screen.getByText(AFTER.missed(1))).toBeTruthy();
    expect(screen.queryByRole('link', { name: SITTING.toResult })).toBeNull();
  });

  it('says of a section whose last answers were late that they do not count, and not that all is well', async () => {
    const late = overSection(1, { end: 'time-over', submittedAt: null, answered: 2, late: 1 });
    await openMade(
      sitting({ state: 'over', sections: [late, overSection(2, { end: 'time-over', answered: 2, late: 1 })] }),
    );
    expect(await screen.findByText(AFTER.timeOver('Section 2'))).toBeTruthy();
    expect(screen.getByText(AFTER.answered(2, 3))).toBeTruthy();
    expect(screen.getByText(AFTER.late(1))).toBeTruthy();
    expect(screen.queryByText(AFTER.missed(1))).toBeNull();
  });

  it('leads to a result that is released', async () => {
    await openMade(sitting({ state: 'over', isReleased: true, sections: [overSection(1), overSection(2)] }));
    const link = await screen.findByRole('link', { name: SITTING.toResult });
    expect(link.getAttribute('href')).toBe('/exam/sitting/s1/result');
  });

  it('says of one that nobody has taken that it is over', async () => {
    const missed = { end: 'missed' } as const;
    await openMade(sitting({ state: 'over', sections: [waitingSection(1, missed), waitingSection(2, missed)] }));
    expect(await screen.findByText(AFTER.endedMissed)).toBeTruthy();
  });

  it('ends early only when it is asked twice', async () => {
    const { page, school } = await openMade(
      sitting({ state: 'between', sections: [overSection(1), waitingSection(2)] }),
    );
    server.on('POST /exam/sittings/s1/end', () => {
      school.becomes({ state: 'over' });
      return { body: sitting({ state: 'over', sections: [overSection(1), waitingSection(2, { end: 'missed' })] }) };
    });
    await page.user.click(await screen.findByRole('button', { name: BEFORE.end }));
    expect(screen.getByText(BEFORE.endAsk)).toBeTruthy();
    expect(document.activeElement).toBe(button(BEFORE.endNo));
    await page.user.keyboard('{Enter}');
    expect(document.activeElement).toBe(button(BEFORE.end));
    await page.user.keyboard('{Enter}');
    await page.user.click(button(BEFORE.endYes));
    expect(await screen.findByRole('heading', { level: 1, name: AFTER.over })).toBe(document.activeElement);
  });
});

describe('the door', () => {
  const leave = () => button(LEAVE.leave);

  it('of a timed test asks, because the time keeps running', async () => {
    const { page } = await openMade(inOneSection());
    await question(1);
    await page.user.click(leave());
    expect(await screen.findByText(LEAVE.timed)).toBeTruthy();
    expect(document.activeElement).toBe(button(LEAVE.no));
    await page.user.click(button(LEAVE.no));
    expect(screen.queryByText(LEAVE.timed)).toBeNull();
    await page.user.click(leave());
    await page.user.click(button(LEAVE.yes));
    expect(await screen.findByText(LEAVE.leftTimed)).toBeTruthy();
    expect(screen.queryByText('Stem of q1.')).toBeNull();
  });

  it('of a tutor test opens at once, when its last answer is saved', async () => {
    const { page, school } = await openMade(inOneSection({ kind: 'tutor', mockExamId: null }));
    await question(1);
    await page.user.keyboard('2');
    await page.user.click(leave());
    expect(await screen.findByText(LEAVE.left, {}, { timeout: 8000 })).toBeTruthy();
    expect(school.answers()).toMatchObject([{ question: 'q1', option: 'q1b' }]);
  });

  it('says what is on this device only, and opens all the same', async () => {
    const { page } = await openMade(inOneSection({ kind: 'tutor', mockExamId: null }));
    await question(1);
    goOffline(false);
    onTestFinished(() => goOffline(true));
    await page.user.keyboard('2');
    await chip(CHIP.offline(1));
    await page.user.click(leave());
    expect(await screen.findByText(LEAVE.unsaved(1))).toBeTruthy();
    await page.user.click(button(LEAVE.yes));
    await waitFor(() => expect(screen.queryByText('Stem of q1.')).toBeNull());
    expect(screen.queryByText(LEAVE.left)).toBeNull();
  });
});

describe('a tutor test', () => {
  it('is answered, checked and gone on with by Enter and arrows', async () => {
    const { page } = await openMade(inOneSection({ kind: 'tutor', mockExamId: null }));
    await question(1);
    server.on('POST /exam/sittings/s1/questions/q1/reveal', {
      body: { question: 'q1', option: 'q1a', correctOption: 'q1a', ...EXPLAINED },
    });
    // Without an answer there is nothing to check.
    await page.user.keyboard('1');
    await waitFor(() => expect(button(RUNNER.check)).toHaveProperty('disabled', false));
    // One filled button at a time.
    expect(button(RUNNER.next).className).not.toContain('filled');
    await page.user.keyboard('{Enter}');
    expect(await screen.findByText(EXAM.youWereRight)).toBeTruthy();
    expect(button(RUNNER.next).className).toContain('filled');
    await page.user.keyboard('{Enter}');
    await question(2);
    await page.user.keyboard('{ArrowLeft}');
    await question(1);
    await page.user.keyboard('{ArrowRight}');
    await question(2);
  });

  it('explains a question when its answer is checked, and freezes it', async () => {
    const { page } = await openMade(inOneSection({ kind: 'tutor', mockExamId: null }));
    await question(1);
    expect(screen.queryByRole('timer')).toBeNull();
    expect(button(RUNNER.check)).toHaveProperty('disabled', true);
    server.on('POST /exam/sittings/s1/questions/q1/reveal', {
      body: {
        question: 'q1',
        option: 'q1b',
        correctOption: 'q1a',
        ...EXPLAINED,
      },
    });
    await page.user.keyboard('2');
    await waitFor(() => expect(button(RUNNER.check)).toHaveProperty('disabled', false));
    await page.user.click(button(RUNNER.check));
    expect(await screen.findByText('Because of the nerve.')).toBeTruthy();
    expect(screen.getByText(EXAM.youWereWrong('A'))).toBeTruthy();
    expect(document.activeElement?.textContent).toBe(SITTING.question(1, 3));
    expect(vi.mocked(Element.prototype.scrollIntoView).mock.contexts).toEqual([document.activeElement]);
    expect(screen.queryAllByRole('radio')).toEqual([]);
    expect(server.seen('POST /exam/sittings/s1/questions/q1/reveal')[0]?.body).toEqual({ writer: 1, option: 'q1b' });
    await page.user.keyboard('3np');
    expect(await screen.findByText('Because of the nerve.')).toBeTruthy();
    // Overview and tabs say what was right, in words.
    expect(screen.getByRole('tab', { name: `${OVERVIEW.question(1)}, ${OVERVIEW.states.wrong}` })).toBeTruthy();
    await page.user.keyboard('o');
    expect(await screen.findByText(new RegExp(OVERVIEW.rightSoFar(0, 1)))).toBeTruthy();
    await page.user.keyboard('{Escape}');
    await question(1);
  });
});
