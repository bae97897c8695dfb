import { beginningOf } from '../../domain/kernel/beginning-of.ts';
import { DomainError } from '../../domain/kernel/errors.ts';
import { noObject, objectChanged, storageFull, storageUnavailable } from '../../domain/media/errors.ts';

interface Fault {
  readonly name?: unknown;
  readonly $metadata?: { readonly httpStatusCode?: number; readonly attempts?: number };
}

const facts = (error: unknown): Fault => (error ?? {}) as Fault;

export const statusOf = (error: unknown): number | undefined => facts(error).$metadata?.httpStatusCode;

/** Tells whether the error has one of S3's codes, such as `NoSuchUpload`. */
export const isNamed = (error: unknown, ...names: readonly string[]): boolean =>
  names.some((name) => facts(error).name === name);

export const isNotFound = (error: unknown): boolean => statusOf(error) === 404;

/** True after a retry: an earlier attempt may have succeeded, and its answer was lost. */
export const wasRetried = (error: unknown): boolean => (facts(error).$metadata?.attempts ?? 1) > 1;

const FULL = ['InsufficientStorage', 'QuotaExceeded', 'XMinioStorageFull'];

/** Maps a failed call to a `DomainError`. Any error that is not about an object counts as a storage failure. */
export function translated(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  if (statusOf(error) === 412) return objectChanged();
  if (isNamed(error, 'NoSuchKey', 'NotFound')) return noObject();
  if (statusOf(error) === 507 || isNamed(error, ...FULL)) return storageFull();
  return storageUnavailable();
}

/** Verifies that a storage answered: without an ETag, a proxy or captive portal did. */
export function proven<T extends { readonly ETag?: string | undefined }>(answer: T): T {
  if (answer.ETag === undefined) throw new Error('Something else answered for the storage.');
  return answer;
}

/** Describes an error for the log, without signatures, addresses and our keys. */
export function describeFault(error: unknown): {
  readonly name: string;
  readonly status?: number;
  readonly why?: string;
} {
  const { name, message, code } = error instanceof Error ? (error as Error & { code?: unknown }) : {};
  return {
    name: name ?? 'Error',
    ...(statusOf(error) !== undefined && { status: statusOf(error) }),
    ...(typeof code === 'string' ? { why: code } : message !== undefined && { why: beginningOf(message, 200) }),
  };
}
