import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ADMIN } from '../../../src/wire/admin-messages.ts';
import { M } from '../../../src/wire/messages.ts';
import { Banner } from '../../../web/ui/banner.tsx';

it('waits empty and then speaks in the same region', () => {
  const { rerender } = render(<Banner tone="failure" message={undefined} />);
  const region = screen.getByRole('alert');
  expect(region.textContent).toBe('');
  rerender(<Banner tone="failure" message={M.noCourseId} />);
  expect(screen.getByRole('alert')).toBe(region);
  expect(screen.getByText(M.noCourseId).textContent).toBe('No course ID provided');
});

it('leaves after its life, unless somebody holds the focus in it', () => {
  vi.useFakeTimers();
  const gone = vi.fn<() => void>();
  render(<Banner tone="success" message={ADMIN.dayAdded} lifeMs={5000} onDismiss={gone} />);
  fireEvent.focus(screen.getByRole('button', { name: 'Dismiss' }));
  act(() => vi.advanceTimersByTime(30_000));
  expect(gone).not.toHaveBeenCalled();
  fireEvent.blur(screen.getByRole('button', { name: 'Dismiss' }));
  act(() => vi.advanceTimersByTime(5100));
  expect(gone).toHaveBeenCalledOnce();
  vi.useRealTimers();
});
