import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { LazySample } from '../../../../web/exam/lazy-sample.tsx';
import { SamplePage } from '../../../../web/features/sample/sample-page.tsx';
import { EXAM } from '../../../../web/text/copy/exam.ts';
import { SAMPLE } from '../../../../web/text/copy/sample.ts';
import { fakeServer, NOT_FOUND } from '../support/fake-server.ts';
import { show } from '../support/screen.tsx';

const server = fakeServer();
const blocks = (text: string) => [{ kind: 'paragraph', inlines: [{ text, isStrong: false, isEm: false }] }];
const question = (id: string, position: number) => ({
  id,
  position,
  stemBlocks: blocks(`Stem of ${id}`),
  options: ['a', 'b'].map((letter) => ({ id: `${id}-${letter}`, text: `Option ${letter} of ${id}` })),
});
const sample = (ids: readonly string[]) => ({
  isDemo: true,
  vignettes:
    ids.length === 0
      ? []
      : [
          {
            id: 'v',
            position: 1,
            caseBlocks: blocks('A patient.'),
            figures: [],
            questions: ids.map((id, at) => question(id, at + 1)),
          },
        ],
});
const key = (id: string, option: string) => ({
  question: id,
  option,
  correctOption: `${id}-a`,
  explanationBlocks: blocks(`Why of ${id}`),
  why: [],
  takeaway: 'Remember.',
  references: [],
});

Element.prototype.scrollIntoView = vi.fn();

describe('the free questions', () => {
  it('are answered one after the other, each explained, and counted at the end', async () => {
    server.on('GET /sample', { body: sample(['q1', 'q2']) });
    server.on('GET /free-mock', { body: { mock: { title: 'Try the exam', vignettes: 20, minutes: 171 } } });
    const { user } = show(<SamplePage />);
    await screen.findByText('Stem of q1');
    expect(screen.getByText(EXAM.schoolDemo)).toBeTruthy();
    const check = screen.getByRole<HTMLButtonElement>('button', { name: SAMPLE.check });
    expect(check.disabled).toBe(true);

    server.on('POST /sample/answers', { body: key('q1', 'q1-b') });
    await user.click(screen.getByLabelText(/Option b of q1/));
    await user.click(check);
    expect(await screen.findByText('Why of q1')).toBeTruthy();
    expect(screen.getByText(EXAM.youWereWrong('A'))).toBeTruthy();
    expect(server.seen('POST /sample/answers').map(({ body }) => body)).toEqual([{ question: 'q1', option: 'q1-b' }]);
    expect(document.activeElement?.textContent).toBe(SAMPLE.place(1, 2));

    await user.click(screen.getByRole('button', { name: SAMPLE.next }));
    expect(document.activeElement?.textContent).toBe(SAMPLE.place(2, 2));
    server.on('POST /sample/answers', { body: key('q2', 'q2-a') });
    await user.click(screen.getByLabelText(/Option a of q2/));
    await user.click(screen.getByRole('button', { name: SAMPLE.check }));
    await user.click(await screen.findByRole('button', { name: SAMPLE.finish }));
    expect(screen.getByRole('heading', { name: SAMPLE.done(1, 2) })).toBe(document.activeElement);
    expect(screen.getByRole('link', { name: SAMPLE.courses }).getAttribute('href')).toBe('/courses');

    expect(await screen.findByText(SAMPLE.freeMockLine('Try the exam', 20, 171))).toBeTruthy();
    expect(screen.getByRole('link', { name: SAMPLE.freeMock }).getAttribute('href')).toBe('/login?tab=sign-up');

    await user.click(screen.getByRole('button', { name: SAMPLE.again }));
    expect(screen.getByText('Why of q1')).toBeTruthy();
  });

  it('say what the server says of a case that is gone, and keep the answer', async () => {
    server.on('GET /sample', { body: sample(['q1']) });
    server.on('POST /sample/answers', NOT_FOUND);
    const { user } = show(<SamplePage />);
    await user.click(await screen.findByLabelText(/Option a of q1/));
    await user.click(screen.getByRole('button', { name: SAMPLE.check }));
    expect(await screen.findByText('There is nothing at this address.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>(/Option a of q1/).checked).toBe(true);
  });
});

describe('the way to them', () => {
  it('is shown where there are some', async () => {
    server.on('GET /sample', { body: sample(['q1']) });
    show(<LazySample />);
    expect((await screen.findByRole('link', { name: SAMPLE.start })).getAttribute('href')).toBe('/try');
  });

  it('is not there without any', async () => {
    server.on('GET /sample', { body: sample([]) });
    show(<LazySample />);
    await vi.waitFor(() => expect(server.seen('GET /sample')).toHaveLength(1));
    expect(screen.queryByText(SAMPLE.invite)).toBeNull();
  });
});
