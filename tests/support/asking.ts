import { once } from 'node:events';
import { Agent, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export interface Question {
  /** Sent as JSON, unless it is text or bytes: those go as they are. */
  readonly body?: unknown;
  readonly as?: { readonly bearer: string };
  readonly cookie?: string;
  readonly headers?: Record<string, string>;
  /** The name that the request uses for the server. */
  readonly host?: string;
}

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  /** The parsed body; undefined when it is no JSON. */
  readonly json: unknown;
}

export type Ask = (method: string, path: string, question?: Question) => Promise<Answer>;

type Witness = (method: string, path: string, answer: Answer) => void;
let witness: Witness | undefined;

/**
 * Shows every answer to the one who asked for it last; what they throw fails whoever asked. Setup files run once per
 * test file.
 */
export const onAnswer = (next: Witness): void => {
  witness = next;
};

/** Sends requests as they are: no client tidies up a path, a header or a body that an attacker would not. */
export function asker(port: number): Ask {
  const agent = new Agent({ keepAlive: true, maxSockets: 60 });
  return async (method, path, { body, as, cookie, headers = {}, host } = {}) => {
    const isRaw = typeof body === 'string' || Buffer.isBuffer(body);
    const bytes = body === undefined ? undefined : isRaw ? body : JSON.stringify(body);
    const asked = request({
      port,
      host: '127.0.0.1',
      agent,
      method,
      path,
      headers: {
        host: host ?? `localhost:${port}`,
        ...(bytes === undefined
          ? {}
          : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(bytes)) }),
        ...(as ? { authorization: `Bearer ${as.bearer}` } : {}),
        ...(cookie === undefined ? {} : { cookie }),
        ...headers,
      },
    });
    asked.end(bytes);
    const [response] = (await once(asked, 'response')) as [IncomingMessage];
    const parts: Buffer[] = [];
    for await (const part of response) parts.push(part as Buffer);
    const text = decoded(Buffer.concat(parts), response.headers['content-encoding']).toString();
    const answer = { status: response.statusCode ?? 0, headers: response.headers, text, json: parsed(text) };
    witness?.(method, path, answer);
    return answer;
  };
}

function decoded(bytes: Buffer, coding: string | undefined): Buffer {
  if (bytes.length === 0) return bytes;
  if (coding === 'br') return brotliDecompressSync(bytes);
  return coding === 'gzip' ? gunzipSync(bytes) : bytes;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
