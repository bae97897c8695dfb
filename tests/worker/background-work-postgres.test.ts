import { postgres } from '../support/database.ts';
import { describeBackgroundWork } from './support/background-work.ts';

describeBackgroundWork(postgres);
