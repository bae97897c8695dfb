export interface PartReceipt {
  readonly PartNumber: number;
  readonly ETag: string;
}

/** What the storage holds, or may hold, of a file. */
export interface StoredObject {
  readonly key: string;
  /** Of a file in parts. */
  readonly uploadId: string | undefined;
  readonly parts: readonly PartReceipt[];
  /** Every byte has arrived. */
  readonly isWhole: boolean;
}
