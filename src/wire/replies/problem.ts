import { anything, object, optional, record, string } from '../json-schema.ts';
import type { ProblemReply } from '../problem.ts';

/** The one shape of every refusal (decision B3). */
export const problemSchema = object<ProblemReply & { current?: unknown }>(
  {
    message: string('A sentence for a person.'),
    error: string('The same sentence.'),
    code: string('Stable; clients may switch on it.'),
    fields: optional(record(string(), 'A sentence for each wrong field.')),
    current: optional(anything('With a 409 because of an older `version`: the thing as it is now.')) as never,
  },
  'Problem',
);
