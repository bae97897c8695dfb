import type { ContentReply } from '../../src/wire/replies/catalog.ts';
import { counted } from './counted.ts';

/** Kind and size of a test: `Practice quiz · 5 cases, no clock`. The size of a mock exam is on its page. */
export function testWords({ kind, vignettes, mode }: NonNullable<ContentReply['test']>): string {
  if (kind === 'mock') return 'Mock exam';
  return `Practice quiz · ${counted(vignettes ?? 0, 'case')}, ${mode === 'tutor' ? 'no clock' : 'timed'}`;
}
