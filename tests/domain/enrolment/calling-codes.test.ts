import { describe, expect, it } from 'vitest';
import { countriesOfPhone } from '../../../src/domain/enrolment/calling-codes.ts';
import { COUNTRIES } from '../../../src/wire/countries.ts';

describe('a phone number', () => {
  it.each([
    ['+61 400 000 000', ['AU']],
    ['0091 98765 43210', ['IN']],
    ['(+63) 917 123 4567', ['PH']],
    ['+٢٠ ١٠٠ ١٢٣ ٤٥٦٧', ['EG']],
    ['+1 876 555 0100', ['JM']],
    ['+1 (204) 555-0100', ['US', 'CA']],
    ['+7 701 234 5678', ['KZ']],
    ['+7 912 345 6789', ['RU']],
    ['+971501234567', ['AE']],
    ['0400 000 000', []],
    ['+0', []],
    ['+', []],
    ['', []],
  ])('%j is from %j', (phone, countries) => expect(countriesOfPhone(phone)).toEqual(countries));

  it('with any code is from a country that can be chosen', () => {
    const found = Array.from({ length: 10_000 }, (_, code) => countriesOfPhone(`+${code}`)).flat();
    expect(found.filter((country) => !COUNTRIES.includes(country))).toEqual([]);
    // Those that are missing share their numbers with another country, or have no people.
    expect(COUNTRIES.filter((country) => !found.includes(country))).toEqual(
      'AQ AX BL BQ BV CC CX EH GG GS HM IM JE MF PN SJ TF UM VA YT'.split(' '),
    );
  });
});
