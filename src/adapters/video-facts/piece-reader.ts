import { type ReadRange, wholeOf } from '../../domain/media/bytes.ts';

/** Size of a window: it usually holds the headers of several neighbours. */
const WINDOW_BYTES = 16 * 1024;
/** An hour in fragments of four seconds has 900 headers; a file made to keep us busy has more. */
const MAX_READS = 1200;
const MAX_PIECE_BYTES = 1024 * 1024;
/** Pieces of one window, about a millisecond of work; then it is read anew, so that others have their turn. */
const MAX_PIECES_PER_READ = 1024;

/** The file ends too early, contradicts itself or asks for too many reads. */
export class Unreadable extends Error {}

/**
 * Reads small pieces here and there of a large object, with one window of it in memory at a time. Reads are counted,
 * and so are the pieces between two of them: whatever the bytes are, the work ends, and never holds the event loop.
 */
export class PieceReader {
  private start = 0;
  private window = new Uint8Array();
  private reads = 0;
  private piecesOfWindow = 0;

  constructor(
    readonly size: number,
    private readonly read: ReadRange,
  ) {}

  /** Rejects with `Unreadable`, and as `read` does. */
  async piece(at: number, length: number): Promise<DataView> {
    if (!Number.isSafeInteger(at) || at < 0 || length > MAX_PIECE_BYTES || at + length > this.size)
      throw new Unreadable('A piece is outside the file.');
    const isInside = at >= this.start && at + length <= this.start + this.window.length;
    this.piecesOfWindow += 1;
    if (!isInside || this.piecesOfWindow > MAX_PIECES_PER_READ) await this.moveTo(at, length);
    return new DataView(this.window.buffer, at - this.start, length);
  }

  private async moveTo(at: number, length: number): Promise<void> {
    this.reads += 1;
    if (this.reads > MAX_READS) throw new Unreadable('The file needs too many reads.');
    const last = Math.min(at + Math.max(length, WINDOW_BYTES), this.size) - 1;
    this.window = await wholeOf(await this.read({ first: at, last }), last - at + 1);
    this.start = at;
    this.piecesOfWindow = 1;
  }
}

export const textAt = (piece: DataView, at: number, length = 4): string =>
  String.fromCharCode(...Array.from({ length }, (_, index) => piece.getUint8(at + index)));
