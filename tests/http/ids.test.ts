import { describe, expect, it } from 'vitest';
import { openApiDocument } from '../../src/http/openapi/document.ts';
import { mismatch } from './support/api-contract.ts';
import { everyRoute } from './support/every-route.ts';

/** Entries of lists that are no resources: each is named by what it stands in, and nothing else can refer to it. */
const WITHOUT_ID = new Set([
  'TrendStep', // a day or a month of figures
  'RecentEnrolment', // an enrolment is named by its student and its course
  'ItemProgress', // the same: by its student and its content
  'SearchExcerpt', // a piece of a sentence
  'SearchMoment', // a second of a video
  'RefusedDocument', // it was not saved
  'OrderHistory', // a line of what happened
  'Giveaway', // named by its code
  'MailTemplate', // named by its kind
  'Rendition', // named by its video and its height
  'NetworkUse', // named by its network
  'Conversion', // named by its video
  'WeeklyDiscussions', // a time of the week
  'KeptPromise', // named by its course and what is promised
  'LeftOutLine', // a line of a file that was not kept
  'CouponPrice', // named by its course
  'OperatorCoupon', // the only one
  'UnmatchedPayment', // named by its checkout
  'CourseFile', // a fact about the file of an item, to know its bytes again
  'ExamSection', // named by its place in the blueprint
  'SettingsVersion', // named by its number
  'OpeningStep', // named by its place in the list
  'Tally', // a count of the bank
  'Reference', // a book that a question names
  'Figure', // named by its vignette and its number
  'VersionListing', // the same
  'Fault', // named by its path
  'MockFault',
  'ImportFault', // named by its line and column
  'NearDuplicate', // named by its line
  'CheckedPerson', // the same
  'RefusedPerson', // somebody who has no account
  'ImportedDraft', // a vignette that was made
  'LessonPlace', // named by its question and its place in the list
  'TaughtAt', // the same
  'MissedLesson', // named by its content
  'Review', // what a reviewer decided
  'RatedAnswer', // named by its question, as what follows
  'ShownKey',
  'OptionReason',
  'AnswerRow', // named by its question, as what follows
  'AnswerReference',
  'Reveal',
  'WithdrawnInSitting',
  'ListedCard',
  'WhyOption', // named by its option
  'SittingSection', // named by its number, as what follows
  'SectionFigure',
  'MockSection',
  'SectionScore',
  'PlacedAnswer',
  'AnswerSection',
  'PracticeStatusCount', // counts, each named by what is counted
  'WeakCell',
  'GridCell',
  'ClassCell',
  'MailChoice', // named by the kind of mail
  'ExamDates', // named by their days
  'DaysOff', // the same
  'PlanDay',
  'ReadinessDay', // named by its day
  'PredictionBin', // named by where it begins
  'LeftOutTasks', // named by its reason
  'ShortAccess', // named by its course
  'Inline', // words of a text, as its blocks
  'ParagraphBlock',
  'ListBlock',
  'TableBlock',
]);

/** Inside of something that has an address: no call names them, and their id has one name. */
const INSIDE = new Set([
  'PlanEntry',
  'PutOffTask',
  'Cluster',
  'Subject',
  'KeyedQuestion',
  'KeyedOption',
  'BlindQuestion',
  'BlindOption',
  'SectionVignette',
  'SectionQuestion',
  'SectionOption',
  'ReadVignette',
  'ReadAnswer',
  'ReadOption',
  'ReportedQuestion',
  'MockVignette',
  'PracticeCount',
  'BalanceRow',
  'ClusterScore',
  'AnswerCluster',
  'ClassCluster',
  'ClassSubject',
  'MemberShare',
  'ClassShare',
  'ReadyCluster',
  'KeptInterval',
  'CardCluster',
  'CardOption',
  'DueQuestion',
  'DueCase',
  'AskedCluster',
  'Thread',
  'ThreadMessage',
  'InboxThread',
  'InboxListing',
  'InboxMessage',
  'InboxPerson',
  'CannedAnswer',
  'FigureBlock',
]);

type Json = Readonly<Record<string, unknown>>;
const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every object schema of the API's answers that breaks the rule of two names, by where it stands. */
function faultsOf(schema: unknown, where: string, isEntry = false): string[] {
  if (Array.isArray(schema)) return schema.flatMap((one) => faultsOf(one, where, isEntry));
  if (!isJson(schema)) return [];
  const reference = typeof schema['$ref'] === 'string' ? String(schema['$ref'].split('/').at(-1)) : undefined;
  const target = reference ? (document.components['schemas']?.[reference] ?? {}) : schema;
  const { properties } = target;
  const found: string[] = [];
  if (isJson(properties)) {
    const names = ['_id', 'id'].filter((name) => name in properties);
    if (names.length === 1 && !INSIDE.has(reference ?? where)) found.push(`${where}: ${names.join()} alone`);
    if (names.length === 0 && isEntry && !WITHOUT_ID.has(reference ?? '')) found.push(`${where}: no id`);
  }
  if (reference) return found;
  return [
    ...found,
    ...Object.entries(isJson(properties) ? properties : {}).flatMap(([name, one]) => faultsOf(one, `${where}.${name}`)),
    ...faultsOf(schema['items'], `${where}[]`, true),
    ...faultsOf(schema['anyOf'], where, isEntry),
    ...faultsOf(schema['additionalProperties'], where),
  ];
}

const document = openApiDocument(everyRoute());

describe('what an answer lists or holds', () => {
  it('carries its id under both names (decision B19)', () => {
    const replies = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, operation]) =>
        Object.values(operation['responses'] as Record<string, { content?: Json }>).flatMap(({ content }) =>
          Object.values(content ?? {}).flatMap((media) =>
            faultsOf((media as Json)['schema'], `${method.toUpperCase()} ${path}`),
          ),
        ),
      ),
    );
    const components = Object.entries(document.components['schemas'] ?? {}).flatMap(([name, schema]) =>
      faultsOf(schema, name),
    );
    expect([...replies, ...components]).toEqual([]);
  });

  it('is found when an answer gives the two names different values', () => {
    const facts = {
      title: '',
      type: 'video',
      s3Key: '',
      duration: null,
      courseId: 'c',
      kilobits: null,
      renditions: [],
      rareFormat: null,
    };
    const course = { _id: 'b', id: 'a', ...facts };
    const told = { status: 200, contentType: 'application/json' };
    expect(mismatch('GET', '/stream/info/a', { ...told, json: course })).toMatch(/_id b and id a/);
    expect(mismatch('GET', '/stream/info/a', { ...told, json: { ...course, _id: 'a' } })).toBeUndefined();
  });
});
