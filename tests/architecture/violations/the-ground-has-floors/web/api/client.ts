export const streamUrl = (key: string) => `/stream/${key}`;
