import type { CourseId } from '../kernel/ids.ts';
import { OPENING_STEPS, type OpeningStep } from './literals.ts';
import { type EnvironmentSettings, laidOver, mentorOf, type SettingsContent } from './settings.ts';

/** Facts of the school's books, beside its settings and its courses. */
export interface OpeningFacts {
  /** The mail service of now took a test mail of somebody in the team. */
  readonly isMailTested: boolean;
  /** Money was paid for a course, whether it went back or not. */
  readonly hasPayment: boolean;
  /** Accounts of the team that may sign in. */
  readonly memberCount: number;
}

/** Facts of the courses, live ones and drafts. */
export interface OpeningCourses {
  readonly courseId: CourseId | null;
  readonly hasLesson: boolean;
  readonly hasPrice: boolean;
  readonly keepsPromises: boolean;
}

export interface OpeningSettings {
  /** As they are shown. */
  readonly content: SettingsContent;
  /** The settings of a school in which nobody has said anything. */
  readonly first: SettingsContent;
  readonly environment: EnvironmentSettings;
}

/** Returns the steps before a school opens. Each is done because of what is there: nobody ticks anything. */
export function openSteps(
  settings: OpeningSettings,
  courses: OpeningCourses,
  facts: OpeningFacts,
): { readonly step: OpeningStep; readonly isDone: boolean }[] {
  const isDone: Readonly<Record<OpeningStep, boolean>> = {
    name: isNamed(settings),
    mentor: mentorOf(settings.content) !== undefined,
    course: courses.courseId !== null,
    lesson: courses.hasLesson,
    price: courses.hasPrice,
    promises: courses.keepsPromises,
    tax: isTaxDecided(settings),
    mail: facts.isMailTested,
    payment: facts.hasPayment,
    team: facts.memberCount > 1,
  };
  return OPENING_STEPS.map((step) => ({ step, isDone: isDone[step] }));
}

/**
 * An owner has published something of their own about the school. It need not be the name: a school may be called as
 * the program is, and its owner has seen that.
 */
function isNamed({ content, first, environment }: OpeningSettings): boolean {
  const untouched = laidOver(first, environment.given).school;
  return JSON.stringify(content.school) !== JSON.stringify(untouched);
}

/** Silence is no answer: “not registered” counts once somebody has said so. */
const isTaxDecided = ({ content: { tax }, environment: { variables } }: OpeningSettings): boolean =>
  tax.abn !== '' || tax.isUnregistered || variables['tax.gstRate'] !== undefined;
