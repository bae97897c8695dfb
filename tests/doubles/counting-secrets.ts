import type { Secrets } from '../../src/domain/kernel/secrets.ts';

/** Predictable, and therefore for tests only. A digest shows what it was made of, but is another text. */
export class CountingSecrets implements Secrets {
  private count = 0;

  token(): string {
    this.count += 1;
    return `secret-${this.count}`;
  }

  digest(text: string): string {
    return `digest-of-${text}`;
  }

  /** Without the characters that separate one from the next. */
  keyedDigest(text: string): string {
    return `keyed-${Array.from(text, (character) => character.codePointAt(0)?.toString(36)).join('-')}`;
  }
}
