import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ownPage } from '../../../src/domain/enrolment/return-page.ts';

const ORIGIN = 'http://localhost:3000';
const page = (given: string | undefined) => ownPage(given, ORIGIN, '/payment-success');

describe('the page to come back to after paying', () => {
  it.each([undefined, ''])('is ours when none is asked for: %j', (given) => {
    expect(page(given)).toBe(`${ORIGIN}/payment-success`);
  });

  it.each([
    ['/', '/'],
    ['/payment-success', '/payment-success'],
    [`${ORIGIN}/payment-success`, '/payment-success'],
    [`${ORIGIN}/payment-success?session_id={CHECKOUT_SESSION_ID}&course_id=1`, '/payment-success'],
    ['/payment-cancel?next=//evil.example#top', '/payment-cancel'],
    ['/mycourse/abc-DEF_123', '/mycourse/abc-DEF_123'],
  ])('may be a path of ours: %s', (given, path) => {
    expect(page(given)).toBe(ORIGIN + path);
  });

  it.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '\\/evil.example',
    'https:evil.example',
    'https:/evil.example',
    'https://evil.example',
    'https://evil.example/payment-success',
    'http://localhost:3000@evil.example/',
    'https://app@evil.example/',
    'http://localhost:3000.evil.example/',
    'http://localhost:30001/',
    'http://localhost:3000\\@evil.example',
    'http://localhost:3000//evil.example',
    'http://localhost:3000/\\evil.example',
    'https://localhost:3000/',
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '%2f%2fevil.example',
    '/%2f%2fevil.example',
    '/%5cevil.example',
    '/%09/evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r\nLocation: https://evil.example',
    '/payment\u0000',
    ' /payment-success',
    '/../..//evil.example',
    '/a/../b',
    '/a//b',
    '/.',
    '/@evil.example',
    '/:evil',
    '?session_id=1',
    '#x',
    'payment-success',
    '/ünïcode',
    '/\u2028',
    '/／evil.example',
  ])('is never %j', (given) => {
    expect(() => page(given)).toThrow(expect.objectContaining({ kind: 'malformed', code: 'enrolment/foreign-page' }));
  });

  it('is on our origin or refused, whatever is asked for', () => {
    const marks = fc.constantFrom(
      '/',
      '\\',
      ':',
      '@',
      '?',
      '#',
      '.',
      '..',
      '//',
      'e',
      'http:',
      'https://',
      'javascript:',
      '%2f',
      '\t',
      '\n',
      ' ',
      ORIGIN,
    );
    fc.assert(
      fc.property(fc.array(marks, { maxLength: 8 }), (parts) => {
        let answer: string;
        try {
          answer = page(parts.join(''));
        } catch {
          return true;
        }
        const url = new URL(answer);
        return url.origin === ORIGIN && url.href === answer && url.search === '' && url.hash === '';
      }),
    );
  });
});
