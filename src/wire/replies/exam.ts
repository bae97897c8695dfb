import { integer, list, nullable, number, object, oneOf, type Reply, string, time } from '../json-schema.ts';
import { PASS_RULES } from '../literals.ts';

const share = () => nullable(number(), 'From 0 to 1; null where it is not known.');
const fromTo = () => list(integer(), 'The first and the last week.');

const contentSchema = object(
  {
    title: string(),
    question: object({ options: object({ min: integer(), max: integer() }) }),
    vignette: object({ questions: integer() }),
    days: list(list(integer()), 'The numbers of the sections on each day, from 1.'),
    sections: list(object({ vignettes: integer(), minutes: integer() }, 'ExamSection')),
    unscoredVignettesPerSection: integer(),
    breakMinutes: object({ betweenSections: integer() }),
    clusters: list(object({ id: string(), short: string(), title: string(), share: share() }, 'Cluster')),
    subjects: list(
      object({ id: string(), title: string(), share: share(), search: string('Words that find lessons.') }, 'Subject'),
    ),
    pass: oneOf(PASS_RULES),
    strictness: object({ 1: number(), 2: number(), 5: number() }),
    calendar: object({ applyWeeksBefore: fromTo(), bookingWeeksBefore: fromTo(), resultsWeeksAfter: integer() }),
  },
  'BlueprintContent',
);

export const blueprintSchema = object(
  {
    version: integer('0 where the school has stored none.'),
    content: contentSchema,
    confirmed: nullable(
      object(
        { by: nullable(string(), 'A name; null when the account is gone.'), at: time(), handbook: string() },
        'BlueprintConfirmation',
      ),
    ),
  },
  'Blueprint',
);

export type BlueprintReply = Reply<typeof blueprintSchema>;
export type BlueprintContentReply = BlueprintReply['content'];
