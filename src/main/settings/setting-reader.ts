import { unknownSettings } from './unknown-settings.ts';

/** Every fault of the environment at once: an operator mends a setup in one round, not in ten. */
export class SettingFaults extends Error {
  constructor(readonly faults: readonly string[]) {
    const count = faults.length === 1 ? 'a fault' : `${faults.length} faults`;
    super([`The settings have ${count}:`, ...faults.map((fault) => `  - ${fault}`)].join('\n'));
    this.name = 'SettingFaults';
  }
}

/**
 * Reads settings by name and remembers what is wrong. Sentences name the setting and never its value: it may be a
 * secret.
 */
export class SettingReader {
  readonly faults: string[] = [];
  /** Every setting that was asked for: those that there are. */
  private readonly known = new Set<string>();

  constructor(private readonly env: Readonly<Record<string, string | undefined>>) {}

  text(name: string, fallback: string): string {
    return this.optional(name) ?? fallback;
  }

  optional(name: string): string | undefined {
    const value = this.raw(name);
    return value === '' ? undefined : value;
  }

  /** Reads a setting whose empty text is a value: only an absent one takes the fallback. */
  textOrNothing(name: string, fallback: string): string {
    return this.raw(name) ?? fallback;
  }

  whole(name: string, fallback: number, least: number, most: number): number {
    return this.number(name, fallback, least, most, /^\d+$/, 'a whole number');
  }

  decimal(name: string, fallback: number, least: number, most: number): number {
    return this.number(name, fallback, least, most, /^\d+(\.\d+)?$/, 'a number');
  }

  flag(name: string, fallback: boolean, allowed = '1 or 0'): boolean {
    const value = this.optional(name);
    if (value === undefined) return fallback;
    if (/^(1|true|yes|on)$/i.test(value)) return true;
    if (!/^(0|false|no|off)$/i.test(value)) this.fault(`${name} must be ${allowed}.`);
    return false;
  }

  oneOf<T extends string>(name: string, fallback: T, allowed: readonly T[]): T {
    const value = this.optional(name);
    if (value === undefined) return fallback;
    const found = allowed.find((one) => one === value);
    if (found === undefined) this.fault(`${name} must be one of ${allowed.join(', ')}.`);
    return found ?? fallback;
  }

  /** Scheme, host and port of an http or https server, without a path. */
  httpOrigin(name: string): string | undefined {
    const value = this.optional(name);
    if (value === undefined) return undefined;
    const url = URL.canParse(value) ? new URL(value) : undefined;
    if (url && /^https?:$/.test(url.protocol) && url.origin === value.replace(/\/$/, '')) return url.origin;
    this.fault(`${name} must be an address without a path, as https://host.example.`);
    return undefined;
  }

  /**
   * Settings that mean something only together: whether all are there. Names each that is missing once one of them
   * is set, or when `isRequired`; `purpose` says what they are for.
   */
  together(names: readonly string[], isRequired: boolean, purpose: string): boolean {
    const missing = names.filter((name) => this.optional(name) === undefined);
    if (missing.length === 0) return true;
    if (isRequired) for (const name of missing) this.fault(`${name} must be set in production: ${purpose}.`);
    else if (missing.length < names.length)
      for (const name of missing) this.fault(`${name} must be set too: ${purpose}.`);
    return false;
  }

  /** A sentence for each variable of the environment that looks like a setting of ours and is none. */
  warnings(): string[] {
    return unknownSettings(Object.keys(this.env), [...this.known]);
  }

  fault(sentence: string): void {
    this.faults.push(sentence);
  }

  private raw(name: string): string | undefined {
    this.known.add(name);
    return this.env[name]?.trim();
  }

  private number(name: string, fallback: number, least: number, most: number, form: RegExp, kind: string): number {
    const value = this.optional(name);
    if (value === undefined) return fallback;
    const number = Number(value);
    if (form.test(value) && number >= least && number <= most) return number;
    this.fault(`${name} must be ${kind} from ${least} to ${most}.`);
    return fallback;
  }
}
