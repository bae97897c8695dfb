import { join } from 'node:path';
import { boolean, number, object, string } from 'yup';
import type { TransferLimits } from '../src/wire/desktop-bridge.ts';
import { bytesOf, replaceFile } from './uploads/durable-file.ts';

const DAY_MINUTES = 24 * 60;
/** Lower limit of the rate: below it, a part takes longer than the server's timeout. */
const MIN_BYTES_PER_SECOND = 64 * 1024;

const minute = () =>
  number()
    .strict()
    .required()
    .integer()
    .min(0)
    .max(DAY_MINUTES - 1);

export const limitsSchema = object({
  isPaused: boolean().strict().required(),
  bytesPerSecond: number().strict().integer().min(MIN_BYTES_PER_SECOND).optional(),
  quietHours: object({ fromMinute: minute(), toMinute: minute() }).noUnknown().strict().optional().default(undefined),
})
  .noUnknown()
  .strict();

const settingsSchema = object({
  origin: string().strict().optional(),
  limits: limitsSchema.optional().default(undefined),
});

export interface Settings {
  readonly origin?: string;
  readonly limits: TransferLimits;
}

/** Settings of this computer: the server's address and the limits. Contains no secret. */
export class SettingsFile {
  private constructor(
    private readonly path: string,
    private settings: Settings,
  ) {}

  /** Treats an unreadable file as empty: every setting can be asked for again. */
  static async open(folder: string): Promise<SettingsFile> {
    const path = join(folder, 'settings.json');
    const read = async () => settingsSchema.validate(JSON.parse((await bytesOf(path)).toString('utf8')));
    const known = await read().catch(() => undefined);
    return new SettingsFile(path, { origin: known?.origin, limits: known?.limits ?? { isPaused: false } });
  }

  get = (): Settings => this.settings;

  async change(change: Partial<Settings>): Promise<void> {
    this.settings = { ...this.settings, ...change };
    await replaceFile(this.path, JSON.stringify(this.settings));
  }
}
