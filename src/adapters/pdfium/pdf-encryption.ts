import { createCipheriv, createDecipheriv, createHash } from 'node:crypto';
import { type Dictionary, isDictionary, Name, Text, type Value } from './pdf-objects.ts';
import { type Decryption, type ObjectId, objectsIn } from './pdf-structure.ts';
import { rc4 } from './rc4.ts';

// Standard security handler of ISO 32000-2, 7.6.4, with the empty user password: it opens a PDF that is only protected
// against printing or copying.

type Method = 'none' | 'rc4' | 'aes-128' | 'aes-256';

interface Handler {
  readonly key: Buffer;
  readonly strings: Method;
  readonly streams: Method;
}

const PADDING = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');
const METHODS: Readonly<Record<string, Method>> = { None: 'none', V2: 'rc4', AESV2: 'aes-128', AESV3: 'aes-256' };
/** Limit of encryption dictionaries: an incremental update keeps the old one. */
const MAX_CANDIDATES = 8;
const BLOCK_BYTES = 16;
/** Minimum length of a plaintext string: encrypted bytes rarely form this many printable characters. */
const MIN_PLAIN = 8;

/**
 * Returns the decryption for the empty password. `encrypted`: it needs a password, or its handler is unknown;
 * `unclear`: several decryptions are possible, and viewers may choose differently.
 */
export function decryptionOf(pdf: Uint8Array): Decryption | 'encrypted' | 'unclear' {
  const dictionaries: Dictionary[] = [];
  const ids = new Set<string>(['']);
  for (const found of objectsIn(pdf, { maxUnpackedBytes: 0 })) {
    if (found === 'unclear' || !isDictionary(found.value)) continue;
    const { value } = found;
    const inline = value.get('Encrypt');
    for (const one of [value, inline]) if (isDictionary(one) && isHandler(one)) dictionaries.push(one);
    const id = value.get('ID');
    if (Array.isArray(id) && id[0] instanceof Text) ids.add(id[0].text);
    if (dictionaries.length > MAX_CANDIDATES || ids.size > MAX_CANDIDATES) return 'unclear';
  }
  const handlers = dictionaries.flatMap((dictionary) => [...ids].flatMap((id) => handlerOf(dictionary, id) ?? []));
  const [first, ...others] = handlers;
  if (!first) return 'encrypted';
  if (others.some((one) => !isSame(one, first))) return 'unclear';
  return {
    text(text, object) {
      if (first.strings === 'none') return text;
      if (text.length >= MIN_PLAIN && /^[ -~]*$/.test(text)) return undefined;
      return unpadded(decrypted(first.strings, first.key, Buffer.from(text, 'latin1'), object)).toString('latin1');
    },
    stream: (bytes, object) => decrypted(first.streams, first.key, bytes, object),
  };
}

const isHandler = (value: Dictionary): boolean =>
  value.get('O') instanceof Text && value.get('U') instanceof Text && typeof value.get('R') === 'number';

const isSame = (one: Handler, other: Handler): boolean =>
  one.key.equals(other.key) && one.strings === other.strings && one.streams === other.streams;

function handlerOf(dictionary: Dictionary, id: string): Handler | undefined {
  const version = numberOf(dictionary.get('V'));
  const isByFilter = version === 4 || version === 5;
  const method = (name: string): Method | undefined => (isByFilter ? filterOf(dictionary, name) : 'rc4');
  const [strings, streams] = [method('StrF'), method('StmF')];
  const key = version === 5 ? longKey(dictionary) : shortKey(dictionary, version, id);
  return key && strings && streams ? { key, strings, streams } : undefined;
}

function filterOf(dictionary: Dictionary, use: string): Method | undefined {
  const name = nameOf(dictionary.get(use) ?? new Name('Identity'));
  if (name === 'Identity') return 'none';
  const filters = dictionary.get('CF');
  const filter = isDictionary(filters) && name !== undefined ? filters.get(name) : undefined;
  return isDictionary(filter) ? METHODS[nameOf(filter.get('CFM')) ?? ''] : undefined;
}

