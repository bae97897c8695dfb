import { knexStores } from '../stores.ts';

export const textsOf = () => knexStores().versions;
