/**
 * One transaction. `work` gets stores that are bound to it; when it throws, nothing it wrote
 * remains. Only the database belongs inside: storage, payment and mail stay out.
 */
export interface UnitOfWork<Stores> {
  run<T>(work: (stores: Stores) => Promise<T>): Promise<T>;
}
