import { once } from 'node:events';
import { Agent, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import type { MultipartReply, PartAddressReply, PresignReply } from '../../../src/wire/replies/uploads.ts';
import type { Answer } from '../../support/asking.ts';
import type { Person, School } from '../../support/school.ts';

const agent = new Agent({ keepAlive: true, maxSockets: 20 });

export interface Put {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly json: unknown;
  readonly text: string;
}

/** One PUT as a browser sends it, to whatever address. */
export async function put(address: string, body: Uint8Array, headers: Record<string, string> = {}): Promise<Put> {
  const sent = request(address, {
    method: 'PUT',
    agent,
    headers: { ...('transfer-encoding' in headers ? {} : { 'content-length': String(body.length) }), ...headers },
  });
  sent.end(body);
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  // Who refuses may close before everything was sent.
  sent.on('error', () => undefined);
  const parts: Buffer[] = [];
  for await (const part of response) parts.push(part as Buffer);
  const text = Buffer.concat(parts).toString();
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    text,
    json: text.startsWith('{') ? JSON.parse(text) : undefined,
  };
}

/** The calls of an admin who uploads. */
export function uploading(school: Pick<School, 'ask'>, admin: Person) {
  const post = (path: string, body: unknown, as: Person = admin): Promise<Answer> =>
    school.ask('POST', `/api${path}`, { as, body });
  const presign = (query: Record<string, string>, as: Person = admin) =>
    school.ask('GET', `/api/upload/presign?${new URLSearchParams(query)}`, { as });
  return {
    presign,
    presigned: async (fileName = 'notes.pdf', folder = 'documents') =>
      (await presign({ fileName, fileType: '', folder })).json as PresignReply,
    discard: (key: string) => post('/upload/discard', { key }),
    initiate: (wanted: object, as?: Person) => post('/multipart-upload/initiate', wanted, as),
    initiated: async (fileName = 'lesson.mp4', folder = 'videos') =>
      (await post('/multipart-upload/initiate', { fileName, fileType: '', folder })).json as MultipartReply,
    part: (part: object, as?: Person) => post('/multipart-upload/presign-part', part, as),
    partAddress: async (upload: MultipartReply, partNumber: number) =>
      (
        (await post('/multipart-upload/presign-part', { key: upload.key, uploadId: upload.uploadId, partNumber }))
          .json as PartAddressReply
      ).uploadUrl,
    complete: (named: object, parts: unknown, as?: Person) =>
      post('/multipart-upload/complete', { ...named, parts }, as),
    abort: (named: object, as?: Person) => post('/multipart-upload/abort', named, as),
  };
}
