import { type CalendarDay, dayInWords } from '../../kernel/calendar.ts';
import { DomainError } from '../../kernel/errors.ts';

/** Also of a question that another person got wrong. */
export const noSuchCard = (): DomainError =>
  new DomainError('not-found', 'readiness/no-card', 'We could not find this card.');

export const cardClosed = (): DomainError =>
  new DomainError(
    'conflict',
    'readiness/card-closed',
    'This question is no longer in the question bank, so its card is closed.',
  );

/** @param nextOn null: it comes no more. */
export const cardNotDue = (nextOn: CalendarDay | null): DomainError =>
  new DomainError(
    'conflict',
    'readiness/card-not-due',
    nextOn === null ? 'This card is not due.' : `This card comes back on ${dayInWords(nextOn)}.`,
  );

export const noSuchOption = (): DomainError =>
  new DomainError('invalid', 'readiness/no-option', 'This option is not in this question.', {
    fields: { option: 'This option is not in this question.' },
  });

export const staleCard = (): DomainError =>
  new DomainError('conflict', 'readiness/stale-card', 'You changed this card elsewhere. Please look at it again.', {
    isStale: true,
  });
