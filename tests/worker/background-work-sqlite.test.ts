import { sqlite } from '../support/database.ts';
import { describeBackgroundWork } from './support/background-work.ts';

describeBackgroundWork(sqlite);
