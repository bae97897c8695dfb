import { DomainError } from '../../domain/kernel/errors.ts';
import { noObject, objectChanged, storageFull, storageUnavailable } from '../../domain/media/errors.ts';

interface Fault {
  readonly name?: unknown;
  readonly $metadata?: { readonly httpStatusCode?: number; readonly attempts?: number };
}

const facts = (error: unknown): Fault => (error ?? {}) as Fault;

export const statusOf = (error: unknown): number | undefined => facts(error).$metadata?.httpStatusCode;

/** The code of S3's XML, as `NoSuchUpload`. */
export const isNamed = (error: unknown, ...names: readonly string[]): boolean =>
  names.some((name) => facts(error).name === name);

export const isNotFound = (error: unknown): boolean => statusOf(error) === 404;

/** A try before may have succeeded, and its answer was lost. */
export const wasRetried = (error: unknown): boolean => (facts(error).$metadata?.attempts ?? 1) > 1;

const FULL = ['InsufficientStorage', 'QuotaExceeded', 'XMinioStorageFull'];

/** What a failed call means to whoever asked. Whatever is no answer about an object is trouble of the storage. */
export function translated(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  if (statusOf(error) === 412) return objectChanged();
  if (isNamed(error, 'NoSuchKey', 'NotFound')) return noObject();
  if (statusOf(error) === 507 || isNamed(error, ...FULL)) return storageFull();
  return storageUnavailable();
}

/** An answer without what only a storage knows is somebody else's: of a proxy, or of a page to sign in to a network. */
export function proven<T extends { readonly ETag?: string | undefined }>(answer: T): T {
  if (answer.ETag === undefined) throw new Error('Somebody else answered for the storage.');
  return answer;
}

/** For a log: no signature, no address, no key of ours. */
export function describeFault(error: unknown): {
  readonly name: string;
  readonly status?: number;
  readonly why?: string;
} {
  const { name, message, code } = error instanceof Error ? (error as Error & { code?: unknown }) : {};
  return {
    name: name ?? 'Error',
    ...(statusOf(error) !== undefined && { status: statusOf(error) }),
    ...(typeof code === 'string' ? { why: code } : message !== undefined && { why: message.slice(0, 200) }),
  };
}
