import type { Guidance } from '../../../domain/catalog/guidance.ts';
import { PROMISES, type Promised } from '../../../domain/catalog/literals.ts';
import { columnsOf, type RowOf } from '../columns.ts';

/** Words with a blank between them. */
const SOLD_WITHOUT = {
  name: 'sold_without',
  toStored: (promises: readonly Promised[]): string => promises.join(' '),
  fromStored: (stored: string): readonly Promised[] =>
    PROMISES.filter((promise) => stored.split(' ').includes(promise)),
} as const;

/** The columns of a course that hold its guidance. */
export const GUIDANCE = columnsOf<Guidance>()({
  studyGroupUrl: 'study_group_url',
  mentorUrl: 'mentor_url',
  soldWithout: SOLD_WITHOUT,
});

export type GuidanceRow = RowOf<typeof GUIDANCE>;
