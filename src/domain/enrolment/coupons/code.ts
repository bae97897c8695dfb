import { plainCode } from '../../kernel/plain-code.ts';

const BLANKS = /\s/g;
const DASHES = /[\p{Pd}\u2212]/gu;

/** A code as it is kept and shown: capitals, without blanks, digits and hyphens as on an English keyboard. */
export const spelled = (code: string): string => plainCode(code).replace(BLANKS, '').replace(DASHES, '-').toUpperCase();

/** Letters of other alphabets that look like those of ours. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Array.from('АВЕЅІЈКМНОРСТУХԚԜ', (letter, index) => [letter, 'ABESIJKMHOPCTYXQW'.charAt(index)]),
  ),
  ...Object.fromEntries(Array.from('ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', (letter, index) => [letter, 'ABEZHIKMNOPTYX'.charAt(index)])),
};

/**
 * Folds a code to its look-up key, by which case, blanks, O and 0, I, L and 1, and a Cyrillic А and a Latin A are the
 * same: buyers type a code as they read it on a leaflet.
 */
export const lookAlikeKey = (code: string): string =>
  spelled(code)
    .replace(/[\u0370-\u052f]/g, (letter) => LOOK_ALIKES[letter] ?? letter)
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');

/** Cuts off signs that no code ends with: a chat makes the full stop or the bracket behind an address a part of it. */
export const withoutEndSigns = (code: string): string => code.replace(/[>\p{Po}\p{Pe}\p{Pf}\p{Pi}]+$/u, '');

const MIN_CHARACTERS = 3;
export const MAX_CODE_CHARACTERS = 40;
const CODE = /^[A-Z0-9-]+$/;

/** Returns whether a text can be a code: letters A to Z, digits and hyphens, as it is kept or folded. */
export const isCode = (text: string): boolean =>
  text.length >= MIN_CHARACTERS && text.length <= MAX_CODE_CHARACTERS && CODE.test(text);
