/** A module's number as it is printed, with two digits: `01`. */
export const modulePadded = (moduleNumber: number): string => String(moduleNumber).padStart(2, '0');

/** `MODULE 01` (specification 2.4). */
export const moduleCode = (moduleNumber: number): string => `MODULE ${modulePadded(moduleNumber)}`;

/** Module and day: `1.3`. */
export const dayLabel = (moduleNumber: number, dayNumber: number): string => `${moduleNumber}.${dayNumber}`;

/** The module's number in a label such as `1.3`. */
export const moduleNumberIn = (label: string): number => Number(label.split('.')[0]);
