import { M } from '../../src/wire/messages.ts';
import { ApiError } from '../api/client.ts';
import type { FieldNames } from './field.ts';

/** Returns the sentence for an error: the server's if meant for people, otherwise the generic one. */
export const sentenceOf = (error: unknown): string =>
  error instanceof ApiError ? error.message : M.somethingWentWrongTryAgain;

/**
 * Returns the server's errors by field if all those fields are on this page; otherwise undefined, and the sentence is
 * shown in the banner.
 */
export function fieldsRefused(error: unknown, names: FieldNames): Record<string, string> | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const refused = Object.entries(error.fields);
  return refused.length > 0 && refused.every(([name]) => names.has(name)) ? Object.fromEntries(refused) : undefined;
}

/** Keeps the server's error on a field until its value changes or is sent again. */
export class Refusals {
  /** @param valueAt finds a value by the name of its field, such as `rows[1].title`. */
  constructor(private readonly valueAt: (values: Record<string, unknown>, name: string) => unknown) {}

  private kept: { name: string; answer: unknown; sentence: string }[] = [];

  keep(fields: Record<string, string>, values: Record<string, unknown>): Record<string, string> {
    this.kept = Object.entries(fields).map(([name, sentence]) => ({
      name,
      sentence,
      answer: this.valueAt(values, name),
    }));
    return fields;
  }

  still(values: Record<string, unknown>): Record<string, string> {
    return Object.fromEntries(
      this.kept
        .filter(({ name, answer }) => this.valueAt(values, name) === answer)
        .map(({ name, sentence }) => [name, sentence]),
    );
  }

  forget(): void {
    this.kept = [];
  }
}
