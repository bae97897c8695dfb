import type { OrderId, RefundId, TaxDocumentId } from '../../kernel/ids.ts';
import type { Cents } from '../../kernel/money.ts';
import type { Order } from '../order.ts';
import { type BasisPoints, type CountryCode, gstOfPart, gstWithin, type TaxTreatment, taxTreatment } from './gst.ts';

/** Seller, as in the settings at the time of issue. */
export interface Seller {
  readonly name: string;
  /** Eleven digits. */
  readonly abn: string | null;
  readonly address: string;
  /** Null: not registered for GST. */
  readonly gstRate: BasisPoints | null;
}

export type TaxDocumentKind = 'invoice' | 'credit-note';

/**
 * An invoice for an order that was paid, or a credit note for a refund of it. Frozen as it was issued: whatever is
 * renamed, moved or taxed otherwise later changes no document.
 */
export interface TaxDocument {
  readonly id: TaxDocumentId;
  readonly kind: TaxDocumentKind;
  /** Gapless sequence number from 1, one series per kind. */
  readonly sequence: number;
  readonly orderId: OrderId;
  /** Set on a credit note only. */
  readonly refundId: RefundId | null;
  /** The sequence of the invoice that a credit note corrects. */
  readonly creditedSequence: number | null;
  readonly issuedAt: Date;
  readonly seller: Omit<Seller, 'gstRate'>;
  readonly buyer: { readonly name: string; readonly email: string; readonly country: CountryCode | null };
  /** Course title at the time of purchase. */
  readonly description: string;
  readonly coupon: string | null;
  readonly priceCents: Cents;
  readonly discountCents: Cents;
  /** Amount paid or refunded, including GST; never negative. */
  readonly totalCents: Cents;
  readonly gstCents: Cents;
  readonly gstRate: BasisPoints | null;
  readonly tax: TaxTreatment;
  readonly currency: 'AUD';
}

/** Before its series gave it a number. */
export type TaxDocumentDraft = Omit<TaxDocument, 'sequence'>;

const PREFIX: Readonly<Record<TaxDocumentKind, string>> = { invoice: 'INV', 'credit-note': 'CN' };

/** Returns the printed number: `INV-000042`. */
export const documentNumber = (kind: TaxDocumentKind, sequence: number): string =>
  `${PREFIX[kind]}-${String(sequence).padStart(6, '0')}`;

export type DocumentTitle = 'Tax invoice' | 'Invoice' | 'Receipt' | 'Adjustment note' | 'Credit note';

/**
 * Returns the title that the law allows. A tax invoice names the seller's ABN and is for a taxed sale; its correction
 * is an adjustment note (GST Act, sections 29-70 and 29-75). Without an ABN it is a receipt.
 */
export function documentTitle({ kind, seller, tax }: Pick<TaxDocument, 'kind' | 'seller' | 'tax'>): DocumentTitle {
  const isTax = seller.abn !== null && tax === 'taxed';
  if (kind === 'credit-note') return isTax ? 'Adjustment note' : 'Credit note';
  if (isTax) return 'Tax invoice';
  return seller.abn === null ? 'Receipt' : 'Invoice';
}

/** Returns the amount with the sign for sums: a credit note is negative. */
export const signed = ({ kind }: Pick<TaxDocument, 'kind'>, cents: Cents): Cents =>
  kind === 'credit-note' ? 0 - cents : cents;

export type Buyer = { readonly name: string; readonly email: string };

/** The invoice for an order. A seller without an ABN cannot charge GST, whatever the rate. */
export function invoiceFor(
  order: Order,
  { buyer, seller, id, at }: { buyer: Buyer; seller: Seller; id: TaxDocumentId; at: Date },
): TaxDocumentDraft {
  const rate = seller.abn === null ? null : seller.gstRate;
  const tax = taxTreatment(rate, order.buyerCountry);
  return {
    id,
    kind: 'invoice',
    orderId: order.id,
    refundId: null,
    creditedSequence: null,
    issuedAt: at,
    seller: { name: seller.name, abn: seller.abn, address: seller.address },
    buyer: { name: buyer.name, email: buyer.email, country: order.buyerCountry },
    description: order.courseTitle,
    coupon: order.coupon,
    priceCents: order.priceCents,
    discountCents: order.discountCents,
    totalCents: order.totalCents,
    gstCents: tax === 'taxed' && rate !== null ? gstWithin(order.totalCents, rate) : 0,
    gstRate: tax === 'taxed' ? rate : null,
    tax,
    currency: order.currency,
  };
}

/**
 * The credit note for a refund: by the same seller, to the same buyer and at the rate of the invoice that it corrects.
 */
export function creditNoteFor(
  invoice: TaxDocument,
  {
    refund,
    creditedBefore,
    id,
    at,
  }: {
    refund: { readonly id: RefundId; readonly amountCents: Cents };
    creditedBefore: Cents;
    id: TaxDocumentId;
    at: Date;
  },
): TaxDocumentDraft {
  const { sequence, ...frozen } = invoice;
  return {
    ...frozen,
    id,
    kind: 'credit-note',
    refundId: refund.id,
    creditedSequence: sequence,
    issuedAt: at,
    coupon: null,
    priceCents: refund.amountCents,
    discountCents: 0,
    totalCents: refund.amountCents,
    gstCents: gstOfPart(invoice, creditedBefore, refund.amountCents),
  };
}
