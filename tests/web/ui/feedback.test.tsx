import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ADMIN } from '../../../src/wire/admin-messages.ts';
import { M } from '../../../src/wire/messages.ts';
import { type Feedback, useFeedback } from '../../../web/ui/feedback.ts';
import { FeedbackProvider } from '../../../web/ui/feedback-provider.tsx';

let feedback: Feedback;
function Taker() {
  const current = useFeedback();
  useEffect(() => void (feedback = current), [current]);
  return null;
}

const show = () =>
  render(
    <FeedbackProvider>
      <Taker />
    </FeedbackProvider>,
  );
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('has both live regions, empty, before anything is said', () => {
  show();
  expect(screen.getByRole('status').textContent).toBe('');
  expect(screen.getByRole('alert').textContent).toBe('');
});

it('says a success politely for four seconds, as the whole text of one element', () => {
  show();
  act(() => feedback.notify(M.loginSuccessful));
  const words = within(screen.getByRole('status')).getByText(M.loginSuccessful);
  expect(words.textContent).toBe('Login successful!');
  expect(words.dataset['message']).toBe('loginSuccessful');
  pass(3900);
  expect(screen.queryByText(M.loginSuccessful)).not.toBeNull();
  pass(200);
  expect(screen.queryByText(M.loginSuccessful)).toBeNull();
});

it('says a failure at once and keeps it until it is dismissed', () => {
  show();
  act(() => feedback.notify(ADMIN.courseStatusNotUpdated, { tone: 'failure' }));
  pass(120_000);
  expect(within(screen.getByRole('alert')).getByText(ADMIN.courseStatusNotUpdated)).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText(ADMIN.courseStatusNotUpdated)).toBeNull();
});

it('waits while it is hovered', () => {
  show();
  act(() => feedback.notify(M.messageSent));
  const toast = screen.getByText(M.messageSent);
  fireEvent.pointerEnter(toast.closest('p')?.parentElement?.parentElement as Element);
  pass(20_000);
  expect(screen.queryByText(M.messageSent)).not.toBeNull();
  fireEvent.pointerLeave(toast.closest('p')?.parentElement?.parentElement as Element);
  pass(4100);
  expect(screen.queryByText(M.messageSent)).toBeNull();
});

it('waits while the tab is hidden', () => {
  show();
  act(() => feedback.notify(M.messageSent));
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  fireEvent(document, new Event('visibilitychange'));
  pass(60_000);
  expect(screen.queryByText(M.messageSent)).not.toBeNull();
  hidden.mockReturnValue(false);
  fireEvent(document, new Event('visibilitychange'));
  pass(4100);
  expect(screen.queryByText(M.messageSent)).toBeNull();
  hidden.mockRestore();
});

it('does not say the same thing twice', () => {
  show();
  act(() => feedback.notify(M.loginFirst, { tone: 'failure' }));
  act(() => feedback.notify(M.loginFirst, { tone: 'failure' }));
  expect(screen.getAllByText(M.loginFirst)).toHaveLength(1);
});

it('offers a way back and leaves when it is taken', () => {
  show();
  const undo = vi.fn<() => void>();
  act(() => feedback.notify('Course is live.', { action: { label: 'Undo', run: undo } }));
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledOnce();
  expect(screen.queryByText('Course is live.')).toBeNull();
});
