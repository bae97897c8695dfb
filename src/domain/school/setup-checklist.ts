import type { CourseId } from '../kernel/ids.ts';
import { SETUP_STEPS, type SetupStep } from './literals.ts';
import { type EnvironmentSettings, mentorOf, mergeSettings, type SettingsContent } from './settings.ts';

/** Facts of the school, other than its settings and its courses. */
export interface SetupFacts {
  /** The current mail service took a test mail of a member of the team. */
  readonly isMailTested: boolean;
  /** Money was paid for a course, whether it went back or not. */
  readonly hasPayment: boolean;
  /** Accounts of the team that may sign in. */
  readonly memberCount: number;
  /** The newest version of the blueprint was compared with the council's handbook. */
  readonly isBlueprintConfirmed: boolean;
  /** A vignette of the school's own has an approved version; demo ones do not count. */
  readonly hasApprovedCase: boolean;
  /** A mock exam without demo vignettes was published, whether it was closed or not. */
  readonly hasMockExam: boolean;
}

/** Facts of the courses, live ones and drafts. */
export interface SetupCourses {
  readonly courseId: CourseId | null;
  readonly hasLesson: boolean;
  readonly hasPrice: boolean;
  readonly keepsPromises: boolean;
}

export interface SetupSettings {
  /** As they are shown. */
  readonly content: SettingsContent;
  /** The settings of a school in which nobody has said anything. */
  readonly first: SettingsContent;
  readonly environment: EnvironmentSettings;
}

/** Returns the steps before a school opens. Each is done because of what is there: nobody ticks anything. */
export function setupSteps(
  settings: SetupSettings,
  courses: SetupCourses,
  facts: SetupFacts,
): { readonly step: SetupStep; readonly isDone: boolean }[] {
  const isDone: Readonly<Record<SetupStep, boolean>> = {
    name: isNamed(settings),
    mentor: mentorOf(settings.content) !== undefined,
    course: courses.courseId !== null,
    lesson: courses.hasLesson,
    price: courses.hasPrice,
    promises: courses.keepsPromises,
    'exam-rules': facts.isBlueprintConfirmed,
    case: facts.hasApprovedCase,
    'mock-exam': facts.hasMockExam,
    // Past ones count: the list is of what comes before a school opens.
    'exam-dates': settings.content.exam.dates.length > 0,
    tax: isTaxDecided(settings),
    mail: facts.isMailTested,
    payment: facts.hasPayment,
    team: facts.memberCount > 1,
  };
  return SETUP_STEPS.map((step) => ({ step, isDone: isDone[step] }));
}

/**
 * An owner has published something of their own about the school. It need not be the name: a school may be called as
 * the program is, and its owner has seen that.
 */
function isNamed({ content, first, environment }: SetupSettings): boolean {
  const untouched = mergeSettings(first, environment.given).school;
  return JSON.stringify(content.school) !== JSON.stringify(untouched);
}

/** Requires an explicit answer: “not registered” counts once the owner has chosen it. */
const isTaxDecided = ({ content: { tax }, environment: { variables } }: SetupSettings): boolean =>
  tax.abn !== '' || tax.isUnregistered || variables['tax.gstRate'] !== undefined;
