import { COUNTRIES, HOME_COUNTRY } from '../../src/wire/countries.ts';

const NAMES = new Intl.DisplayNames('en', { type: 'region' });

/** Returns `Australia` for `AU`; null is a country that a buyer did not state. */
export const countryName = (code: string | null): string => (code === null ? 'Not stated' : (NAMES.of(code) ?? code));

/** Returns all countries sorted by name, the school's own first. Computed on demand, because sorting takes time. */
export const countryOptions = (): { value: string; label: string }[] =>
  COUNTRIES.map((value) => ({ value, label: countryName(value) })).sort(
    (one, other) =>
      Number(other.value === HOME_COUNTRY) - Number(one.value === HOME_COUNTRY) || one.label.localeCompare(other.label),
  );
