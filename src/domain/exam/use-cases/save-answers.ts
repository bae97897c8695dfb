import type { UserId } from '../../kernel/ids.ts';
import { isSameSheet, sheetFaults } from '../answer-sheet.ts';
import {
  noSuchSection,
  noSuchSitting,
  notStarted,
  outOfOrder,
  sectionOver,
  sheetRefused,
  takenOver,
} from '../errors.ts';
import { mayKeepLate } from '../late-answers.ts';
import type { SectionState } from '../literals.ts';
import type { AnswerSheets, SectionFacts, SentSheet, SittingRepository } from '../ports.ts';
import { sectionState } from '../section-clock.ts';

export interface SavedSheet {
  readonly sequence: number;
  readonly savedAt: Date;
  readonly deadlineAt: Date;
  readonly state: SectionState;
}

interface SentBy {
  readonly userId: UserId;
  readonly sheet: SentSheet;
  readonly at?: Date;
}

/**
 * Stores the whole sheet of a section by one conditional statement. Answers once it is committed; the same sheet sent
 * again is acknowledged again, and only because it is what is stored.
 */
export class SaveAnswers {
  constructor(
    private readonly sheets: Pick<AnswerSheets, 'facts' | 'find' | 'save' | 'keepLate'>,
    private readonly sittings: Pick<SittingRepository, 'find'>,
  ) {}

  /** @param at when this request came, where its sheet had come before; the section's state is told of then. */
  async run({ userId, sheet, at = sheet.receivedAt }: SentBy): Promise<SavedSheet> {
    const section = await sectionFor(this.sheets, userId, sheet);
    const { deadlineAt } = section;
    const state = sectionState(section, at);
    const saved = { sequence: sheet.sequence, savedAt: sheet.receivedAt, deadlineAt, state };
    if (await this.sheets.save(sheet)) return saved;
    const stored = await refusedSave(this.sheets, this.sittings, sheet);
    return { ...saved, savedAt: stored.savedAt ?? saved.savedAt, deadlineAt: stored.deadlineAt ?? deadlineAt };
  }
}

type StartedSection = SectionFacts & { readonly deadlineAt: Date };

/** Section that a sheet is for, when it may hold these answers. Refuses with `not-found`, `conflict` or `invalid`. */
export async function sectionFor(
  sheets: Pick<AnswerSheets, 'facts'>,
  userId: UserId,
  { sittingId, number, answers }: SentSheet,
): Promise<StartedSection> {
  const section = await sheets.facts(sittingId, number);
  if (!section) throw noSuchSection();
  if (section.userId !== userId) throw noSuchSitting();
  const { deadlineAt } = section;
  if (!deadlineAt) throw notStarted();
  const faults = sheetFaults(answers, section.plan);
  if (faults.length > 0) throw sheetRefused(faults);
  return { ...section, deadlineAt };
}

/**
 * Section after a save that changed nothing, where the stored sheet equals the sent one and nothing is lost. Else it
 * refuses with the reason. Answers that came after the end may be stored apart (late-answers.ts).
 */
export async function refusedSave(
  sheets: Pick<AnswerSheets, 'find' | 'keepLate'>,
  sittings: Pick<SittingRepository, 'find'>,
  sheet: SentSheet,
) {
  const stored = await sheets.find(sheet.sittingId, sheet.number);
  if (!stored) throw noSuchSection();
  const isStored = isSameSheet(stored.answers, sheet.answers);
  if (stored.writer !== sheet.writer) throw takenOver();
  // Nothing replaces it after the end: a later sequence of the same work is that work, too.
  const isOver = sectionState(stored, sheet.receivedAt) === 'over';
  if (isStored && (isOver || sheet.sequence <= stored.sequence)) return stored;
  if (isOver) {
    const whole = sheet.sequence > stored.sequence && (await sittings.find(sheet.sittingId));
    if (whole && mayKeepLate(whole, stored, sheet.receivedAt)) await sheets.keepLate(sheet);
    throw sectionOver();
  }
  throw outOfOrder();
}
