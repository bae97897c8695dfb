import { type Shape, string } from '../json-schema.ts';

/** Of everything with an id: both names have the same value (decision B19). */
export const ids = { _id: string(), id: string() };

/** What has an id carries it under both names, with the same value (decision B19). */
export type Ids = Shape<typeof ids>;
