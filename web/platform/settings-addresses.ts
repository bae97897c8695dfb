import type { SettingsGroup } from '../../src/wire/literals.ts';
import { settingsPath } from './admin-addresses.ts';

/** Anchors of the sections of the settings, which the page has in its headings: apart from what every page loads. */
export const settingsAnchor = (group: SettingsGroup): string => `settings-${group}`;

export const settingsSectionPath = (group: SettingsGroup): string => `${settingsPath}#${settingsAnchor(group)}`;
