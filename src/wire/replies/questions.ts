import { boolean, integer, list, nullable, number, object, oneOf, type Reply, string, time } from '../json-schema.ts';
import { BASES, IMPORT_FORMATS, POOLS, REVIEW_DECISIONS, VERSION_STATES } from '../literals.ts';
import { ids } from './ids.ts';
import { richTextSchema } from './rich-text.ts';

export const vignettesSchema = object(
  {
    vignettes: list(
      object(
        {
          ...ids,
          number: integer(),
          title: string('Of the newest version, as all that follows.'),
          state: oneOf(VERSION_STATES),
          isApproved: boolean('Whether any version of it is approved.'),
          pool: oneOf(POOLS),
          isDemo: boolean(),
          retiredAt: nullable(time()),
          clusters: list(string()),
          subjects: list(string()),
          questions: integer(),
          author: string('Empty when the account is gone.'),
          isOwn: boolean('Whether the reader is among its authors, and may not review it.'),
          updatedAt: time(),
        },
        'VignetteListing',
      ),
    ),
    nextBefore: nullable(integer(), 'Number that the next page begins before.'),
  },
  'Vignettes',
);

const faultsSchema = list(
  object({ path: string('Such as questions[2].options[0].text.'), message: string() }, 'Fault'),
);

const figureSchema = object(
  {
    number: integer('As texts name it: {{figure:1}}.'),
    key: string(),
    smallKey: string(),
    width: integer('Pixels of the larger size.'),
    height: integer(),
    description: string(),
    caption: string(),
  },
  'Figure',
);

const referenceSchema = object(
  { title: string(), publisher: string(), year: integer('0 while it is not written.'), url: string() },
  'Reference',
);

const shownQuestion = {
  id: string(),
  stem: string('Markdown.'),
  stemBlocks: richTextSchema,
  cluster: string(),
  subject: string(),
  tags: list(string()),
};

const questionSchema = object(
  {
    ...shownQuestion,
    isNewQuestion: boolean('The author says that it is another question now.'),
    explanation: string('Markdown.'),
    explanationBlocks: richTextSchema,
    takeaway: string(),
    references: list(referenceSchema),
    rating: nullable(number(), 'Mean estimate: of 100 new graduates who are just good enough, how many are right.'),
    withdrawn: nullable(object({ reason: string(), at: time() })),
    options: list(object({ id: string(), text: string(), isCorrect: boolean(), why: string() }, 'KeyedOption')),
  },
  'KeyedQuestion',
);

const versionFacts = {
  number: integer(),
  state: oneOf(VERSION_STATES),
  revision: integer(),
  title: string(),
  case: string('Markdown.'),
  caseBlocks: richTextSchema,
  figures: list(figureSchema),
};

const versionSchema = object(
  {
    ...versionFacts,
    basis: oneOf(BASES),
    isDeclared: boolean(),
    questions: list(questionSchema),
  },
  'VignetteVersion',
);

export const vignetteSchema = object(
  {
    ...ids,
    number: integer(),
    pool: oneOf(POOLS),
    isDemo: boolean(),
    retiredAt: nullable(time()),
    versions: list(
      object(
        {
          number: integer(),
          state: oneOf(VERSION_STATES),
          title: string(),
          author: string('Empty when the account is gone.'),
          updatedAt: time(),
          submittedAt: nullable(time()),
          approvedAt: nullable(time()),
        },
        'VersionListing',
      ),
      'Newest first.',
    ),
    open: nullable(versionSchema, 'The draft, or the version in review.'),
    isOwn: boolean('Whether the reader is among the authors of the open version.'),
    approved: nullable(versionSchema),
    faults: faultsSchema,
    hints: faultsSchema,
    reviews: list(
      object({ reviewer: string(), decision: oneOf(REVIEW_DECISIONS), comment: string(), decidedAt: time() }, 'Review'),
      'Decided ones of the open version, oldest first.',
    ),
  },
  'Vignette',
);

