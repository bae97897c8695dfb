import { COUNTRIES, HOME_COUNTRY } from '../../src/wire/countries.ts';

const NAMES = new Intl.DisplayNames('en', { type: 'region' });

/** `Australia`, of `AU`. */
export const countryName = (code: string): string => NAMES.of(code) ?? code;

/** Every country by name, the school's own one first. Made when asked for: sorting takes a moment. */
export const countryOptions = (): { value: string; label: string }[] =>
  COUNTRIES.map((value) => ({ value, label: countryName(value) })).sort(
    (one, other) =>
      Number(other.value === HOME_COUNTRY) - Number(one.value === HOME_COUNTRY) || one.label.localeCompare(other.label),
  );
