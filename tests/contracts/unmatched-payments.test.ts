import { KnexUnmatchedPayments } from '../../src/adapters/knex/enrolment/unmatched-payments.ts';
import { MemoryUnmatchedPayments } from '../doubles/enrolment/unmatched-payments.ts';
import { onEveryDatabase } from './on-every-database.ts';
import { unmatchedPaymentsContract } from './unmatched-payments.contract.ts';

unmatchedPaymentsContract('memory', async () => new MemoryUnmatchedPayments());
onEveryDatabase((name, open) => unmatchedPaymentsContract(name, async () => new KnexUnmatchedPayments(await open())));
