const SIGNED_HEADERS = /[?&]X-Amz-SignedHeaders=([^&]*)/;

/**
 * The headers of a PUT to a signed URL, where it takes a whole file: its type, and that nothing may be stored there yet
 * where the signature covers that too. A signed URL then works once, whoever else has come to know it.
 */
export const putHeaders = (url: string, contentType: string | undefined): Record<string, string> => ({
  ...(contentType !== undefined && { 'Content-Type': contentType }),
  ...(signedHeaders(url).includes('if-none-match') && { 'If-None-Match': '*' }),
});

const signedHeaders = (url: string): string[] =>
  decodeURIComponent(SIGNED_HEADERS.exec(url)?.[1] ?? '')
    .toLowerCase()
    .split(';');
