import { BooleanSchema, StringSchema } from 'yup';

/** Lets what is no text pass to the check of the type. */
export const tidied =
  (tidy: (value: string) => string) =>
  (value: unknown): unknown =>
    typeof value === 'string' ? tidy(value) : value;

/**
 * Text that is text: a number or `true` is refused, where yup's own string turns either into text (decision B30).
 * Transforms such as `trim` then also get values that are no text, and must pass them on to the type check.
 */
class StrictText extends StringSchema {
  override transforms: StringSchema['transforms'] = [];

  override trim(): this {
    return this.transform(tidied((value) => value.trim()));
  }
}

/**
 * @param sentence what is said when something else than text is sent. Schemas are shared by the forms and the server.
 */
export const text = (sentence: string): StringSchema => new StrictText().typeError(sentence).nonNullable(sentence);

/**
 * A flag that is one, by the same rule. `boolean().strict()` would refuse the same, and would fill in no default: yup
 * casts nothing in a strict schema.
 */
class StrictFlag extends BooleanSchema {
  override transforms: BooleanSchema['transforms'] = [];
}

/** @param sentence what is said when something else than `true` or `false` is sent. */
export const flag = (sentence: string): BooleanSchema => new StrictFlag().typeError(sentence).nonNullable(sentence);
