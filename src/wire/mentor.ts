import { object } from 'yup';
import { ASKED_KINDS, MAX_CANNED_TITLE, MAX_THREAD_TEXT, THREAD_KINDS, THREAD_STATES } from './literals.ts';
import { parameters, textParameter } from './parameters.ts';
import { idempotencyKey, KEY, whole } from './request-fields.ts';
import { flag, text } from './strict-text.ts';
import { oneLine, requiredText } from './text-rules.ts';

const MESSAGE = 'Please write your message.';
const ANSWER = 'Please write an answer.';
const ABOUT = 'Please say what your message is about.';
const KIND = `A message is about one of ${ASKED_KINDS.join(', ')}.`;
const NAMED = 'Please name what your message is about.';
const SECOND = 'A second is a whole number from 0.';
const PAGE = 'A page is a whole number from 1.';

const named = () => text(NAMED).max(100, NAMED).optional();

/**
 * POST /mentor/threads. Of the fields of its subject, an item needs `contentId`, which may be a document's; a video may
 * have `at`, a paper `page`; a question needs `questionId`, and `sittingId` where it was answered there; an order
 * `orderId`.
 */
export const askBody = object({
  idempotencyKey: idempotencyKey().required(KEY),
  text: requiredText(MESSAGE, MAX_THREAD_TEXT),
  about: object({
    kind: text(KIND).required(KIND).oneOf(ASKED_KINDS, KIND),
    contentId: named(),
    at: whole(SECOND, 0).optional(),
    page: whole(PAGE, 1).optional(),
    questionId: named(),
    sittingId: named(),
    orderId: named(),
  }).required(ABOUT),
});

/** POST /mentor/threads/:threadId/messages. The same key sent again changes nothing. */
export const followUpBody = object({
  idempotencyKey: idempotencyKey().required(KEY),
  text: requiredText(MESSAGE, MAX_THREAD_TEXT),
});

/** GET /mentor/threads: one’s own; with an item or a question, those shown to its course as well. */
export const threadsQuery = parameters({
  contentId: textParameter('contentId'),
  questionId: textParameter('questionId'),
  before: textParameter('before'),
});

/** GET /mentor/suggestions */
export const suggestionsQuery = parameters({
  contentId: textParameter('contentId'),
  questionId: textParameter('questionId'),
  q: textParameter('q').default(''),
});

const STATES = `The parameter state is one of ${THREAD_STATES.join(', ')}.`;
const KINDS = `The parameter about is one of ${THREAD_KINDS.join(', ')}.`;
const MINE = 'The parameter assigned is me, or absent.';

/** GET /admin/inbox */
export const inboxQuery = parameters({
  state: textParameter('state').oneOf(THREAD_STATES, STATES),
  about: textParameter('about').oneOf(THREAD_KINDS, KINDS),
  assigned: textParameter('assigned').oneOf(['me'], MINE),
  search: textParameter('search').trim().max(100, 'Please search for at most 100 characters.'),
  before: textParameter('before'),
});

const REVISION = 'Please name the revision.';
const revision = () => whole(REVISION, 1);

/** POST /admin/inbox/:threadId/answer */
export const answerBody = object({ text: requiredText(ANSWER, MAX_THREAD_TEXT), revision: revision() });

const PERSON = 'Please choose a person of the team, or nobody.';

/** PUT /admin/inbox/:threadId/assignment: null is nobody. */
export const assignmentBody = object({
  assignedTo: text(PERSON).max(100, PERSON).nullable().defined(PERSON),
  revision: revision(),
});

/** POST /admin/inbox/:threadId/close and …/reopen */
export const revisionBody = object({ revision: revision() });

const SHOWN = 'A message is shown to its course or not.';

/** PUT /admin/inbox/:threadId/shown */
export const shownBody = object({ isShown: flag(SHOWN).required(SHOWN), revision: revision() });

/** POST /admin/canned-answers */
export const cannedAnswerBody = object({
  title: oneLine('Please write a title.', MAX_CANNED_TITLE),
  text: requiredText(ANSWER, MAX_THREAD_TEXT),
});
