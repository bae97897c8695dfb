import type { IncomingMessage } from 'node:http';

/** Decides by the headers alone: RFC 9112, section 6, lets nothing else announce the body of a request. */
export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
