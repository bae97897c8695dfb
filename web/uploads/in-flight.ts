import type { UploadRow, UploadState } from '../../src/uploads/upload-queue.ts';

const IN_FLIGHT: readonly UploadState[] = ['queued', 'uploading', 'saving'];

/** Goes on by itself: nobody has to do anything about it. */
export const isInFlight = ({ state }: UploadRow): boolean => IN_FLIGHT.includes(state);
