import { constants, crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const ONE_SAMPLE = 0;
const THREE_SAMPLES = 2;

interface PngFacts {
  readonly width: number;
  readonly height: number;
  /** 8 or 16. */
  readonly bits?: number;
  readonly isGrey?: boolean;
}

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** The beginning of a PNG of this size, and nothing more. */
export function pngHeader({ width, height, bits = 8, isGrey = false }: PngFacts): Buffer {
  const facts = Buffer.alloc(13);
  facts.writeUInt32BE(width, 0);
  facts.writeUInt32BE(height, 4);
  facts.writeUInt8(bits, 8);
  facts.writeUInt8(isGrey ? ONE_SAMPLE : THREE_SAMPLES, 9);
  return Buffer.concat([SIGNATURE, chunk('IHDR', facts)]);
}

/** Black, and therefore a small file; packed quickly, because some have tens of millions of pixels. */
export function blackPng(facts: PngFacts): Buffer {
  const { width, height, bits = 8, isGrey = false } = facts;
  const rowBytes = 1 + (width * bits * (isGrey ? 1 : 3)) / 8;
  const pixels = deflateSync(Buffer.alloc(rowBytes * height), { level: constants.Z_BEST_SPEED });
  return Buffer.concat([pngHeader(facts), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
}

/** Says that it has so many pixels, and holds few: what a bomb looks like before it is unpacked. */
export const hugePng = (width: number, height: number): Buffer =>
  Buffer.concat([
    pngHeader({ width, height }),
    chunk('IDAT', deflateSync(Buffer.alloc(100_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
