import type { AdminCourseReply } from '../../../../src/wire/admin-catalog.ts';
import { ADMIN } from '../../../../src/wire/admin-messages.ts';
import type { Part } from '../../../api/admin-content.ts';
import { dayLabel, dayTitle, itemsOf, moduleTitle } from '../../../course/outline.ts';
import { COUNT, DELETE } from '../../../text/copy/admin-content.ts';
import { filesIn } from '../outline-facts.ts';

export interface GoingDay {
  readonly label: string;
  readonly title: string;
  readonly items: readonly { readonly title: string; readonly fileName: string }[];
}

/** Exactly what a deletion takes with it, for the person to read before agreeing. */
export interface WhatGoes {
  readonly sentence: string;
  /** What it is called in the announcement afterwards. */
  readonly name: string;
  readonly days: readonly GoingDay[];
  readonly documents: readonly string[];
  /** Counts; empty where the sentence says it all. */
  readonly sums: readonly string[];
  readonly affected: string | undefined;
}

const NOTHING_ELSE = { days: [], documents: [], sums: [], affected: undefined };

export function whatGoes(course: AdminCourseReply, part: Part): WhatGoes | undefined {
  const week = course.weeks.find(({ id }) => id === (part.kind === 'week' ? part.id : part.weekId));
  if (!week) return undefined;
  if (part.kind === 'document') {
    const document = week.documents.find(({ id }) => id === part.id);
    return document && { ...NOTHING_ELSE, sentence: DELETE.document, name: document.title };
  }
  if (part.kind === 'content') {
    const content = week.days.find(({ id }) => id === part.dayId)?.contents.find(({ id }) => id === part.id);
    return content && { ...NOTHING_ELSE, sentence: ADMIN.confirmDeleteContent, name: content.title };
  }

  const days = part.kind === 'week' ? week.days : week.days.filter(({ id }) => id === part.id);
  const documents = part.kind === 'week' ? week.documents : [];
  const items = itemsOf(days);
  const goingDays = days.map((day) => ({
    label: dayLabel(week, day),
    title: dayTitle(day),
    items: day.contents.map(({ title, fileName }) => ({ title, fileName })),
  }));
  const files = COUNT.files(filesIn(items, documents).size);
  if (part.kind === 'week') {
    return {
      sentence: DELETE.week(week.weekNumber, moduleTitle(week)),
      name: moduleTitle(week),
      days: goingDays,
      documents: documents.map(({ title }) => title),
      sums: [COUNT.days(days.length), COUNT.items(items.length), COUNT.documents(documents.length), files],
      affected: DELETE.affected(course.studentCount),
    };
  }
  const [day] = goingDays;
  return (
    day && {
      ...NOTHING_ELSE,
      sentence: DELETE.day(day.label, day.title),
      name: day.title,
      days: goingDays,
      sums: [COUNT.items(items.length), files],
      affected: DELETE.affected(course.studentCount),
    }
  );
}
