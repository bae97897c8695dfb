import type { Context } from '../../http/route.ts';
import { catalog } from './catalog.ts';
import { discussions } from './discussions.ts';
import { enrolment } from './enrolment.ts';
import { exam } from './exam.ts';
import { identity } from './identity.ts';
import { learning } from './learning.ts';
import { media } from './media.ts';
import { news } from './news.ts';
import { operations } from './operations.ts';
import { questions } from './questions.ts';
import { readiness } from './readiness.ts';
import { reporting } from './reporting.ts';
import { school } from './school.ts';
import { support } from './support.ts';

/** Every context of the school, by its tag in the API's document: one without the other does not compile. */
export const CONTEXTS = {
  identity,
  catalog,
  enrolment,
  learning,
  reporting,
  media,
  support,
  exam,
  operations,
  questions,
  readiness,
  discussions,
  news,
  school,
} satisfies Record<Context, unknown>;
