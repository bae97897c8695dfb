import { type Shape, string } from '../json-schema.ts';

/** Fields of everything with an id: both names have the same value (decision B19). */
export const ids = { _id: string(), id: string() };

export type Ids = Shape<typeof ids>;
