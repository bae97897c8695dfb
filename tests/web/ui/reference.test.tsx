import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useEffect } from 'react';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { ApiError } from '../../../web/api/client.ts';
import { CrashBoundary } from '../../../web/app/crash-boundary.tsx';
import { Form } from '../../../web/forms/form.tsx';
import { SubmitButton } from '../../../web/forms/submit-button.tsx';
import { TextField } from '../../../web/forms/text-field.tsx';
import { CRASH } from '../../../web/text/copy/shell.ts';
import { type Feedback, useFeedback } from '../../../web/ui/feedback.ts';
import { FeedbackProvider } from '../../../web/ui/feedback-provider.tsx';
import { Loadable } from '../../../web/ui/loadable.tsx';
import { referenceOf } from '../../../web/ui/text.tsx';

const ID = '6fd1c9f2-0b7e-4c55-9a3d-7b1f0e2c4a68';
const SENTENCE = 'The database is away.';
const WORDS = `${CRASH.reference} ${ID}`;
const refusal = (status: number) =>
  new ApiError(status, { message: SENTENCE }, 'no words', new Headers({ 'X-Request-Id': ID }));

const OURS = [500, 503, 504];
const MENDABLE = [400, 401, 403, 404, 409, 413, 422, 429];
const NO_ANSWER = new ApiError(0, {}, SENTENCE);

function Taker({ say }: { say: (feedback: Feedback) => void }) {
  const feedback = useFeedback();
  useEffect(() => void say(feedback), [feedback, say]);
  return null;
}

/** Each place where a failure is told, and the text of its alert. */
const PLACES: Record<string, (error: Error) => Promise<string | null>> = {
  'a region that could not be loaded': async (error) => {
    const query = { data: undefined, error, isFetching: false, refetch: () => undefined };
    render(
      <Loadable query={query} loading="Loading">
        {() => null}
      </Loadable>,
    );
    return within(screen.getByRole('alert')).getByText(SENTENCE).closest('div')!.textContent;
  },
  'a form': async (error) => {
    const send = async () => {
      throw error;
    };
    render(
      <Form start={{ name: '' }} onSubmit={send}>
        <TextField name="name" label="Name" />
        <SubmitButton busy="Saving">Save</SubmitButton>
      </Form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText(SENTENCE);
    return screen.getByRole('alert').textContent;
  },
  'a toast': async (error) => {
    let feedback: Feedback | undefined;
    render(
      <FeedbackProvider>
        <Taker say={(given) => (feedback = given)} />
      </FeedbackProvider>,
    );
    act(() => feedback?.notify(error.message, { tone: 'failure', detail: referenceOf(error) }));
    return screen.getByRole('alert').textContent;
  },
};

for (const [place, tell] of Object.entries(PLACES)) {
  it.each(OURS)(`is told by ${place} for %i, beside the sentence and in one piece`, async (status) => {
    const told = await tell(refusal(status));
    expect(told).toContain(WORDS);
    expect(screen.getByText(ID).tagName).toBe('CODE');
    expect(screen.getByText(SENTENCE).textContent).toBe(SENTENCE);
  });

  it.each(MENDABLE)(`is not told by ${place} for %i, which a person can mend`, async (status) => {
    expect(await tell(refusal(status))).not.toContain(CRASH.reference);
  });

  it(`is not told by ${place} where nobody answered`, async () => {
    expect(await tell(NO_ANSWER)).not.toContain(CRASH.reference);
  });
}

it.each([
  ['the request that the page failed with', refusal(503), ID],
  ['itself, where no request failed', new TypeError('undefined is not a function'), /^[0-9A-Z]+-[0-9A-Z]{4}$/],
])('names on the crash page %s', async (_what, fault, reference) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const reported = vi.fn<(error: Error) => void>();
  vi.stubGlobal('reportError', reported);
  const Page = (): never => {
    throw fault;
  };
  render(
    <MemoryRouter>
      <CrashBoundary>
        <Page />
      </CrashBoundary>
    </MemoryRouter>,
  );
  const shown = within(screen.getByText(CRASH.reference, { exact: false, selector: 'p:has(code)' }));
  const code = shown.getByText(reference);
  expect(code.tagName).toBe('CODE');
  // The browser's log has it too, for whoever sends that.
  expect(reported.mock.calls[0]?.[0].message).toContain(code.textContent);
});
