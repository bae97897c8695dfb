import type { Sealer } from '../../../src/domain/identity/two-factor/ports.ts';

/** Seals nothing, and opens what bears the name of its key. Another name is another key. */
export class PlainSealer implements Sealer {
  key = 'sealed';

  seal(text: string): string {
    return `${this.key} ${text}`;
  }

  open(sealed: string): string | undefined {
    const [key, text] = sealed.split(' ');
    return key === this.key ? text : undefined;
  }
}
