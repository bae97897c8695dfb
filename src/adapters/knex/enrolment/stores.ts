import type { Knex } from 'knex';
import type { Clock } from '../../../domain/kernel/clock.ts';
import { KnexCouponReader } from './coupon-reader.ts';
import { KnexCouponRepository } from './coupon-repository.ts';
import { KnexEnrolmentImports } from './enrolment-imports.ts';
import { KnexEnrolmentRepository } from './enrolment-repository.ts';
import { KnexOrderEvents } from './order-events.ts';
import { KnexOrderMails } from './order-mails.ts';
import { KnexOrderReader } from './order-reader.ts';
import { KnexOrderRepository } from './order-repository.ts';
import { KnexRefundRepository } from './refund-repository.ts';
import { KnexRestoreMarks } from './restore-marks.ts';
import { KnexTaxDocumentRepository } from './tax-document-repository.ts';
import { KnexUnmatchedPayments } from './unmatched-payments.ts';

/** Stores of orders, payments and access. `db` is the database, or one transaction of it. */
export const enrolmentStores = (db: Knex, clock: Clock) => ({
  orders: new KnexOrderRepository(db),
  coupons: new KnexCouponRepository(db),
  couponReader: new KnexCouponReader(db),
  orderEvents: new KnexOrderEvents(db),
  orderReader: new KnexOrderReader(db),
  orderMails: new KnexOrderMails(db),
  refunds: new KnexRefundRepository(db),
  taxDocuments: new KnexTaxDocumentRepository(db),
  unmatchedPayments: new KnexUnmatchedPayments(db),
  restoreMarks: new KnexRestoreMarks(db),
  enrolments: new KnexEnrolmentRepository(db, clock),
  enrolmentImports: new KnexEnrolmentImports(db),
});
