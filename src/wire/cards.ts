import { object } from 'yup';
import { CARD_REASONS, CARD_STATES, CARD_TURNS, MAX_SECONDS } from './literals.ts';
import { parameters, textParameter } from './parameters.ts';
import { id, idempotencyKey, KEY, whole } from './request-fields.ts';
import { flag, text } from './strict-text.ts';

export const MAX_RULE = 300;

const STATES = `The parameter state is one of ${CARD_STATES.join(', ')}.`;
const REASONS = `The parameter why is one of ${CARD_REASONS.join(', ')}.`;

/** GET /exam/cards */
export const cardsQuery = parameters({
  state: textParameter('state').oneOf(CARD_STATES, STATES),
  why: textParameter('why').oneOf(CARD_REASONS, REASONS),
  cluster: textParameter('cluster'),
  before: textParameter('before'),
});

const WHY = `A reason is one of ${CARD_REASONS.join(', ')}.`;
const RULE = `Please keep your line to ${MAX_RULE} characters.`;
const TURN = `A turn is one of ${CARD_TURNS.join(', ')}.`;
const REVISION = 'Please name the revision.';

/** PATCH /exam/cards/:questionId. What is absent stays. */
export const cardBody = object({
  why: text(WHY).oneOf(CARD_REASONS, WHY).nullable().optional(),
  rule: text(RULE).trim().max(MAX_RULE, RULE).optional(),
  turn: text(TURN).oneOf(CARD_TURNS, TURN).optional(),
  revision: whole(REVISION, 0),
});

/** POST /exam/cards/:questionId/grade. The same key sent again changes nothing, and is answered the same. */
export const gradeBody = object({
  idempotencyKey: idempotencyKey().required(KEY),
  option: id('Please choose an option.'),
  seconds: whole('Seconds are a whole number.', 0, MAX_SECONDS),
  isEasy: flag('Please say whether you knew it at once.').default(false),
});
