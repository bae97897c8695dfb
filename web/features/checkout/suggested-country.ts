import { COUNTRIES } from '../../../src/wire/countries.ts';

/** The region of the first language that has one: `IN`, of `en-IN`. */
function ownRegion(languages: readonly string[]): string | undefined {
  const regions = languages.map((language) => new Intl.Locale(language).region);
  return regions.find((region) => region !== undefined && COUNTRIES.includes(region));
}

/**
 * What the list of countries begins with: the one that the server suggests, of several the one that the browser is set
 * to, and without any the browser's. Empty where neither knows: where a buyer is decides about GST, and is not guessed.
 */
export function suggestedCountry(suggested: readonly string[], languages = navigator.languages): string {
  const [first, ...others] = suggested;
  if (first !== undefined && others.length === 0) return first;
  const region = ownRegion(languages);
  return region !== undefined && (first === undefined || suggested.includes(region)) ? region : '';
}
