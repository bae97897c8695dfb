import { afterEach } from 'vitest';
import { emptyMemoryDatabases } from '../support/memory-database.ts';

afterEach(emptyMemoryDatabases);
