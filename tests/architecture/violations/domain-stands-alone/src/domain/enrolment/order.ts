import { randomUUID } from 'node:crypto';

export interface Order {
  readonly id: string;
}

export const openOrder = (): Order => ({ id: randomUUID() });