/** Computes a key of 40 to 128 bits. Our object reader drops the `EncryptMetadata` flag: both values are tried. */
function shortKey(dictionary: Dictionary, version: number, id: string): Buffer | undefined {
  const revision = numberOf(dictionary.get('R'));
  if (version < 1 || version > 4 || revision < 2 || revision > 4) return undefined;
  const bits = version === 1 ? 40 : version === 4 ? 128 : numberOf(dictionary.get('Length'), 40);
  const bytes = Math.min(16, Math.max(5, Math.floor(bits / 8)));
  const permissions = Buffer.alloc(4);
  permissions.writeInt32LE(numberOf(dictionary.get('P')) | 0);
  const owner = bytesOf(dictionary.get('O')).subarray(0, 32);
  const stored = bytesOf(dictionary.get('U'));
  for (const mark of [Buffer.alloc(0), Buffer.alloc(4, 0xff)]) {
    let key = md5(PADDING, owner, permissions, Buffer.from(id, 'latin1'), mark).subarray(0, bytes);
    if (revision >= 3) for (let round = 0; round < 50; round += 1) key = md5(key).subarray(0, bytes);
    const compared = revision === 2 ? 32 : 16;
    if (stored.length >= compared && userMark(key, revision, id).equals(stored.subarray(0, compared))) return key;
  }
  return undefined;
}

/** Computes the `U` entry for this key, to verify it. */
function userMark(key: Buffer, revision: number, id: string): Buffer {
  if (revision === 2) return rc4(key, PADDING);
  let mark = md5(PADDING, Buffer.from(id, 'latin1'));
  for (let round = 0; round < 20; round += 1)
    mark = rc4(
      key.map((byte) => byte ^ round),
      mark,
    );
  return mark;
}

/** Computes a key of 256 bits. */
function longKey(dictionary: Dictionary): Buffer | undefined {
  const [user, packedKey] = [bytesOf(dictionary.get('U')), bytesOf(dictionary.get('UE'))];
  const revision = numberOf(dictionary.get('R'));
  const hash = revision === 5 ? (salt: Buffer) => sha(256, salt) : revision === 6 ? hardened : undefined;
  if (!hash || user.length < 48 || packedKey.length < 32) return undefined;
  if (!hash(user.subarray(32, 40)).equals(user.subarray(0, 32))) return undefined;
  const decipher = createDecipheriv('aes-256-cbc', hash(user.subarray(40, 48)), Buffer.alloc(BLOCK_BYTES));
  return decipher.setAutoPadding(false).update(packedKey.subarray(0, 32));
}

/** Algorithm 2.B for the empty password. */
function hardened(salt: Buffer): Buffer {
  let key = sha(256, salt);
  for (let round = 0, last = 0; round < 64 || last > round - 32; round += 1) {
    const repeated = Buffer.concat(Array.from({ length: 64 }, () => key));
    const cipher = createCipheriv('aes-128-cbc', key.subarray(0, 16), key.subarray(16, 32)).setAutoPadding(false);
    const mixed = cipher.update(repeated);
    const rest = mixed.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3;
    key = sha(rest === 0 ? 256 : rest === 1 ? 384 : 512, mixed);
    last = mixed.at(-1) ?? 0;
  }
  return key.subarray(0, 32);
}

function decrypted(method: Method, key: Buffer, bytes: Buffer, { number, generation }: ObjectId): Buffer {
  if (method === 'none') return bytes;
  const isAes = method !== 'rc4';
  const numbers = [number, number >> 8, number >> 16, generation, generation >> 8].map((part) => part & 0xff);
  const salted = [key, Buffer.from(numbers), ...(isAes ? [Buffer.from('sAlT')] : [])];
  const own = method === 'aes-256' ? key : md5(...salted).subarray(0, Math.min(16, key.length + 5));
  if (!isAes) return rc4(own, bytes);
  const whole = bytes.length - (bytes.length % BLOCK_BYTES);
  if (whole < 2 * BLOCK_BYTES) return Buffer.alloc(0);
  const decipher = createDecipheriv(`${method}-cbc`, own, bytes.subarray(0, BLOCK_BYTES)).setAutoPadding(false);
  return decipher.update(bytes.subarray(BLOCK_BYTES, whole));
}

/** Removes PKCS#7 padding (up to 16 bytes); harmless without padding. */
const unpadded = (bytes: Buffer): Buffer => {
  const count = bytes.at(-1) ?? 0;
  const isPadded = count >= 1 && count <= BLOCK_BYTES && bytes.subarray(-count).every((byte) => byte === count);
  return isPadded ? bytes.subarray(0, -count) : bytes;
};

const md5 = (...parts: readonly Buffer[]): Buffer => createHash('md5').update(Buffer.concat(parts)).digest();
const sha = (bits: 256 | 384 | 512, bytes: Buffer): Buffer => createHash(`sha${bits}`).update(bytes).digest();
const numberOf = (value: Value, otherwise = 0): number => (typeof value === 'number' ? value : otherwise);
const nameOf = (value: Value): string | undefined => (value instanceof Name ? value.text : undefined);
const bytesOf = (value: Value): Buffer => Buffer.from(value instanceof Text ? value.text : '', 'latin1');
