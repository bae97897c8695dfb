import { within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { SearchHitReply } from '../../../../src/wire/replies/catalog.ts';
import { hitInModules, type SearchHit } from '../../../../web/api/search.ts';
import { AdminSearchPage, SearchPage } from '../../../../web/features/search/search-page.tsx';
import { addressOf } from '../../../../web/features/search/search-results.tsx';
import { fakeServer } from '../support/fake-server.ts';
import { signIn, student } from '../support/people.ts';
import { show } from '../support/screen.tsx';

const server = fakeServer();
const hitReply = (facts: Partial<SearchHitReply> = {}): SearchHitReply => ({
  _id: 'i1',
  id: 'i1',
  kind: 'content',
  courseId: 'c1',
  courseTitle: 'Ten months',
  weekId: 'w1',
  weekNumber: 3,
  weekTitle: 'Prosthodontics',
  dayId: 'd1',
  dayNumber: 2,
  itemId: 'i1',
  title: 'Crowns',
  s3Key: 'videos/202603/crowns.mp4',
  isTest: false,
  excerpt: [],
  moments: [],
  ...facts,
});
const hit = (facts: Partial<SearchHit> = {}): SearchHit => ({ ...hitInModules(hitReply()), ...facts });
beforeEach(() => signIn(student(['c1'])));

describe('the address of a hit', () => {
  const to = (of: SearchHit, isAdmin: boolean) => addressOf(of, isAdmin, 'crown');
  const file = { kind: 'document', itemId: 'p1', s3Key: 'documents/202603/paper.pdf', dayNumber: null } as const;
  it('is what there is to study for a student', () => {
    expect(to(hit(), false)).toEqual({ to: '/student/course/c1/video/i1', file: null });
    expect(to(hit(file), false)).toEqual({ to: '/stream/documents/202603/paper.pdf', file: 'PDF' });
    expect(to(hit({ ...file, s3Key: 'documents/letter.docx' }), false)).toMatchObject({ file: 'DOC' });
    expect(to(hit({ kind: 'day', itemId: null, s3Key: null }), false)).toEqual({
      to: '/student/course/c1?module=3&day=2',
      file: null,
    });
    expect(to(hit({ kind: 'course', moduleNumber: null, dayNumber: null, itemId: null, s3Key: null }), false).to).toBe(
      '/student/course/c1',
    );
  });
  it('is where it is built for an admin', () => {
    expect(to(hit(), true)).toEqual({ to: '/admin/courses/c1/manage?module=3&day=2', file: null });
    expect(to(hit(file), true)).toEqual({ to: '/admin/courses/c1/manage?module=3', file: null });
  });
});

describe('/search', () => {
  it('looks once the person pauses, shows where a hit is and what stands around it', async () => {
    server.on('GET /search', (_seen, query) => ({
      body: {
        hits:
          query.get('q') === 'crown'
            ? [
                hitReply({
                  kind: 'document',
                  title: 'Notes',
                  s3Key: 'documents/202603/n.pdf',
                  dayNumber: null,
                  excerpt: [
                    { text: 'about ', isMatch: false },
                    { text: 'crowns', isMatch: true },
                  ],
                }),
              ]
            : [],
        nextOffset: null,
      },
    }));
    const page = show(<SearchPage />);
    expect(page.getByText('Type a word to search')).toBeTruthy();
    await page.user.type(page.getByRole('searchbox', { name: 'Search for' }), 'crown');
    const link = await page.findByRole('link', { name: /^Notes/ });
    expect(link.getAttribute('href')).toBe('/stream/documents/202603/n.pdf');
    expect(page.getByText('Document · Ten months · Module 3: Prosthodontics')).toBeTruthy();
    expect(page.getByText('crowns').tagName).toBe('MARK');
    expect(server.seen('GET /search')).toHaveLength(1);
    expect(page.getByText('1 result').getAttribute('role')).toBe('status');
  });

  it('lists where a video says it, each place a link that plays from there', async () => {
    const moments = [
      {
        second: 75,
        excerpt: [
          { text: 'a ', isMatch: false },
          { text: 'crown', isMatch: true },
        ],
      },
      { second: 3725, excerpt: [{ text: 'تاج', isMatch: true }] },
    ];
    server.on('GET /search', { body: { hits: [hitReply({ moments }), hitReply({ id: 'i2' })], nextOffset: null } });
    const page = show(<SearchPage />, '/search?q=crown+%26');
    const list = within(await page.findByRole('list', { name: 'Said in this lesson' }));
    const video = '/student/course/c1/video/i1';
    expect(list.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['1:15 a crown', `${video}?q=crown+%26&t=75`],
      ['1:02:05 تاج', `${video}?q=crown+%26&t=3725`],
    ]);
    expect(page.getByText('تاج').parentElement?.getAttribute('dir')).toBe('auto');
    expect(page.getAllByRole('link', { name: 'Crowns' }).map((link) => link.getAttribute('href'))).toEqual([
      `${video}?q=crown+%26`,
      video,
    ]);
  });

  it('leads administrators to the editor, and to the places in the video', async () => {
    const moments = [{ second: 5, excerpt: [{ text: 'crown', isMatch: true }] }];
    server.on('GET /search', { body: { hits: [hitReply({ moments })], nextOffset: null } });
    const page = show(<AdminSearchPage />, '/admin/search?q=crown');
    const link = await page.findByRole('link', { name: 'Crowns' });
    expect(link.getAttribute('href')).toBe('/admin/courses/c1/manage?module=3&day=2');
    expect(page.getByRole('link', { name: '0:05 crown' })).toBeTruthy();
  });

  it('says that nothing was found, and offers another try when it cannot look', async () => {
    server.on('GET /search', { body: { hits: [], nextOffset: null } });
    expect(await show(<SearchPage />, '/search?q=xyzzy').findByText('No results for “xyzzy”')).toBeTruthy();
    server.on('GET /search', 'no network');
    expect(await show(<SearchPage />, '/search?q=plugh').findByRole('button', { name: 'Retry' })).toBeTruthy();
  });

  it('fetches more', async () => {
    server.on('GET /search', (_seen, query) =>
      query.get('offset') === '20'
        ? { body: { hits: [hitReply({ itemId: 'i2', title: 'Bridges' })], nextOffset: null } }
        : { body: { hits: [hitReply()], nextOffset: 20 } },
    );
    const page = show(<AdminSearchPage />, '/admin/search?q=c');
    await page.user.click(await page.findByRole('button', { name: 'More results' }));
    expect(await page.findByRole('link', { name: 'Bridges' })).toBeTruthy();
    expect(page.getByText('2 results')).toBeTruthy();
  });
});
