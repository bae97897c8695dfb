import { act, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { MemoryRouter, type NavigateFunction, Route, Routes, useNavigate } from 'react-router';
import { expect, it, vi } from 'vitest';

// It knows whether the application has just been loaded, so it must not have been used before.
vi.resetModules();
const { PageTitle } = await import('../../../web/ui/page-title.tsx');

let go: NavigateFunction;
function Taker() {
  const current = useNavigate();
  useEffect(() => void (go = current), [current]);
  return null;
}

it('names the window, and takes the focus after a change of route but not at the first load', () => {
  document.head.innerHTML = '<link rel="canonical" href="https://school.example/Courses">';
  const canonical = () => document.querySelector('link')?.href;
  render(
    <MemoryRouter initialEntries={['/courses']}>
      <Taker />
      <Routes>
        <Route path="/courses" element={<PageTitle title="Live courses" />} />
        <Route
          path="/about"
          element={
            <section>
              <PageTitle title="About">How we teach</PageTitle>
            </section>
          }
        />
      </Routes>
    </MemoryRouter>,
  );
  expect(document.title).toBe('Live courses · Cusp');
  expect(document.activeElement).toBe(document.body);

  act(() => void go('/courses?tab=documents'));
  expect(canonical()).toBe('https://school.example/Courses');
  expect(document.activeElement).toBe(document.body);

  act(() => void go('/about'));
  expect(document.title).toBe('About · Cusp');
  expect(canonical()).toBe(`${location.origin}/about`);
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'How we teach' }));

  act(() => void go('/courses#prices'));
  expect(document.activeElement).toBe(document.body);
});
