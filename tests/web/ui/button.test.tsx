import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { FormEvent } from 'react';
import { expect, it, vi } from 'vitest';
import { Button } from '../../../web/ui/button.tsx';

it('is a plain button that does not send a form', () => {
  render(<Button>Retry</Button>);
  expect(screen.getByRole('button', { name: 'Retry' }).getAttribute('type')).toBe('button');
});

it('says what it is doing while busy, keeps its focus and takes no press', async () => {
  const press = vi.fn<() => void>();
  const { rerender } = render(<Button onClick={press}>Proceed to Payment</Button>);
  await userEvent.click(screen.getByRole('button'));
  rerender(
    <Button onClick={press} isBusy busyWords="Processing...">
      Proceed to Payment
    </Button>,
  );

  const button = screen.getByRole('button', { name: 'Processing...' });
  await userEvent.click(button);
  expect(press).toHaveBeenCalledTimes(1);
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(document.activeElement).toBe(button);
  expect(button.textContent).toBe('Processing...');
});

it('keeps the width it had at rest', () => {
  const width = vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(231);
  const { rerender } = render(<Button>Proceed to Payment</Button>);
  rerender(
    <Button isBusy busyWords="…">
      Proceed to Payment
    </Button>,
  );
  expect(screen.getByRole('button').style.minWidth).toBe('231px');
  rerender(<Button>Proceed to Payment</Button>);
  expect(screen.getByRole('button').style.minWidth).toBe('');
  width.mockRestore();
});

it('is not measured while it is at rest, however often it is drawn', () => {
  const width = vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(231);
  const { rerender } = render(<Button>Save</Button>);
  for (let n = 0; n < 5; n += 1) rerender(<Button icon={<i />}>{`Save ${n}`}</Button>);
  expect(width).not.toHaveBeenCalled();
  width.mockRestore();
});

it('does not send a form twice', async () => {
  const submit = vi.fn<(event: FormEvent) => void>((event) => event.preventDefault());
  render(
    <form onSubmit={submit}>
      <Button type="submit" isBusy busyWords="Sending...">
        Send
      </Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(submit).not.toHaveBeenCalled();
});
