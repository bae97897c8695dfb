/**
 * One transaction. `work` gets stores that are bound to it; when it throws, nothing it wrote
 * remains. Only the database belongs inside: storage, payment and mail stay out. It may run again from its beginning,
 * when the database gave it up for another transaction, and so changes nothing outside but through its answer.
 */
export interface UnitOfWork<Stores> {
  run<T>(work: (stores: Stores) => Promise<T>): Promise<T>;
}

/** The members of all groups side by side, as one transaction hands them out. */
export type Together<Groups> = { [Name in keyof Groups]: (group: Groups[Name]) => void }[keyof Groups] extends (
  all: infer All,
) => void
  ? All
  : never;
