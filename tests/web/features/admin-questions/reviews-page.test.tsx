import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { ReviewsPage } from '../../../../web/features/admin-questions/reviews-page.tsx';
import { QUESTIONS, REVIEWS } from '../../../../web/text/copy/admin-questions.ts';
import { fakeServer } from '../support/fake-server.ts';
import { signIn, student } from '../support/people.ts';
import { show } from '../support/screen.tsx';
import { BLUEPRINT_REPLY, listing, pageOf } from './support/bank.ts';

const server = fakeServer();
beforeEach(() => {
  signIn(student([], { role: 'admin' }));
  server.on('GET /admin/blueprint', { body: BLUEPRINT_REPLY });
});

const entry = async (words: RegExp) => within((await screen.findByText(words)).closest('li') as HTMLElement);

it('leads to the review of each version in review', async () => {
  const asked: string[] = [];
  server.on('GET /admin/vignettes', (_seen, query) => {
    asked.push(query.toString());
    return pageOf([listing(8, { state: 'in-review', isDemo: true })]);
  });
  show(<ReviewsPage />);
  const eight = await entry(/Vignette number 8/);
  expect(eight.getByRole('link', { name: 'V8 Vignette number 8' }).getAttribute('href')).toBe(
    '/admin/questions/v8/review',
  );
  expect(eight.getByText(new RegExp(QUESTIONS.demo))).toBeTruthy();
  expect(eight.getByText('Amara Okafor')).toBeTruthy();
  expect(eight.queryByText(REVIEWS.yours)).toBeNull();
  expect(asked).toEqual(['state=in-review']);
});

it('says of one’s own that another administrator reviews it, and does not open it', async () => {
  server.on('GET /admin/vignettes', pageOf([listing(9, { state: 'in-review', isOwn: true })]));
  show(<ReviewsPage />);
  const nine = await entry(/Vignette number 9/);
  expect(nine.getByText(REVIEWS.yours)).toBeTruthy();
  expect(nine.getByText(REVIEWS.yoursLine)).toBeTruthy();
  expect(nine.queryByRole('link')).toBeNull();
});
