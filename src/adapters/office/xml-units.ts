/** Bytes, or units of UTF-16. Of UTF-8 each byte counts as a letter: what is looked for is ASCII. */
export type Units = Uint8Array | Uint16Array;

/** Number of first bytes that tell the encoding. */
const FIRST_BYTES = 4;
const LESS = 0x3c;

/** Cuts the bytes of XML into letters, chunk after chunk. Its encoding tells itself by a mark, or by the first `<`. */
export class XmlUnits {
  private encoding: 'bytes' | 'utf-16le' | 'utf-16be' | undefined;
  /** Bytes that are no whole unit yet, or too few to tell the encoding by. */
  private held: Uint8Array = new Uint8Array();

  of(chunk: Uint8Array): Units {
    const bytes = this.held.length === 0 ? chunk : joined(this.held, chunk);
    this.held = new Uint8Array();
    if (this.encoding) return this.cut(bytes);
    if (bytes.length >= FIRST_BYTES) return this.cut(bytes.subarray(this.begin(bytes)));
    this.held = bytes.slice();
    return new Uint8Array();
  }

  /** Returns the held bytes of a file that is shorter than four bytes. */
  rest(): Units {
    return this.encoding ? new Uint8Array() : this.held;
  }

  /** Answers how long the mark is. */
  private begin(bytes: Uint8Array): number {
    const [first, second, third] = bytes;
    const isLittle = first === 0xff && second === 0xfe;
    const isBig = first === 0xfe && second === 0xff;
    if (isLittle || (first === LESS && second === 0)) this.encoding = 'utf-16le';
    else if (isBig || (first === 0 && second === LESS)) this.encoding = 'utf-16be';
    else this.encoding = 'bytes';
    if (isLittle || isBig) return 2;
    return first === 0xef && second === 0xbb && third === 0xbf ? 3 : 0;
  }

  private cut(bytes: Uint8Array): Units {
    if (this.encoding === 'bytes') return bytes;
    const units = new Uint16Array(Math.floor(bytes.length / 2));
    const low = this.encoding === 'utf-16le' ? 0 : 1;
    for (let index = 0; index < units.length; index += 1)
      units[index] = bytes[index * 2 + low]! + bytes[index * 2 + 1 - low]! * 256;
    this.held = bytes.slice(units.length * 2);
    return units;
  }
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  const whole = new Uint8Array(first.length + second.length);
  whole.set(first);
  whole.set(second, first.length);
  return whole;
}
