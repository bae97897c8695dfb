import { integer, list, nullable, object, oneOf, type Reply } from '../json-schema.ts';
import { PROMISES } from '../literals.ts';

export const keptPromises = () =>
  list(
    object(
      { promise: oneOf(PROMISES), count: nullable(integer(), 'How many; null of what is not counted.') },
      'KeptPromise',
    ),
    'What this course is sold with: only what it has.',
  );

export const openPromises = () => list(oneOf(PROMISES), 'What courses are sold with and this one does not have yet.');

/** A promise that a course keeps. */
export type KeptPromiseReply = Reply<ReturnType<typeof keptPromises>>[number];
