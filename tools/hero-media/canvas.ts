export type Colour = readonly [red: number, green: number, blue: number];

export const SIZE = { width: 1280, height: 720 } as const;

/** Colours of the radiograph, 0 to 255. */
export const PALETTE = {
  ground: [10, 20, 19],
  deep: [18, 59, 54],
  line: [99, 214, 195],
  gold: [227, 192, 122],
  ivory: [255, 244, 224],
} as const satisfies Record<string, Colour>;

/** A floating-point picture, so that faint light on dark ground is quantized only at the end. */
export class Canvas {
  readonly #light = new Float32Array(SIZE.width * SIZE.height * 3);

  copyFrom(other: Canvas): void {
    this.#light.set(other.#light);
  }

  /** Blends a pixel towards a colour; a share of 1 covers it. */
  cover(x: number, y: number, colour: Colour, share: number): void {
    const at = (y * SIZE.width + x) * 3;
    for (let channel = 0; channel < 3; channel++) {
      const before = this.#light[at + channel]!;
      this.#light[at + channel] = before + (colour[channel]! - before) * Math.min(1, share);
    }
  }

  /** Adds light to a pixel, less as it approaches white. */
  shine(x: number, y: number, colour: Colour, strength: number): void {
    const at = (y * SIZE.width + x) * 3;
    for (let channel = 0; channel < 3; channel++) {
      const before = this.#light[at + channel]!;
      this.#light[at + channel] = before + colour[channel]! * strength * (1 - before / 255);
    }
  }

  /** Returns RGB rows, one byte per channel. Ordered dithering hides banding in dark gradients. */
  bytes(): Buffer {
    const bytes = Buffer.allocUnsafe(this.#light.length);
    for (let at = 0; at < bytes.length; at++) {
      const pixel = (at / 3) | 0;
      const x = pixel % SIZE.width;
      const y = (pixel / SIZE.width) | 0;
      const weave = (52.9829189 * ((0.06711056 * x + 0.00583715 * y) % 1)) % 1;
      bytes[at] = Math.min(255, Math.max(0, Math.floor(this.#light[at]! + weave)));
    }
    return bytes;
  }
}
