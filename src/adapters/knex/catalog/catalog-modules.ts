import type { Knex } from 'knex';
import type { Day } from '../../../domain/catalog/day.ts';
import { moduleNumberTaken } from '../../../domain/catalog/errors.ts';
import type { CourseModule } from '../../../domain/catalog/module.ts';
import { type UniqueKey, violatesUnique } from '../faults.ts';
import { DAYS, MODULES } from './catalog-rows.ts';

/** SQLite takes at most 500 rows in one insert of Knex's making. */
const ROWS_PER_INSERT = 200;

const MODULE_NUMBER_KEY: UniqueKey = {
  index: 'course_modules_course_id_number_unique',
  columns: ['course_modules.course_id', 'course_modules.number'],
};

/** Rejects with `conflict` when a number is taken. */
export async function insertModules(trx: Knex, modules: readonly CourseModule[], days: readonly Day[]): Promise<void> {
  try {
    await insertAll(
      trx,
      'course_modules',
      modules.map((module) => MODULES.toRow(module)),
    );
  } catch (error) {
    throw violatesUnique(error, MODULE_NUMBER_KEY) ? moduleNumberTaken(modules.at(-1)?.number ?? 0) : error;
  }
  await insertAll(
    trx,
    'days',
    days.map((day) => DAYS.toRow(day)),
  );
}

async function insertAll(trx: Knex, table: string, rows: readonly object[]): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_PER_INSERT) {
    await trx(table).insert(rows.slice(start, start + ROWS_PER_INSERT));
  }
}
