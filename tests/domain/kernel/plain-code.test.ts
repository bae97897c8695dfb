import { describe, expect, it } from 'vitest';
import { plainCode, withoutInvisible } from '../../../src/domain/kernel/plain-code.ts';

describe('a code that was typed or pasted', () => {
  it.each([
    [' CUSP10\n', 'CUSP10'],
    ['\u200bCU\u2060SP\u200e10\ufeff', 'CUSP10'],
    ['\u2068１２３４５６\u2069', '123456'],
    ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
    ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
    ['०१२३४५६७८९', '0123456789'],
    ['ＣＵＳＰ１０', 'CUSP10'],
    ['\u202a+٦١\u00a0٤٠٠\u202c', '+61 400'],
    ['a\u0000b', 'a\u0000b'],
  ])('%j is %j', (typed, plain) => expect(plainCode(typed)).toBe(plain));

  it('keeps what is to be seen of an address', () => {
    expect(withoutInvisible('\u2068zoë@exa\u200bmple.com\u2069')).toBe('zoë@example.com');
  });
});
