import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { BlockReply, InlineReply } from '../../../src/wire/replies/rich-text.ts';
import { RICH_TEXT } from '../../../web/text/copy/rich-text.ts';
import { RichText } from '../../../web/ui/rich-text.tsx';

const plain = (text: string): InlineReply => ({ text, isStrong: false, isEm: false });
const words = (...inlines: InlineReply[]): BlockReply => ({ kind: 'paragraph', inlines });
const draw = (...blocks: BlockReply[]) =>
  render(<RichText blocks={blocks} renderFigure={(id) => <img alt={`Figure ${id}`} src={`/${id}`} />} />).container;

describe('a rich text', () => {
  it('has its paragraphs, with what is strong and what is em', () => {
    const both = { text: 'both', isStrong: true, isEm: true };
    const drawn = draw(
      words(plain('a '), { ...both, isEm: false }, { ...both, isStrong: false }, both),
      words(plain('b')),
    );
    expect([...drawn.querySelectorAll('p')].map(({ innerHTML }) => innerHTML)).toEqual([
      'a <strong>both</strong><em>both</em><strong><em>both</em></strong>',
      'b',
    ]);
  });

  it('names a page of ours by its path, and every other by its whole address', () => {
    const href = 'https://meet.example/room';
    const own = `${location.origin}/courses?a=1`;
    render(
      <MemoryRouter>
        <RichText blocks={[words({ ...plain(href), href }, { ...plain(own), href: own })]} renderFigure={() => null} />
      </MemoryRouter>,
    );
    const [away, ours] = screen.getAllByRole('link');
    expect([away?.getAttribute('href'), away?.getAttribute('rel')]).toEqual([href, 'noopener noreferrer']);
    expect(away?.textContent).toContain(href);
    expect([ours?.getAttribute('href'), ours?.textContent]).toEqual(['/courses?a=1', '/courses?a=1']);
  });

  it('has lists in lists, numbered from where they begin', () => {
    const inner: BlockReply = { kind: 'list', start: 7, items: [[words(plain('seven'))], [words(plain('eight'))]] };
    draw({ kind: 'list', start: null, items: [[words(plain('one')), inner], []] });
    const [outer, numbered] = screen.getAllByRole('list');
    expect([outer?.tagName, numbered?.tagName, numbered?.getAttribute('start')]).toEqual(['UL', 'OL', '7']);
    expect(outer?.children).toHaveLength(2);
    expect(
      within(numbered!)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['seven', 'eight']);
  });

  it('has tables that can be scrolled with the keyboard and are named by their head', () => {
    draw({
      kind: 'table',
      head: [[], [plain('Depth')], [plain('Bleeding '), { text: 'now', isStrong: true, isEm: false }]],
      rows: [[[plain('36')], [plain('6 mm')], []]],
    });
    const region = screen.getByRole('region', { name: RICH_TEXT.table('Depth, Bleeding now') });
    expect(region.tabIndex).toBe(0);
    expect(
      within(region)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Depth', 'Bleeding now']);
    expect(
      within(region)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['', '36', '6 mm', '']);
  });

  it('has each figure as its owner draws it', () => {
    draw(words(plain('a')), { kind: 'figure', id: 'x-1' }, words(plain('b')));
    expect(screen.getByRole('img', { name: 'Figure x-1' }).closest('p')).toBeNull();
  });

  it('shows what looks like HTML as text', () => {
    const html = '<img src=x onerror=alert(1)> &amp;';
    expect(draw(words(plain(html))).textContent).toBe(html);
    expect(screen.queryByRole('img')).toBeNull();
  });
});
