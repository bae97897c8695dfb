import { unknownSettings } from './unknown-settings.ts';

/** Settings that an owner makes in the browser now, with their place there. */
const MOVED_SETTINGS: Readonly<Record<string, string>> = {
  COMPARE_AT_MULTIPLIER: 'Settings, Prices, “Show a crossed-out price”',
  MENTOR_NAME: 'Settings, Mentor',
  MENTOR_DEGREE: 'Settings, Mentor',
  MENTOR_REGISTRATION: 'Settings, Mentor',
  MENTOR_WORDS: 'Settings, Mentor',
  MENTOR_PHOTO: 'Settings, Mentor',
  QUESTION_REVIEWERS: 'Settings, Exam, “Questions need a second person’s approval”',
};

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
  /** Names of all settings, collected when they are read. */
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

  whole(name: string, fallback: number, min: number, max: number): number {
    return this.number(name, fallback, min, max, /^\d+$/, 'a whole number');
  }

  decimal(name: string, fallback: number, min: number, max: number): number {
    return this.number(name, fallback, min, max, /^\d+(\.\d+)?$/, 'a number');
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
   * is set, or where they are `required`, such as `in production`; `purpose` says what they are for.
   */
  together(names: readonly string[], required: string | false, purpose: string): boolean {
    const missing = names.filter((name) => this.optional(name) === undefined);
    if (missing.length === 0) return true;
    if (required) for (const name of missing) this.fault(`${name} must be set ${required}: ${purpose}.`);
    else if (missing.length < names.length)
      for (const name of missing) this.fault(`${name} must be set too: ${purpose}.`);
    return false;
  }

  /** Warns of variables of the environment that look like settings of ours and are not: a sentence each. */
  warnings(): string[] {
    const present = Object.keys(this.env);
    const moved = Object.entries(MOVED_SETTINGS)
      .filter(([name]) => present.includes(name))
      .map(([name, place]) => `${name} is not read any more. It is in the browser now, under ${place}.`);
    return [...moved, ...unknownSettings(present, [...this.known])];
  }

  fault(sentence: string): void {
    this.faults.push(sentence);
  }

  private raw(name: string): string | undefined {
    this.known.add(name);
    return this.env[name]?.trim();
  }

  private number(name: string, fallback: number, min: number, max: number, form: RegExp, kind: string): number {
    const value = this.optional(name);
    if (value === undefined) return fallback;
    const number = Number(value);
    if (form.test(value) && number >= min && number <= max) return number;
    this.fault(`${name} must be ${kind} from ${min} to ${max}.`);
    return fallback;
  }
}
