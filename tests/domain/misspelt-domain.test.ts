import { describe, expect, it } from 'vitest';
import { meantAddress } from '../../src/wire/misspelt-domain.ts';

describe('a mistyped domain', () => {
  it.each([
    ['ada@gmail.oom', 'ada@gmail.com'],
    [' ada.b+c@GMIAL.com ', 'ada.b+c@gmail.com'],
    ['ada@hotnail.com', 'ada@hotmail.com'],
    ['ada@hotmail.con', 'ada@hotmail.com'],
    ['ada@yaho.com', 'ada@yahoo.com'],
    ['ada@yaho.co.in', 'ada@yahoo.co.in'],
    ['ada@gnail.cm', 'ada@gmail.com'],
    ['Ada@outlok.com', 'Ada@outlook.com'],
    ['ada@clinic.example.con', 'ada@clinic.example.com'],
  ])('%s was probably meant as %s', (written, meant) => expect(meantAddress(written)).toBe(meant));

  it.each([
    'ada@gmail.com',
    'ada@yahoo.co.uk',
    'ada@hotmail.fr',
    'ada@example.org',
    'ada@gmial.dental',
    'ada@clinic.co',
    'ada@mail.gmail.oom.example',
    'gmail.oom',
    '@gmail.oom',
    'ada@',
    'ada@con',
    '',
    'ada@constructor.prototype',
  ])('%j is left alone', (written) => expect(meantAddress(written)).toBeUndefined());

  it('is looked for in one pass, however long the text is', () => {
    const started = performance.now();
    meantAddress(`${'a@'.repeat(200_000)}gmail${'.con'.repeat(200_000)}`);
    expect(performance.now() - started).toBeLessThan(500);
  });
});
