/** Milliseconds since 1970: both databases store and compare them alike. */
export type Millis = number;

export const toMillis = (time: Date): Millis => time.getTime();

export const toTime = (millis: Millis): Date => new Date(millis);

export const toMillisOrNull = (time: Date | null): Millis | null => (time === null ? null : time.getTime());

export const toTimeOrNull = (millis: Millis | null): Date | null => (millis === null ? null : new Date(millis));
