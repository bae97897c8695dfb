import type { ContentReply } from '../../src/wire/replies/catalog.ts';
import { counted } from './counted.ts';

type CourseTest = NonNullable<ContentReply['test']>;

export const testKind = ({ kind }: CourseTest): string => (kind === 'mock' ? 'Mock exam' : 'Practice quiz');

/** Size of a practice quiz: `5 cases, no clock`. Of a mock exam its page tells it. */
export const testSize = ({ kind, vignettes, mode }: CourseTest): string | undefined =>
  kind === 'mock' ? undefined : `${counted(vignettes ?? 0, 'case')}, ${mode === 'tutor' ? 'no clock' : 'timed'}`;
