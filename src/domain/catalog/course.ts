import { DomainError } from '../kernel/errors.ts';
import type { ContentId, CourseId, DayId, DocumentId, FileKey, ModuleId, UserId } from '../kernel/ids.ts';
import type { Cents } from '../kernel/money.ts';

/** Sold and studied. A draft is off sale and off the lists; who bought it keeps it (decision B5). */
export interface Course {
  readonly id: CourseId;
  readonly title: string;
  readonly description: string;
  readonly priceCents: Cents;
  readonly durationMonths: number;
  readonly thumbnailKey: FileKey | null;
  readonly isLive: boolean;
  /** Rises with every change to the course or anything in it. */
  readonly version: number;
  /** Rises with each edit of the course's own facts: whoever edits an older one is told. */
  readonly revision: number;
  readonly createdAt: Date;
}

/** Who asked for a course, and the key that their client gave the request: kept when it is sent again. */
export interface CourseRequest {
  readonly by: UserId;
  readonly key: string;
}

/** What an admin edits of a course. */
export type CourseEdit = Partial<
  Pick<Course, 'title' | 'description' | 'priceCents' | 'durationMonths' | 'thumbnailKey'>
>;

/** The unit that a course is made of; called a week on the wire. Its number is unique in the course and keeps its meaning. */
export interface CourseModule {
  readonly id: ModuleId;
  readonly courseId: CourseId;
  readonly number: number;
  readonly title: string;
  /** Rises with each edit of this very row, here and in all that follows. */
  readonly revision: number;
}

export interface Day {
  readonly id: DayId;
  readonly moduleId: ModuleId;
  readonly number: number;
  readonly title: string;
  readonly revision: number;
}

export type ContentType = 'video' | 'pdf';

export interface Content {
  readonly id: ContentId;
  readonly dayId: DayId;
  readonly type: ContentType;
  readonly title: string;
  readonly fileKey: FileKey;
  readonly captionsKey: FileKey | null;
  /** A WebVTT file whose cues are the parts of the video. */
  readonly chaptersKey: FileKey | null;
  /** Length of a video in seconds, where it is known. */
  readonly durationSeconds: number | null;
  readonly position: number;
  readonly revision: number;
}

/** A file for a whole module: the Documents tab shows them. */
export interface CourseDocument {
  readonly id: DocumentId;
  readonly moduleId: ModuleId;
  readonly title: string;
  readonly fileKey: FileKey;
  readonly pageCount: number | null;
  readonly position: number;
  readonly revision: number;
  readonly state: DocumentState;
  /** Why it is refused, for the admin; null when it is not. */
  readonly refusal: string | null;
  /** A picture of the first page. */
  readonly previewKey: FileKey | null;
  /** What the file calls itself, where that is a title. */
  readonly suggestedTitle: string | null;
}

/** `processing`: offered already, and about to be read; `refused`: kept for the admin, and shown to nobody else. */
export type DocumentState = 'processing' | 'ready' | 'refused';

type WhatReadingFinds = Pick<CourseDocument, 'state' | 'refusal' | 'previewKey' | 'suggestedTitle'>;

/** Only PDFs are read; a document of Word was looked through before it was taken in. */
export const isToBeRead = (fileKey: FileKey): boolean => fileKey.endsWith('.pdf');

/** A document as it begins. */
export const unread = (fileKey: FileKey): WhatReadingFinds => ({
  state: isToBeRead(fileKey) ? 'processing' : 'ready',
  refusal: null,
  previewKey: null,
  suggestedTitle: null,
});

const DAYS_PER_MODULE = 7;
export const DEFAULT_MODULE_TITLE = 'Study Plan';
const MAX_MODULES = 60;

export const defaultDayTitle = (number: number): string => `Day ${number}`;

/** A new module's seven days (specification 4). */
export function sevenDays(moduleId: ModuleId, nextId: () => string): Day[] {
  return Array.from({ length: DAYS_PER_MODULE }, (_, index) => ({
    id: nextId(),
    moduleId,
    number: index + 1,
    title: defaultDayTitle(index + 1),
    revision: 1,
  }));
}

export function modulesOf(courseId: CourseId, count: number, nextId: () => string): CourseModule[] {
  if (!Number.isInteger(count) || count < 1 || count > MAX_MODULES) {
    const sentence = `Please choose between 1 and ${MAX_MODULES} modules.`;
    throw new DomainError('invalid', 'catalog/module-count', sentence, { fields: { weeks: sentence } });
  }
  return Array.from({ length: count }, (_, index) => ({
    id: nextId(),
    courseId,
    number: index + 1,
    title: DEFAULT_MODULE_TITLE,
    revision: 1,
  }));
}

/** A title as it is kept: without the blanks around it, and never empty. */
export function checkedTitle(title: string): string {
  const kept = title.trim();
  if (kept === '') throw titleEmpty();
  return kept;
}

export function titleEmpty(): DomainError {
  const sentence = 'Title cannot be empty';
  return new DomainError('invalid', 'catalog/title-empty', sentence, { fields: { title: sentence } });
}
