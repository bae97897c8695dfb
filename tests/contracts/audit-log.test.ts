import { KnexUserRepository } from '../../src/adapters/knex/identity/user-repository.ts';
import { KnexAuditLog } from '../../src/adapters/knex/reporting/audit-log.ts';
import { MemoryUserRepository } from '../doubles/identity/user-repository.ts';
import { MemoryAuditLog } from '../doubles/reporting/audit-log.ts';
import { adminActionsContract } from './audit-log.contract.ts';
import { onEveryDatabase } from './on-every-database.ts';

adminActionsContract('memory', async () => {
  const users = new MemoryUserRepository();
  return { users, actions: new MemoryAuditLog(users) };
});

onEveryDatabase((name, open) =>
  adminActionsContract(name, async () => {
    const db = await open();
    return { users: new KnexUserRepository(db), actions: new KnexAuditLog(db) };
  }),
);
