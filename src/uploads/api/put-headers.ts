const SIGNED_HEADERS = /[?&]X-Amz-SignedHeaders=([^&]*)/;

/**
 * Returns the headers of a whole-file PUT to a signed URL: the content type, and `If-None-Match` where the signature
 * covers it. Such a URL works only once, even if it leaks.
 */
export const putHeaders = (url: string, contentType: string | undefined): Record<string, string> => ({
  ...(contentType !== undefined && { 'Content-Type': contentType }),
  ...(signedHeaders(url).includes('if-none-match') && { 'If-None-Match': '*' }),
});

const signedHeaders = (url: string): string[] =>
  decodeURIComponent(SIGNED_HEADERS.exec(url)?.[1] ?? '')
    .toLowerCase()
    .split(';');
