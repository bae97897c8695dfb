/** Addresses of the exam's screens. */
const sittingPath = (sittingId: string): string => `/exam/sitting/${encodeURIComponent(sittingId)}`;

export const resultPath = (sittingId: string): string => `${sittingPath(sittingId)}/result`;
export const answersPath = (sittingId: string): string => `${sittingPath(sittingId)}/answers`;
