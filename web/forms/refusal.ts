import { M } from '../../src/wire/messages.ts';
import { ApiError } from '../api/client.ts';
import type { FieldNames } from './field.ts';

/** What a form says about an error: the words we know to be meant for people, else the generic sentence. */
export const sentenceOf = (error: unknown): string =>
  error instanceof ApiError ? error.message : M.somethingWentWrongTryAgain;

/**
 * The server's complaints by field, when every one of them has a field on this page; undefined otherwise, because
 * then the sentence belongs in the banner where it is seen.
 */
export function fieldsRefused(error: unknown, names: FieldNames): Record<string, string> | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const refused = Object.entries(error.fields);
  return refused.length > 0 && refused.every(([name]) => names.has(name)) ? Object.fromEntries(refused) : undefined;
}

/** What the server said about a field stays there until the answer changes or is sent again. */
export class Refusals {
  private kept: { name: string; answer: unknown; sentence: string }[] = [];

  keep(fields: Record<string, string>, values: Record<string, unknown>): Record<string, string> {
    this.kept = Object.entries(fields).map(([name, sentence]) => ({ name, sentence, answer: values[name] }));
    return fields;
  }

  still(values: Record<string, unknown>): Record<string, string> {
    return Object.fromEntries(
      this.kept.filter(({ name, answer }) => values[name] === answer).map(({ name, sentence }) => [name, sentence]),
    );
  }

  forget(): void {
    this.kept = [];
  }
}
