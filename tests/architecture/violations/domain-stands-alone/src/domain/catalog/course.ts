import type { Order } from '../enrolment/order.ts';

export const isBought = (orders: readonly Order[]): boolean => orders.length > 0;
