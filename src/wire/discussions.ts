import { array, object } from 'yup';
import { MAX_PAPERS } from './literals.ts';
import { id, whole } from './request-fields.ts';
import { flag, text } from './strict-text.ts';
import { oneLine } from './text-rules.ts';

/** Requests of an administrator about live discussions. What a good series is, the domain decides. */

const MAX_TOPIC = 120;
const MAX_LINK = 500;
const LINK = 'Please enter the link of the room.';
const WEEKDAY = 'Please choose the weekday on which the room opens.';
const START = 'Please enter the time at which it begins, such as 19:00.';
const ZONE = 'Please choose a time zone, such as Australia/Sydney.';
const MINUTES = 'Please enter how many minutes a discussion lasts.';
const TIME = 'Please enter a date and a time.';
const PAPERS = `Please choose at most ${MAX_PAPERS} papers.`;
const RECORDING = 'Please choose a video of this course.';
/** As `Date.toISOString` writes it, with or without seconds. */
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/;

const topic = () => oneLine('Please enter a topic, such as Past papers.', MAX_TOPIC);
const minutes = () => whole(MINUTES, 1);
const revision = () => whole('A revision is a whole number from 1.', 1);

const facts = {
  topic: topic(),
  roomUrl: text(LINK).trim().required(LINK).max(MAX_LINK, LINK),
  weekday: whole(WEEKDAY, 1, 7),
  startsAt: text(START).required(START).max(10, START),
  minutes: minutes(),
  timeZone: text(ZONE).required(ZONE).max(100, ZONE),
  isCaseDiscussion: flag('Please say whether cases are discussed.').default(false),
};

/** POST …/discussion-series */
export const newSeriesBody = object(facts);

/** PUT …/discussion-series/:seriesId: all of it. `from` is the first discussion that follows; null for all to come. */
export const seriesBody = object({
  ...facts,
  revision: revision(),
  from: id('Please choose a discussion.').nullable().default(null),
});

/** POST …/discussion-series/:seriesId/end */
export const endSeriesBody = object({ revision: revision() });

/** PUT …/discussions/:discussionId: all of it. `isForOthers` gives topic and papers to the week’s others as well. */
export const discussionBody = object({
  revision: revision(),
  startsAt: text(TIME)
    .required(TIME)
    .matches(INSTANT, TIME)
    .test('instant', TIME, (value) => typeof value !== 'string' || Number.isFinite(Date.parse(value))),
  minutes: minutes(),
  topic: topic(),
  papers: array().of(id('Please choose a paper.')).max(MAX_PAPERS, PAPERS).default([]),
  isCancelled: flag('Please say whether it is cancelled.').default(false),
  isForOthers: flag('Please say whether the others of the week have this topic.').default(false),
});

/** PUT …/discussions/:discussionId/recording: null takes it away. */
export const recordingBody = object({ revision: revision(), recordingId: id(RECORDING).nullable().default(null) });
