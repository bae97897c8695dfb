import { KnexUserRepository } from '../../src/adapters/knex/identity/user-repository.ts';
import { KnexAdminActions } from '../../src/adapters/knex/reporting/admin-actions.ts';
import { MemoryUserRepository } from '../doubles/identity/user-repository.ts';
import { MemoryAdminActions } from '../doubles/reporting/admin-actions.ts';
import { adminActionsContract } from './admin-actions.contract.ts';
import { onEveryDatabase } from './on-every-database.ts';

adminActionsContract('memory', async () => {
  const users = new MemoryUserRepository();
  return { users, actions: new MemoryAdminActions(users) };
});

onEveryDatabase((name, open) =>
  adminActionsContract(name, async () => {
    const db = await open();
    return { users: new KnexUserRepository(db), actions: new KnexAdminActions(db) };
  }),
);
