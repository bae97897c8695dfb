import { DomainError } from '../kernel/errors.ts';

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
