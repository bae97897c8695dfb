import type { ReactNode } from 'react';
import type { TaxDocumentReply } from '../../src/wire/replies/orders.ts';
import { Wordmark } from '../art/mark.tsx';
import { BRAND } from '../text/brand.ts';
import { TAX_DOCUMENT as WORDS } from '../text/copy/tax-document.ts';
import { countryName } from '../text/countries.ts';
import { schoolDayOf } from '../text/dates.ts';
import { dollarsAndCents } from '../text/money.ts';
import { Row, Stack } from '../ui/layout/layout.tsx';
import styles from './tax-document-sheet.module.css';

/**
 * A tax document on one sheet, as issued, for screen and print: seller, buyer, items, amounts, GST.
 *
 * @param note a line below the items, such as the end of access; it is not part of the issued document.
 */
export function TaxDocumentSheet({ document, note }: { document: TaxDocumentReply; note?: string | undefined }) {
  const { kind, seller, buyer, number, orderNumber, title, credits, issuedAt, gst, gstRate, tax, total } = document;
  return (
    <article className={styles.sheet} aria-label={`${title} ${number}`}>
      <Row as="header" gap={5} align="start" justify="between" className={styles.head}>
        <div>
          <Wordmark size={40} />
          <p className={styles.title}>{title}</p>
        </div>
        <dl className={styles.facts}>
          <Fact term={WORDS.number} isCode>
            {number}
          </Fact>
          <Fact term={WORDS.date}>
            <time dateTime={issuedAt}>{schoolDayOf(issuedAt)}</time>
          </Fact>
          <Fact term={WORDS.order} isCode>
            {orderNumber}
          </Fact>
          {credits && (
            <Fact term={WORDS.credits} isCode>
              {credits}
            </Fact>
          )}
        </dl>
      </Row>
      <dl className={styles.parties}>
        <div>
          <dt>{WORDS.from}</dt>
          <dd>{seller.name}</dd>
          {seller.abn && <dd>{WORDS.abn(seller.abn)}</dd>}
          {seller.address && <dd>{seller.address}</dd>}
          <dd>{BRAND.email}</dd>
        </div>
        <div>
          <dt>{WORDS.to}</dt>
          <dd>{buyer.name}</dd>
          <dd>{buyer.email}</dd>
          <dd>{countryName(buyer.country)}</dd>
        </div>
      </dl>
      <table className={styles.lines}>
        <thead>
          <tr>
            <th scope="col">{WORDS.description}</th>
            <th scope="col">{WORDS.amount}</th>
          </tr>
        </thead>
        <tbody>
          <Lines document={document} note={note} />
        </tbody>
        <tfoot>
          <tr className={styles.total}>
            <th scope="row">{WORDS.totals[kind]}</th>
            <td>{dollarsAndCents(total)}</td>
          </tr>
          {gstRate !== null && (
            <tr className={styles.gst}>
              <th scope="row">{WORDS.gst(gstRate)}</th>
              <td>{dollarsAndCents(gst)}</td>
            </tr>
          )}
        </tfoot>
      </table>
      <Stack as="footer" gap={1} className={styles.foot}>
        {tax === 'export' && <p>{WORDS.exported}</p>}
        <p>{WORDS.questions(BRAND.email)}</p>
        <p>{BRAND.independence}</p>
      </Stack>
    </article>
  );
}

function Fact({ term, isCode, children }: { term: string; isCode?: boolean; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd className={isCode ? styles.code : undefined}>{children}</dd>
    </div>
  );
}

function Lines({ document, note }: { document: TaxDocumentReply; note: string | undefined }) {
  const { kind, description, price, discount, coupon } = document;
  return (
    <>
      <tr>
        <td>
          <strong>{description}</strong>
          <span className={styles.line}>{kind === 'invoice' ? WORDS.quantity : WORDS.refund}</span>
          {note && <span className={styles.line}>{note}</span>}
        </td>
        <td>{dollarsAndCents(price)}</td>
      </tr>
      {discount > 0 && (
        <tr>
          <td>{coupon ? WORDS.coupon(coupon) : WORDS.discount}</td>
          <td>{`−${dollarsAndCents(discount)}`}</td>
        </tr>
      )}
    </>
  );
}
