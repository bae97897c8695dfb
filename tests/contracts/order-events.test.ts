import { enrolmentStores } from '../../src/adapters/knex/enrolment/stores.ts';
import { outsideWorld } from '../doubles/outside-world.ts';
import { onEveryDatabase } from './on-every-database.ts';
import { orderEventsContract } from './order-events.contract.ts';
import { afterwards } from './samples.ts';

orderEventsContract('memory', async () => outsideWorld().stores);
onEveryDatabase((name, open) => orderEventsContract(name, async () => enrolmentStores(await open(), afterwards)));
