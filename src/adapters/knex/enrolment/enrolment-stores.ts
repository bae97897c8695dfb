import type { Knex } from 'knex';
import type { Clock } from '../../../domain/kernel/clock.ts';
import { KnexEnrolmentRepository } from './enrolment-repository.ts';
import { KnexOrderEvents } from './order-events.ts';
import { KnexOrderRepository } from './order-repository.ts';
import { KnexRefundRepository } from './refund-repository.ts';
import { KnexRestoreMarks } from './restore-marks.ts';
import { KnexTaxDocumentRepository } from './tax-document-repository.ts';
import { KnexUnmatchedPayments } from './unmatched-payments.ts';

/** The books: the stores of enrolment, bound to one transaction. */
export const enrolmentStoresOn = (trx: Knex, clock: Clock) => ({
  orders: new KnexOrderRepository(trx),
  orderEvents: new KnexOrderEvents(trx),
  refunds: new KnexRefundRepository(trx),
  taxDocuments: new KnexTaxDocumentRepository(trx),
  unmatchedPayments: new KnexUnmatchedPayments(trx),
  restoreMarks: new KnexRestoreMarks(trx),
  enrolments: new KnexEnrolmentRepository(trx, clock),
});
