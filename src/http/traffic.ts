/**
 * How many files are under way in this process and how many bytes have been, for whoever watches it. Plain numbers,
 * because they rise with every chunk.
 */
export const traffic = { streamsOpen: 0, streamedBytes: 0, uploadsOpen: 0, uploadedBytes: 0 };
