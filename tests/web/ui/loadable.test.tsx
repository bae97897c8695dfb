import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { M } from '../../../src/wire/messages.ts';
import { EmptyState } from '../../../web/ui/empty-state.tsx';
import { Loadable, type LoadableQuery } from '../../../web/ui/loadable.tsx';

const query = (facts: Partial<LoadableQuery<string[]>>): LoadableQuery<string[]> => ({
  data: undefined,
  error: null,
  isFetching: false,
  refetch: () => undefined,
  ...facts,
});

const page = (facts: Partial<LoadableQuery<string[]>>) => (
  <Loadable
    query={query(facts)}
    loading={M.loadingCourses}
    failed={M.coursesLoadFailed}
    isEmpty={(courses) => courses.length === 0}
    empty={<EmptyState message={M.noCoursesAtTheMoment} />}
  >
    {(courses) => (
      <ul>
        {courses.map((course) => (
          <li key={course}>{course}</li>
        ))}
      </ul>
    )}
  </Loadable>
);

it('has the loading words in the page at once, and a busy region', () => {
  const { container } = render(page({ isFetching: true }));
  expect(screen.getByText('Loading courses...')).not.toBeNull();
  expect((container.firstChild as HTMLElement).getAttribute('aria-busy')).toBe('true');
});

it('shows the data and no words', () => {
  render(page({ data: ['Sprint'] }));
  expect(screen.getByRole('listitem').textContent).toBe('Sprint');
  expect(screen.queryByText('Loading courses...')).toBeNull();
});

it('shows the exact sentence when there is nothing', () => {
  render(page({ data: [] }));
  expect(screen.getByText('No courses available at the moment').textContent).toBe('No courses available at the moment');
});

it('shows the exact words of a failure in the alert that was there before, and tries again', async () => {
  const refetch = vi.fn<() => void>();
  const { rerender } = render(page({ isFetching: true }));
  const region = screen.getByRole('alert');
  rerender(page({ error: new Error('network'), refetch }));
  expect(screen.getByRole('alert')).toBe(region);
  expect(screen.getByText(M.coursesLoadFailed).dataset['message']).toBe('coursesLoadFailed');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(refetch).toHaveBeenCalledOnce();
});

it('keeps what it has when a later fetch fails', () => {
  render(page({ data: ['Sprint'], error: new Error('network') }));
  expect(screen.getByRole('listitem')).not.toBeNull();
  expect(screen.getByRole('alert').textContent).toBe('');
});

it('keeps the focus in the region when Retry goes away under it', async () => {
  const { container, rerender } = render(page({ error: new Error('network') }));
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  rerender(page({ isFetching: true }));
  expect(document.activeElement).toBe(container.firstChild);
  rerender(page({ data: ['Sprint'] }));
  expect(document.activeElement).toBe(container.firstChild);
});
