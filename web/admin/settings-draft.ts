import { queryOptions } from '@tanstack/react-query';
import { SETTINGS_GROUPS, type SettingsGroup, WORDS_PAGES, type WordsPage } from '../../src/wire/literals.ts';
import { paths } from '../../src/wire/paths.ts';
import type { SettingsReply } from '../../src/wire/replies/school.ts';
import { call } from '../api/client.ts';

export const settingsQuery = queryOptions({
  queryKey: ['admin', 'settings'],
  queryFn: ({ signal }) => call(paths.schoolSettings, { signal }),
});

export const publishSettings = (revision: number) =>
  call(paths.publishSettings, { method: 'POST', body: { revision } });

/** Address of the page that shows each page's words. */
export const WORDS_ADDRESSES: Readonly<Record<WordsPage, string>> = {
  home: '/Home',
  questions: '/Home',
  about: '/About',
  courses: '/courses',
  contact: '/ContactUs',
  terms: '/Tnc',
};

/** Address of the page that shows most of each group. */
const GROUP_ADDRESSES: Readonly<Record<Exclude<SettingsGroup, 'words'>, string>> = {
  school: '/ContactUs',
  mentor: '/About',
  prices: '/courses',
  tax: '/Home',
  mail: '/Home',
  exam: '/Home',
};

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** First group in which the draft differs from the site, and the public page that shows it. */
export function changedIn({ content, draft }: Pick<SettingsReply, 'content' | 'draft'>): {
  group: SettingsGroup;
  address: string;
} {
  const next = draft?.content ?? content;
  const group = SETTINGS_GROUPS.find((one) => !isSame(content[one], next[one])) ?? 'school';
  if (group !== 'words') return { group, address: draft ? GROUP_ADDRESSES[group] : '/Home' };
  const page = WORDS_PAGES.find((one) => !isSame(content.words[one], next.words[one])) ?? 'home';
  return { group, address: WORDS_ADDRESSES[page] };
}

export const previewPath = (address: string, previewKey: string): string => `${address}?draft=${previewKey}`;
