import { COUNTRIES } from '../../../src/wire/countries.ts';

/** Returns the region of the first language that has one: `IN` for `en-IN`. */
function ownRegion(languages: readonly string[]): string | undefined {
  const regions = languages.map((language) => new Intl.Locale(language).region);
  return regions.find((region) => region !== undefined && COUNTRIES.includes(region));
}

/**
 * Returns the preselected country: the server's only suggestion, or the browser's region if it is among several, or,
 * without suggestions, the browser's region. Empty if neither is known: the country decides about GST and is not
 * guessed.
 */
export function suggestedCountry(suggested: readonly string[], languages = navigator.languages): string {
  const [first, ...others] = suggested;
  if (first !== undefined && others.length === 0) return first;
  const region = ownRegion(languages);
  return region !== undefined && (first === undefined || suggested.includes(region)) ? region : '';
}
