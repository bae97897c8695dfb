import { DomainError } from '../kernel/errors.ts';

export const notForSale = (): DomainError => new DomainError('not-found', 'enrolment/not-for-sale', 'This course is not for sale.');

export const orderOpen = (): DomainError =>
  new DomainError('conflict', 'enrolment/order-open', 'A payment for this course is already under way.');

export const isOrderOpen = (error: unknown): boolean => error instanceof DomainError && error.code === 'enrolment/order-open';
