import type { OrderAlarm } from '../../domain/enrolment/ports.ts';
import type { FileAlarm } from '../../domain/media/ports.ts';

/** Log messages of alarms, for the operator. */
export const ORDER_ALARMS: Readonly<Record<OrderAlarm, string>> = {
  'enrolment/undeliverable':
    'an order was paid and gives no access, because its course or its account is gone: please see the email about it',
  'enrolment/unmatched': 'a payment matches no order: please see the email about it',
  'enrolment/disputed': 'a payment is disputed, or its dispute was decided: please see the email about it',
  'enrolment/refund-returned': 'a refund did not reach its buyer: please pay it in another way',
};

const NOT_AS_TAKEN = 'a stored file is not what it was taken for';
export const FILE_ALARMS: Readonly<Record<FileAlarm, string>> = {
  'media/changed': NOT_AS_TAKEN,
  'media/missing': NOT_AS_TAKEN,
  'media/no-picture': NOT_AS_TAKEN,
  'media/foreign-storage': 'the database does not know most files of the storage, so none is deleted',
};

export const TWO_FACTOR_ALARM =
  'an administrator cannot sign in: their second factor was encrypted with another key than ENCRYPTION_SECRET is now';
