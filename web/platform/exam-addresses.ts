/** Addresses of the exam's screens. */
export const examPath = '/exam';
export const practicePath = '/exam/practice';

/** Page on which a test is taken. */
export const sittingPath = (sittingId: string): string => `/exam/sitting/${encodeURIComponent(sittingId)}`;

export const resultPath = (sittingId: string): string => `${sittingPath(sittingId)}/result`;
export const answersPath = (sittingId: string): string => `${sittingPath(sittingId)}/answers`;
