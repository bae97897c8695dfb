import { anything, object, optional, type Reply, record, string } from '../json-schema.ts';

/** The one shape of every refusal (decision B3). */
export const problemSchema = object(
  {
    message: string('A sentence for a person.'),
    error: string('The same sentence.'),
    code: string('Stable; clients may switch on it.'),
    fields: optional(record(string(), 'A sentence for each wrong field.')),
    current: optional(anything('With a 409 because of an older `version`: the thing as it is now.')),
    arrivalNote: optional(
      string('With a 429 or a 5xx to an answer sheet: signed, of when it came. The same sheet sent again brings it.'),
    ),
  },
  'Problem',
);

/** The one shape of every refusal (decision B3). */
export type ProblemReply = Reply<typeof problemSchema>;
