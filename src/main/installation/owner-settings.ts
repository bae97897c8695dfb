import { CurrentSettings } from '../../domain/school/current-settings.ts';
import type { SettingsRepository } from '../../domain/school/ports.ts';
import { FIRST_SETTINGS } from '../settings/school-settings.ts';
import type { Settings } from '../settings/settings.ts';
import { WORD_BLOCKS } from '../settings/word-blocks.ts';

/** Settings of the owner in the browser, under what the operator sets where the program is started. */
export const ownerSettings = (
  stores: { readonly schoolSettings: SettingsRepository },
  { schoolEnvironment }: Pick<Settings, 'schoolEnvironment'>,
): CurrentSettings => new CurrentSettings(stores.schoolSettings, FIRST_SETTINGS, schoolEnvironment, WORD_BLOCKS);
