import type { Part } from '../../../api/admin-content.ts';

/** The sections that take the focus when something in them is gone, named for listeners by their headings. */
export const SECTION_IDS = {
  week: 'module',
  day: 'day',
  content: 'day',
  document: 'documents',
  queue: 'queue',
} as const;

export const focusList = (kind: Part['kind'] | 'queue'): void => document.getElementById(SECTION_IDS[kind])?.focus();
