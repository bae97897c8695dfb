import { describeBackupOfOpenSchool } from './support/backup-of-open-school.ts';

describeBackupOfOpenSchool('Postgres');
