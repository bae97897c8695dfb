/** Whole percent, rounded down: 100 is all of them. */
export const percentOf = (right: number, of: number): number => Math.floor((100 * right) / of);
