/** True when the person asked the system for less motion. Ask at the moment of moving, not once. */
export const prefersReducedMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
