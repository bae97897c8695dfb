import { KnexUserRepository } from '../../../adapters/knex/identity/user-repository.ts';

export const users = KnexUserRepository;
