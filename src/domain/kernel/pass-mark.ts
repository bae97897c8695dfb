/** With fewer answers, chance would decide: there is no pass mark, and nobody is told that a cluster is weak. */
export const MIN_ANSWERS = 10;

/** In percent: keeps a rounding error of mean ratings from adding a point. */
export const RATING_TOLERANCE = 0.000001;

/** Points of a candidate who is just good enough: the sum of the ratings, in percent, rounded up to a whole point. */
export const pointsToPass = (rated: number): number => Math.ceil((rated - RATING_TOLERANCE) / 100);
