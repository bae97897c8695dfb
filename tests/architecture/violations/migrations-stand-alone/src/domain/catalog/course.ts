export const maximumTitleLength = 200;
