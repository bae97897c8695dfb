import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PutRequest } from '../../../src/uploads/api/transport.ts';
import { uploadTransport } from '../../../web/uploads/upload-transport.ts';
import { STALL_TIMEOUT_MS } from '../../../web/uploads/xhr-put.ts';
import { fakeServer } from '../features/support/fake-server.ts';

const server = fakeServer();

class FakeRequest extends EventTarget {
  static last: FakeRequest;
  readonly upload = new EventTarget();
  readonly sent: { address?: string; body?: Blob; headers: Record<string, string> } = { headers: {} };
  status = 0;
  responseText = '';
  headers: Record<string, string> = {};
  constructor() {
    super();
    FakeRequest.last = this;
  }
  open = (_method: string, address: string) => void (this.sent.address = address);
  setRequestHeader = (name: string, value: string) => void (this.sent.headers[name] = value);
  send = (body: Blob) => void (this.sent.body = body);
  getResponseHeader = (name: string) => this.headers[name] ?? null;
  end = (event: string) => {
    this.dispatchEvent(new Event(event));
    this.dispatchEvent(new Event('loadend'));
  };
  abort = () => this.end('abort');
  answer(status: number, headers: Record<string, string> = {}, body = '') {
    Object.assign(this, { status, headers, responseText: body });
    this.end('load');
  }
}

const file = new File(['0123456789'], 'a.pdf', { type: 'application/pdf' });
const onProgress = vi.fn<(bytes: number) => void>();
const put = (facts: Partial<PutRequest<File>> = {}) => {
  const { signal } = new AbortController();
  return uploadTransport.put({ file, fromByte: 0, toByte: file.size, url: '/put/here', signal, onProgress, ...facts });
};

beforeEach(() => {
  onProgress.mockReset();
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
});
afterEach(() => vi.useRealTimers());

describe('a PUT', () => {
  it('sends the file with the signed type, says how far it is, and answers the ETag', async () => {
    const done = put({ contentType: 'application/pdf' });
    const request = FakeRequest.last;
    expect(request.sent).toMatchObject({ address: '/put/here', headers: { 'Content-Type': 'application/pdf' } });
    expect(request.sent.body).toBe(file);
    request.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded: 7 }));
    expect(onProgress).toHaveBeenLastCalledWith(7);
    request.answer(200, { ETag: '"abc"' });
    expect(await done).toEqual({ etag: '"abc"' });
  });

  it('of a part sends the slice alone, without a type', async () => {
    const done = put({ fromByte: 2, toByte: 5 });
    const { sent } = FakeRequest.last;
    expect([sent.body?.size, sent.body?.type, sent.headers]).toEqual([3, '', {}]);
    FakeRequest.last.answer(200, { ETag: '"x"' });
    await done;
  });

  it('passes on what the storage says', async () => {
    const done = put();
    FakeRequest.last.answer(503, { 'Retry-After': '7' }, '{"code":"media/full","message":"The storage is full."}');
    await expect(done).rejects.toMatchObject({
      status: 503,
      code: 'media/full',
      sentence: 'The storage is full.',
      retryAfterSeconds: 7,
    });
    const other = put();
    FakeRequest.last.answer(403, {}, '<Error>AccessDenied</Error>');
    await expect(other).rejects.toMatchObject({ status: 403, sentence: undefined, retryAfterSeconds: undefined });
  });

  it('can be aborted, also before it begins, and gives up a connection on which nothing moves', async () => {
    const controller = new AbortController();
    const done = put({ signal: controller.signal });
    controller.abort();
    await expect(done).rejects.toMatchObject({ status: 0 });
    await expect(put({ signal: controller.signal })).rejects.toMatchObject({ name: 'AbortError' });

    vi.useFakeTimers();
    const silent = put().catch((error: unknown) => error);
    vi.advanceTimersByTime(STALL_TIMEOUT_MS - 1);
    FakeRequest.last.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded: 1 }));
    vi.advanceTimersByTime(STALL_TIMEOUT_MS - 1);
    let isOver = false;
    void silent.then(() => (isOver = true));
    await Promise.resolve();
    expect(isOver).toBe(false);
    vi.advanceTimersByTime(1);
    expect(await silent).toMatchObject({ status: 0 });
  });

  it('knows a lost line from a file that was moved', async () => {
    const lost = put();
    FakeRequest.last.end('error');
    await expect(lost).rejects.toMatchObject({ status: 0 });

    const gone = new File(['x'], 'gone.pdf');
    gone.slice = () =>
      ({ arrayBuffer: () => Promise.reject(new DOMException('', 'NotReadableError')) }) as unknown as Blob;
    const moved = put({ file: gone, toByte: 1 });
    FakeRequest.last.end('error');
    await expect(moved).rejects.toMatchObject({ status: 422, code: 'file/unreadable' });
  });
});

describe('a call', () => {
  const object = {
    fileName: 'a b&c.pdf',
    fileType: '',
    fileSize: 10,
    folder: 'documents',
    weekNumber: 3,
    dayNumber: 0,
  } as const;

  it('asks for an address with everything that is known', async () => {
    let query: Record<string, string> = {};
    server.on('GET /upload/presign', (_seen, search) => {
      query = Object.fromEntries(search);
      return { body: { key: 'documents/x.pdf' } };
    });
    await uploadTransport.presign(object);
    expect(query).toEqual({
      fileName: 'a b&c.pdf',
      fileType: '',
      fileSize: '10',
      folder: 'documents',
      weekNumber: '3',
      dayNumber: '0',
    });
  });

  it('saves at the place that the target names', async () => {
    server.on('POST /admin/courses/c/weeks/w/days/d/contents', { status: 201, body: {} });
    server.on('POST /admin/courses/c/weeks/w/documents', {
      status: 201,
      body: { saved: [], refused: [{ s3Key: 'k', title: 't', message: 'No.', code: 'media/empty' }] },
    });
    const place = { courseId: 'c', courseTitle: '', weekId: 'w', weekNumber: 1 };
    await uploadTransport.saveContent(
      { ...place, kind: 'content', dayId: 'd', dayNumber: 1, type: 'video' },
      { title: 't', s3Key: 'k' },
    );
    expect(server.seen('POST /admin/courses/c/weeks/w/days/d/contents')[0]?.body).toEqual({
      type: 'video',
      title: 't',
      s3Key: 'k',
    });
    const { refused } = await uploadTransport.saveDocuments({ ...place, kind: 'document' }, [
      { title: 't', s3Key: 'k' },
    ]);
    expect(refused).toMatchObject([{ s3Key: 'k', message: 'No.' }]);
    expect(server.seen('POST /admin/courses/c/weeks/w/documents')[0]?.body).toEqual({
      documents: [{ title: 't', s3Key: 'k' }],
    });
  });

  it('tells a refusal from silence', async () => {
    server.on('POST /upload/discard', { status: 429, body: { message: 'Too many.', code: 'request/too-many' } });
    await expect(uploadTransport.discard('k')).rejects.toMatchObject({
      name: 'TransportError',
      status: 429,
      code: 'request/too-many',
      sentence: 'Too many.',
    });
    server.on('POST /upload/discard', 'no network');
    await expect(uploadTransport.discard('k')).rejects.toMatchObject({
      name: 'TransportError',
      status: 0,
      sentence: undefined,
    });
    vi.stubGlobal(
      'fetch',
      async () => new Response('{"message":"Later."}', { status: 503, headers: { 'Retry-After': '9' } }),
    );
    await expect(uploadTransport.abort('k', 'u')).rejects.toMatchObject({ status: 503, retryAfterSeconds: 9 });
  });
});
