import type { BasisPoints } from '../../domain/enrolment/invoices/gst.ts';
import type { Seller } from '../../domain/enrolment/invoices/tax-document.ts';
import { abnDigits } from '../../domain/kernel/abn.ts';
import { SCHOOL } from '../../wire/school.ts';
import type { SettingReader } from './setting-reader.ts';

/** Seller on tax invoices. */
export interface SellerSettings {
  readonly seller: Seller;
}

const GST_RATE = '0.1';
const BASIS_POINTS = 10_000;
const MAX_TEXT = 300;

export function readSellerSettings(read: SettingReader): SellerSettings {
  return {
    seller: {
      name: line(read, 'SELLER_NAME', SCHOOL.name),
      abn: abn(read),
      address: line(read, 'SELLER_ADDRESS', ''),
      gstRate: gstRate(read),
    },
  };
}

/** Reads a text of papers and pages: one line of limited length. */
function line(read: SettingReader, name: string, fallback: string): string {
  const text = read.text(name, fallback);
  if (text.length > MAX_TEXT || /\p{Cc}/u.test(text))
    read.fault(`${name} must be one line of at most ${MAX_TEXT} characters.`);
  return text;
}

function abn(read: SettingReader): string | null {
  const given = read.optional('SELLER_ABN');
  if (given === undefined) return null;
  const digits = abnDigits(given);
  if (digits === undefined)
    read.fault(
      'SELLER_ABN must be an Australian Business Number: eleven digits, of which the first two check the others.',
    );
  return digits ?? null;
}

/** A part of the price without tax, such as 0.1; empty: not registered for GST. */
function gstRate(read: SettingReader): BasisPoints | null {
  if (read.textOrNothing('GST_RATE', GST_RATE) === '') return null;
  const points = read.decimal('GST_RATE', Number(GST_RATE), 0, 1) * BASIS_POINTS;
  if (Math.abs(points - Math.round(points)) > 1e-6) read.fault('GST_RATE must have at most four decimals.');
  return Math.round(points);
}
