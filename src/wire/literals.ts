/*
 * Lists of words of the domain, each with its type: states, kinds, sorts. The wire and the browser import them through
 * this file alone; everything else of the domain stays on the server.
 */
export * from '../domain/catalog/literals.ts';
export * from '../domain/discussions/literals.ts';
export * from '../domain/enrolment/literals.ts';
export * from '../domain/exam/literals.ts';
export * from '../domain/kernel/literals.ts';
export * from '../domain/media/literals.ts';
export * from '../domain/news/literals.ts';
export * from '../domain/operations/literals.ts';
export * from '../domain/questions/literals.ts';
export * from '../domain/readiness/literals.ts';
export * from '../domain/reporting/literals.ts';
export * from '../domain/school/literals.ts';
export * from '../domain/support/literals.ts';