export const approvedVignetteSchema = object(
  { ...ids, vignetteNumber: integer('As the list has it; `number` is that of the version.'), version: versionSchema },
  'ApprovedVignette',
);

const answerSchema = object({ question: string(), option: string(), rating: number() }, 'RatedAnswer');

export const versionInReviewSchema = object(
  {
    ...ids,
    vignetteNumber: integer('As the list has it; `number` is that of the version.'),
    ...versionFacts,
    questions: list(
      object(
        { ...shownQuestion, options: list(object({ id: string(), text: string() }, 'BlindOption')) },
        'BlindQuestion',
      ),
    ),
    seen: nullable(
      object({
        answers: list(answerSchema),
        keys: list(
          object(
            {
              question: string(),
              option: string(),
              explanationBlocks: richTextSchema,
              why: list(object({ option: string(), text: string() }, 'OptionReason')),
              takeaway: string(),
              references: list(referenceSchema),
            },
            'ShownKey',
          ),
        ),
      }),
      'Null until this reviewer has answered and rated: what is right is sent only then.',
    ),
  },
  'VersionInReview',
);

export const talliesSchema = object(
  {
    rows: list(
      object(
        {
          cluster: string(),
          subject: string(),
          pool: oneOf(POOLS),
          state: oneOf(VERSION_STATES),
          isDemo: boolean(),
          questions: integer('Neither empty, nor withdrawn, nor of a retired vignette.'),
        },
        'Tally',
      ),
    ),
  },
  'Tallies',
);

export const withdrawalSchema = object(
  {
    questionId: string(),
    isWithdrawn: boolean(),
    turnedResults: integer('Mock exams whose outcome, in all or in a cluster, is another one by this call.'),
  },
  'Withdrawal',
);

const importFields = {
  vignettes: integer('New ones.'),
  questions: integer('Of the new vignettes.'),
  unchanged: integer('Vignettes that the bank has already.'),
  taught: integer('Questions, of these too, whose lessons the file sets.'),
  faults: list(
    object(
      { line: integer('From 1.'), column: string('Empty where the whole line is meant.'), message: string() },
      'ImportFault',
    ),
    'The first 200, by their line. With any of them nothing is made.',
  ),
  duplicates: list(
    object(
      { line: integer(), vignetteId: nullable(string()), otherLine: nullable(integer()), title: string() },
      'NearDuplicate',
    ),
    'Questions that a vignette of the bank asks in the same words, or another line of the file, `otherLine`.',
  ),
  created: list(
    object({ vignetteId: string(), title: string() }, 'ImportedDraft'),
    'Drafts that were made; none by a check.',
  ),
};

export const questionImportSchema = object({ ...ids, ...importFields }, 'QuestionImport');

/** Still being read: its report appears at its own address. */
export const startedQuestionImportSchema = object(ids, 'StartedQuestionImport');

export const questionImportStateSchema = object(
  {
    ...ids,
    format: oneOf(IMPORT_FORMATS),
    isApplied: boolean('False for a check.'),
    startedAt: time(),
    report: nullable(object(importFields, 'QuestionImportReport'), 'Null until the file was read.'),
  },
  'QuestionImportState',
);

/** When nothing was made: why, and the same report. */
export const questionImportRefusedSchema = object(
  { message: string(), error: string(), code: string(), ...ids, ...importFields },
  'QuestionImportRefused',
);

export type QuestionImportReply = Reply<typeof questionImportSchema>;
export type StartedQuestionImportReply = Reply<typeof startedQuestionImportSchema>;
export type QuestionImportStateReply = Reply<typeof questionImportStateSchema>;
export type VignettesReply = Reply<typeof vignettesSchema>;
export type VignetteReply = Reply<typeof vignetteSchema>;
export type ApprovedVignetteReply = Reply<typeof approvedVignetteSchema>;
export type VersionReply = Reply<typeof versionSchema>;
export type VersionInReviewReply = Reply<typeof versionInReviewSchema>;
export type TalliesReply = Reply<typeof talliesSchema>;
export type WithdrawalReply = Reply<typeof withdrawalSchema>;
