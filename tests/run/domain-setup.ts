import { afterEach } from 'vitest';
import { emptyDomainDatabases } from '../support/domain-database.ts';

afterEach(emptyDomainDatabases);
