import { DomainError } from '../kernel/errors.ts';
import { MAX_SERIES } from './literals.ts';

export const noSuchCourse = (): DomainError =>
  new DomainError('not-found', 'discussions/no-course', 'This course is not there any more.');

export const noSuchSeries = (): DomainError =>
  new DomainError('not-found', 'discussions/no-series', 'This series is not there any more.');

export const noSuchDiscussion = (): DomainError =>
  new DomainError('not-found', 'discussions/not-found', 'This discussion is not there any more.');

export const tooManySeries = (): DomainError =>
  new DomainError(
    'conflict',
    'discussions/too-many-series',
    `A course has at most ${MAX_SERIES} series. Please end one of them first.`,
  );

export const seriesEnded = (): DomainError =>
  new DomainError('conflict', 'discussions/series-ended', 'This series has ended. Please add a new one.');

export const staleSeries = (): DomainError =>
  new DomainError('conflict', 'discussions/stale-series', 'Someone changed this series after you opened it.', {
    isStale: true,
  });

export const staleDiscussion = (): DomainError =>
  new DomainError('conflict', 'discussions/stale', 'Someone changed this discussion after you opened it.', {
    isStale: true,
  });

export const discussionOver = (): DomainError =>
  new DomainError('conflict', 'discussions/over', 'This discussion is over. It cannot be changed any more.');

export const notOverYet = (): DomainError =>
  new DomainError('conflict', 'discussions/not-over', 'A recording can be attached once the discussion has begun.');

export const cancelledOne = (): DomainError =>
  new DomainError('conflict', 'discussions/cancelled', 'This discussion is cancelled.');

export const tooEarlyToJoin = (): DomainError =>
  new DomainError(
    'conflict',
    'discussions/too-early',
    'The room opens 15 minutes before the discussion begins. Please come back then.',
  );

export const tooLateToJoin = (): DomainError =>
  new DomainError('conflict', 'discussions/too-late', 'This discussion is over.');

export const noDiscussions = (): DomainError =>
  new DomainError('not-found', 'discussions/none', 'This course has no live discussions yet.');

export const noDiscussionLeft = (): DomainError =>
  new DomainError(
    'not-found',
    'discussions/none-left',
    'Your access to the course ends before its next live discussion.',
  );

export const noSuchCalendar = (): DomainError =>
  new DomainError('forbidden', 'discussions/no-calendar', 'This calendar address is not valid any more.');
