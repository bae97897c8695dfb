import type { SettingReader } from './setting-reader.ts';

/** Who sells, as a tax invoice names it. */
export interface SellerSettings {
  readonly seller: {
    readonly name: string | undefined;
    /** Australian Business Number. */
    readonly abn: string | undefined;
    readonly address: string | undefined;
  };
  /** A part of the price without tax, such as 0.1; undefined: not registered for GST. */
  readonly gstRate: number | undefined;
}

const GST_RATE = '0.1';

export function readSellerSettings(read: SettingReader): SellerSettings {
  const isRegistered = read.textOrNothing('GST_RATE', GST_RATE) !== '';
  return {
    seller: {
      name: read.optional('SELLER_NAME'),
      abn: read.optional('SELLER_ABN'),
      address: read.optional('SELLER_ADDRESS'),
    },
    gstRate: isRegistered ? read.decimal('GST_RATE', Number(GST_RATE), 0, 1) : undefined,
  };
}
