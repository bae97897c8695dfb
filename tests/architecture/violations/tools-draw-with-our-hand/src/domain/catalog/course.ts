export const MODULES = 7;
