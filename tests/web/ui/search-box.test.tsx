import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SearchBox } from '../../../web/ui/search-box.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Under a page whose address says what is searched for; it follows when the test says so, as a router does. */
function draw() {
  const onSearch = vi.fn<(search: string) => void>();
  const box = (search: string) => (
    <SearchBox label="Search" clear="Clear the search" search={search} onSearch={onSearch} />
  );
  const { rerender } = render(box(''));
  const input = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' });
  return {
    onSearch,
    input,
    type: (words: string) => fireEvent.change(input, { target: { value: words } }),
    pause: () => act(() => vi.advanceTimersByTime(300)),
    addressSays: (search: string) => rerender(box(search)),
  };
}

it('searches after a pause, with Enter and on leaving, and once for the same words', () => {
  const { onSearch, input, type, pause, addressSays } = draw();
  type('am');
  expect(onSearch).not.toHaveBeenCalled();
  pause();
  expect(onSearch.mock.lastCall).toEqual(['am']);
  addressSays('am');
  type('ama ');
  fireEvent.submit(input);
  expect(onSearch.mock.lastCall).toEqual(['ama']);
  addressSays('ama');
  expect(input.value).toBe('ama');
  fireEvent.blur(input);
  expect(onSearch).toHaveBeenCalledTimes(2);
});

it('keeps what was typed while the address is still on its way', () => {
  const { onSearch, input, type, pause, addressSays } = draw();
  type('kira');
  pause();
  expect(input.value).toBe('kira');
  type('kira@');
  addressSays('kira');
  expect(input.value).toBe('kira@');
  pause();
  expect(onSearch.mock.lastCall).toEqual(['kira@']);
  addressSays('kira@');
  expect(input.value).toBe('kira@');
});

it('shows what the address says when that changes by itself, and is emptied', () => {
  const { onSearch, input, type, pause, addressSays } = draw();
  type('kira');
  pause();
  addressSays('kira');
  addressSays('');
  expect(input.value).toBe('');
  addressSays('kira');
  fireEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
  expect(onSearch.mock.lastCall).toEqual(['']);
  expect(document.activeElement).toBe(input);
});
