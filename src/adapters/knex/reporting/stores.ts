import type { Knex } from 'knex';
import type { Clock } from '../../../domain/kernel/clock.ts';
import { KnexAuditLog } from './audit-log.ts';
import { KnexClassReader } from './class-reader.ts';
import { KnexFiguresReader } from './figures-reader.ts';
import { KnexStudentReader } from './student-reader.ts';
import { KnexToDoReader } from './to-do-reader.ts';

/** Stores of figures, students and the audit log. `db` is the database, or one transaction of it. */
export const reportingStores = (db: Knex, clock: Clock) => ({
  figures: new KnexFiguresReader(db, clock),
  students: new KnexStudentReader(db, clock),
  classes: new KnexClassReader(db, clock),
  toDo: new KnexToDoReader(db),
  auditLog: new KnexAuditLog(db),
});
