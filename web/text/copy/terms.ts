import { TERMS_DAY } from '../../../src/wire/words/terms.ts';

export const TERMS_PAGE = {
  title: 'Terms and conditions',
  updated: 'Last updated',
  updatedAt: TERMS_DAY,
  contents: 'Contents',
  summary: 'In short:',
  print: 'Print',
} as const;
