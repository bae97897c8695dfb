import { render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { GalleryPage } from '../../../web/gallery/gallery-page.tsx';
import { palette } from '../../../web/gallery/palette.ts';
import { GALLERY } from '../../../web/text/copy/gallery.ts';
import { FeedbackProvider } from '../../../web/ui/feedback-provider.tsx';

const show = (at = '/dev/gallery') =>
  render(
    <FeedbackProvider>
      <MemoryRouter initialEntries={[at]}>
        <GalleryPage />
      </MemoryRouter>
    </FeedbackProvider>,
  );

const titles = Object.values(GALLERY.sections).map(([title]) => title);

it('draws every section in light and in dark, and nothing complains', () => {
  const complaint = vi.spyOn(console, 'error');
  const { container } = show();
  expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual([GALLERY.title]);
  for (const title of titles) {
    const section = screen.getByRole('region', { name: title });
    const themes = [...section.querySelectorAll('[data-panel]')].map((panel) => panel.getAttribute('data-theme'));
    expect([title, ...themes]).toEqual([title, 'light', 'dark']);
  }
  expect(container.querySelectorAll('figure').length).toBeGreaterThan(100);
  expect(complaint).not.toHaveBeenCalled();
});

it('lists every section with an anchor that exists', () => {
  show();
  const links = within(screen.getByRole('navigation', { name: GALLERY.contents })).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([...titles, GALLERY.mails]);
  expect(links.pop()?.getAttribute('href')).toBe('/dev/mails');
  for (const link of links)
    expect(document.getElementById(String(link.getAttribute('href')).slice(1))?.tagName).toBe('H2');
});

it('shows forms as they look when they are refused, inert until their focus has passed', async () => {
  show();
  const section = screen.getByRole('region', { name: GALLERY.sections.fields[0] });
  expect(section.querySelectorAll('[inert]')).toHaveLength(6);
  await waitFor(() => expect(within(section).getAllByText('There is a problem')).toHaveLength(2), { timeout: 10_000 });
  await waitFor(() => expect(section.querySelector('[inert]')).toBeNull(), { timeout: 10_000 });
});

it('is as narrow as a phone when asked', () => {
  show('/dev/gallery?width=narrow');
  expect(screen.getByRole('main').dataset['width']).toBe('narrow');
  expect(screen.getByRole('link', { name: GALLERY.narrow }).getAttribute('aria-current')).toBe('page');
});

it('reads the colours from the style sheet', () => {
  expect(palette('light').get('ink')).toBe('#10231f');
  expect(palette('dark').get('ink')).toBe('#e9f2ef');
  expect([...palette('dark').keys()].toSorted()).toEqual([...palette('light').keys()].toSorted());
});
