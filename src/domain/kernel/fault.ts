/** A sentence about the value at a path, which is the wire's: `questions[2].options[0].text`. */
export interface Fault {
  readonly path: string;
  readonly message: string;
}

/** Fields of a refusal: a sentence under each path, of several at one path the first. */
export function fieldsOf(faults: readonly Fault[], root = ''): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const { path, message } of faults) fields[`${root}${path}`] ??= message;
  return fields;
}
