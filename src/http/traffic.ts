/**
 * Counters of this process for its metrics: open streams and uploads, bytes transferred. Plain numbers, because they
 * rise with every chunk.
 */
export const traffic = { streamsOpen: 0, streamedBytes: 0, uploadsOpen: 0, uploadedBytes: 0 };
