/** Where the school's days begin and end, as the server counts them. */
export const SCHOOL_TIME_ZONE = 'Australia/Sydney';
