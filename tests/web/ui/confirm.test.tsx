import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useEffect } from 'react';
import { expect, it } from 'vitest';
import { ADMIN } from '../../../src/wire/admin-messages.ts';
import { type ConfirmOptions, type Feedback, useFeedback } from '../../../web/ui/feedback.ts';
import { FeedbackProvider } from '../../../web/ui/feedback-provider.tsx';

/** The dialog's code is fetched when it is first asked for. */
const FIRST_IMPORT_MS = 15_000;

let feedback: Feedback;
function Taker() {
  const current = useFeedback();
  useEffect(() => void (feedback = current), [current]);
  return null;
}

async function ask(options: Partial<ConfirmOptions> = {}) {
  render(
    <FeedbackProvider>
      <Taker />
    </FeedbackProvider>,
  );
  let answer!: Promise<boolean>;
  act(() => {
    answer = feedback.confirm(ADMIN.confirmDeleteContent, {
      title: 'Delete content?',
      action: 'Delete content',
      ...options,
    });
  });
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete content?' }, { timeout: FIRST_IMPORT_MS });
  return { dialog, answer };
}

it('asks in the exact words, with the focus on Cancel', async () => {
  const { dialog, answer } = await ask();
  expect(screen.getByText(ADMIN.confirmDeleteContent).textContent).toBe(
    'Are you sure you want to delete this content?',
  );
  expect(dialog.getAttribute('aria-describedby')).toBe(screen.getByText(ADMIN.confirmDeleteContent).parentElement?.id);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' })));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await answer).toBe(false);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

it('takes Escape as a no', async () => {
  const { answer } = await ask();
  await userEvent.keyboard('{Escape}');
  expect(await answer).toBe(false);
});

it('deletes nothing on a double click: the button sleeps for a second', async () => {
  const { answer } = await ask();
  const agree = screen.getByRole<HTMLButtonElement>('button', { name: 'Delete content' });
  expect(agree.disabled).toBe(true);
  await waitFor(() => expect(agree.disabled).toBe(false), { timeout: 2000 });
  await userEvent.click(agree);
  expect(await answer).toBe(true);
});

it('wants the title typed when asked to', async () => {
  const { answer } = await ask({ typed: 'Sprint', tone: 'neutral' });
  const agree = screen.getByRole<HTMLButtonElement>('button', { name: 'Delete content' });
  await userEvent.type(screen.getByRole('textbox'), 'Sprin');
  expect(agree.disabled).toBe(true);
  await userEvent.type(screen.getByRole('textbox'), 't');
  await userEvent.click(agree);
  expect(await answer).toBe(true);
});
