/** Over everything that this person uploads (design: a line is full long before the storage is). */
export const FILES_AT_ONCE = 3;
/** PUTs under way, whether of a part or of a whole file. The parts of one file may take all of them. */
export const PARTS_AT_ONCE = 4;
