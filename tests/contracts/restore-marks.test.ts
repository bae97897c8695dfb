import { KnexRestoreMarks } from '../../src/adapters/knex/enrolment/restore-marks.ts';
import { MemoryRestoreMarks } from '../doubles/enrolment/restore-marks.ts';
import { onEveryDatabase } from './on-every-database.ts';
import { restoreMarksContract } from './restore-marks.contract.ts';

restoreMarksContract('memory', async () => new MemoryRestoreMarks());
onEveryDatabase((name, open) => restoreMarksContract(name, async () => new KnexRestoreMarks(await open())));
