import { DomainError } from '../kernel/errors.ts';
import type { AnnouncementState } from './literals.ts';

/** @param fields a sentence for each that is wrong. */
export const announcementRefused = (fields: Readonly<Record<string, string>>): DomainError =>
  new DomainError('invalid', 'news/announcement', Object.values(fields)[0] ?? 'Please check the announcement.', {
    fields,
  });

export const noSuchAnnouncement = (): DomainError =>
  new DomainError('not-found', 'news/no-announcement', 'We could not find this announcement.');

/** Lost-update conflict: another change came first. */
export const staleAnnouncement = (): DomainError =>
  new DomainError(
    'conflict',
    'news/stale-announcement',
    'Someone changed this announcement in the meantime. Please check it again.',
    { isStale: true },
  );

const WHY_NOT: Readonly<Record<AnnouncementState, string>> = {
  draft: 'This announcement is a draft: nothing of it is on its way.',
  planned: 'This announcement is already scheduled.',
  leaving: 'This announcement is already being sent. You can stop it.',
  left: 'This announcement was sent. It can no longer be changed.',
  stopped: 'This announcement was stopped. Please write a new one.',
};

export const isOnItsWay = (state: AnnouncementState): DomainError =>
  new DomainError('conflict', `news/is-${state}`, WHY_NOT[state], { isStale: true });

export const noReaders = (): DomainError =>
  new DomainError('invalid', 'news/no-readers', 'Nobody would get this now. Please choose other people.', {
    fields: { audience: 'Nobody would get this now. Please choose other people.' },
  });

export const courseGone = (): DomainError =>
  announcementRefused({ audienceCourses: 'One of these courses is not there any more. Please choose again.' });

export const unknownLink = (): DomainError =>
  new DomainError('forbidden', 'news/unknown-link', 'This link is not one of ours, or it is not complete.');
