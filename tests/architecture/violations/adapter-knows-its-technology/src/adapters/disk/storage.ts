import type { Row } from '../knex/row.ts';

export const pathOf = (row: Row): string => row.key;
