import { setImmediate as nextTurn } from 'node:timers/promises';

const SLICE_MS = 8;

/** Yields to the event loop whenever a time slice is used up. */
function pacer(): { isDue(): boolean; pause(): Promise<void> } {
  let since = performance.now();
  return {
    isDue: () => performance.now() - since > SLICE_MS,
    async pause() {
      await nextTurn();
      since = performance.now();
    },
  };
}

/** `map` in time slices, for lists of thousands, such as the items of a course; one that is made as it is read too. */
export async function mapInSlices<T, Made>(all: Iterable<T>, change: (one: T) => Made): Promise<Made[]> {
  const made: Made[] = [];
  const pace = pacer();
  for (const one of all) {
    made.push(change(one));
    if (pace.isDue()) await pace.pause();
  }
  return made;
}

/** The bytes of `JSON.stringify`, made a slice at a time: it takes some 40 ms for twenty thousand items. */
export async function jsonInSlices(value: unknown): Promise<Buffer> {
  const slices: Buffer[] = [];
  const pace = pacer();
  let text = '';
  for (const piece of pieces(value)) {
    text += piece;
    if (!pace.isDue()) continue;
    slices.push(Buffer.from(text));
    text = '';
    await pace.pause();
  }
  return Buffer.concat([...slices, Buffer.from(text)]);
}

/** Lists of objects one by one, and what holds such a list field by field; everything else is short. */
function* pieces(value: unknown): Generator<string> {
  if (isListOfObjects(value)) {
    let before = '[';
    for (const one of value) {
      yield before;
      yield* pieces(one);
      before = ',';
    }
    yield ']';
  } else if (holdsList(value)) {
    let before = '{';
    for (const [name, field] of Object.entries(value)) {
      if (field === undefined) continue;
      yield `${before}${JSON.stringify(name)}:`;
      yield* pieces(field);
      before = ',';
    }
    yield '}';
  } else yield JSON.stringify(value);
}

const isListOfObjects = (value: unknown): value is readonly object[] =>
  Array.isArray(value) && typeof value[0] === 'object' && value[0] !== null;

const holdsList = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  Object.getPrototypeOf(value) === Object.prototype &&
  Object.values(value).some(isListOfObjects);
