import { describe, expect, it } from 'vitest';
import { button, dear, facts, mailText, note, oneLine, quote, text } from '../../../src/domain/kernel/mail.ts';

describe('the text part of a mail', () => {
  it('has a blank line between its blocks, a line for each fact, and the address under its words', () => {
    const blocks = [
      dear('Ada\r\nLovelace'),
      text('thank you.'),
      facts([['Price', 'AUD 499.00']], ['Total', 'AUD 449.10']),
      button('Go to your course', 'https://school.example/mycourse/c1'),
      quote('one\ntwo'),
      note('The end.'),
    ];
    expect(mailText({ blocks })).toBe(
      [
        'Dear Ada Lovelace,',
        '',
        'thank you.',
        '',
        'Price: AUD 499.00',
        'Total: AUD 449.10',
        '',
        'Go to your course:',
        'https://school.example/mycourse/c1',
        '',
        'one',
        'two',
        '',
        'The end.',
      ].join('\n'),
    );
  });

  it.each(['a\r\nb', 'a\u2028b', 'a\u0000\u0085b', '  a \t b  '])('makes one line of %j', (words) => {
    expect(oneLine(words)).toBe('a b');
  });
});
