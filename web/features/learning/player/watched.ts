/** From this share on the server counts a lesson as watched; a test holds the two together. */
const WATCHED_FROM = 0.95;

export const isWatched = (second: number, duration: number): boolean =>
  duration > 0 && second >= WATCHED_FROM * duration;
