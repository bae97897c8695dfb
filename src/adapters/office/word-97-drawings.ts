// The drawings of a DOC, [MS-ODRAW]: records in records, some of which list properties.

const HEADER_BYTES = 8;
const IS_CONTAINER = 0x0f;
const PROPERTY_LISTS: readonly number[] = [0xf00b, 0xf121, 0xf122];
const PROPERTY_BYTES = 6;
const PROPERTY_NUMBER = 0x3fff;
const IS_LONG = 0x8000;
/** Where a picture, a shape's fill and a line's fill come from. The number after each tells how. */
const NAMES: readonly number[] = [0x105, 0x187, 0x1c6];
/** It is not kept in the document, or is fetched anew. */
const IS_LINKED = 0x0c;

/** Where pictures come from that are fetched when the document is opened. Throws `RangeError` for what is cut off. */
export function linkedPictures(view: DataView): string[] {
  const found: string[] = [];
  let endOfContainer = 0;
  for (let at = 0; at + HEADER_BYTES <= view.byteLength; ) {
    const kind = view.getUint16(at, true);
    const length = view.getUint32(at + 4, true);
    const isContainer = (kind & 0x0f) === IS_CONTAINER;
    if (at >= endOfContainer) endOfContainer = at + HEADER_BYTES + length;
    if (PROPERTY_LISTS.includes(view.getUint16(at + 2, true)))
      found.push(...linkedIn(new DataView(view.buffer, view.byteOffset + at + HEADER_BYTES, length), kind >> 4));
    at += HEADER_BYTES + (isContainer ? 0 : length);
    // Between those at the top a byte says to which part of the document the next one belongs.
    if (at >= endOfContainer) at += 1;
  }
  return found;
}

function linkedIn(list: DataView, count: number): string[] {
  const names = new Map<number, string>();
  const flags = new Map<number, number>();
  let long = count * PROPERTY_BYTES;
  for (let index = 0; index < count; index += 1) {
    const property = list.getUint16(index * PROPERTY_BYTES, true);
    const value = list.getUint32(index * PROPERTY_BYTES + 2, true);
    const number = property & PROPERTY_NUMBER;
    if (NAMES.includes(number) && property & IS_LONG) names.set(number, textOf(list, long, value));
    else flags.set(number, value);
    if (property & IS_LONG) long += value;
  }
  return [...names].filter(([number]) => (flags.get(number + 1) ?? 0) & IS_LINKED).map(([, name]) => name);
}

/** In letters of two bytes, with a zero at the end. Of some lists the lengths are known to be told too long. */
function textOf(view: DataView, start: number, bytes: number): string {
  const end = Math.min(start + bytes, view.byteLength);
  let text = '';
  for (let at = start; at + 1 < end; at += 2) {
    const letter = view.getUint16(at, true);
    if (letter !== 0) text += String.fromCharCode(letter);
  }
  return text;
}
