const AT_ONCE = 500;

/** Reads by long lists a slice at a time: a statement of thousands of values holds everything else up. */
export async function inFewHundreds<Value, Row>(
  values: readonly Value[],
  read: (some: Value[]) => PromiseLike<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let at = 0; at < values.length; at += AT_ONCE) rows.push(...(await read(values.slice(at, at + AT_ONCE))));
  return rows;
}
