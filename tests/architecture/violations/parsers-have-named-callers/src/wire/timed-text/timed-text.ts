export const readTimedText = (bytes: Uint8Array) => bytes.length;
