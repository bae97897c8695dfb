/*
 * Numbers of the upload calls, apart from their schemas: the upload engine runs on every page of an administrator,
 * and would bring the schemas' library with it.
 */

/** Above this many bytes a file goes in parts (specification 9). */
export const MULTIPART_ABOVE_BYTES = 104_857_600;
export const PART_BYTES = 5_242_880;
/** Maximum number of parts of the largest storages; a file of 10 GiB needs 2,048. */
export const MAX_PARTS = 10_000;

export const MAX_DOCUMENTS_AT_ONCE = 50;
