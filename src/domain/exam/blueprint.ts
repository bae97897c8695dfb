import type { UserId } from '../kernel/ids.ts';
import type { PassRule } from './literals.ts';

export interface ExamSection {
  readonly vignettes: number;
  readonly minutes: number;
}

/** A group of questions that is passed or failed by itself. */
export interface Cluster {
  readonly id: string;
  readonly short: string;
  readonly title: string;
  /** Part of the questions, 0 to 1; null where it is not known. */
  readonly share: number | null;
}

export interface Subject {
  readonly id: string;
  readonly title: string;
  /** As a cluster's. */
  readonly share: number | null;
  /** Words that find lessons about it. */
  readonly search: string;
}

/** Shape of the real exam. Its facts are configuration: no code and no sentence knows them otherwise. */
export interface BlueprintContent {
  readonly title: string;
  readonly question: { readonly options: { readonly min: number; readonly max: number } };
  readonly vignette: { readonly questions: number };
  /** Numbers of the sections on each day, from 1. */
  readonly days: readonly (readonly number[])[];
  readonly sections: readonly ExamSection[];
  /** Vignettes of each section that count for nobody. */
  readonly unscoredVignettesPerSection: number;
  readonly breakMinutes: { readonly betweenSections: number };
  readonly clusters: readonly Cluster[];
  readonly subjects: readonly Subject[];
  readonly pass: PassRule;
  /** Spread of how strict reviewers are, by how many of them there are. */
  readonly strictness: { readonly 1: number; readonly 2: number; readonly 5: number };
  /** Weeks before the exam, each as the first and the last, and after it. */
  readonly calendar: {
    readonly applyWeeksBefore: readonly number[];
    readonly bookingWeeksBefore: readonly number[];
    readonly resultsWeeksAfter: number;
  };
}

/** An administrator's word that a version is what this edition of the handbook says. */
export interface Confirmation {
  readonly by: UserId;
  readonly at: Date;
  readonly handbook: string;
}

/** A stored version. Its content never changes, and it is confirmed at most once. */
export interface Blueprint {
  readonly version: number;
  readonly content: BlueprintContent;
  readonly savedBy: UserId;
  readonly savedAt: Date;
  readonly confirmed: Confirmation | null;
}

/** Seconds that the exam allows for a question, over all of its sections; null where it has no question. */
export function secondsAllowed({ sections, vignette }: Pick<BlueprintContent, 'sections' | 'vignette'>): number | null {
  const { questions } = sumsOf({ sections, vignette });
  const minutes = sections.reduce((sum, section) => sum + section.minutes, 0);
  return questions === 0 ? null : Math.round((minutes * 60) / questions);
}

/** Questions that count: each section has vignettes that do not. */
export const scoredQuestions = ({ sections, vignette, unscoredVignettesPerSection }: BlueprintContent): number =>
  sections.reduce((sum, { vignettes }) => sum + Math.max(0, vignettes - unscoredVignettesPerSection), 0) *
  vignette.questions;

export interface ExamSums {
  readonly vignettes: number;
  readonly questions: number;
  /** Questions of each section, in order. */
  readonly questionsOfSections: readonly number[];
}

export function sumsOf({ sections, vignette }: Pick<BlueprintContent, 'sections' | 'vignette'>): ExamSums {
  const vignettes = sections.reduce((sum, section) => sum + section.vignettes, 0);
  return {
    vignettes,
    questions: vignettes * vignette.questions,
    questionsOfSections: sections.map((section) => section.vignettes * vignette.questions),
  };
}
