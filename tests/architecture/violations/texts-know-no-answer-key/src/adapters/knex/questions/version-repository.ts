export const toKey = (row: object) => row;
