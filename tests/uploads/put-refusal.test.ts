import { describe, expect, it } from 'vitest';
import { hiddenEtag, putRefusal } from '../../src/uploads/api/put-refusal.ts';
import { isExpired, isTaken } from '../../src/uploads/api/transport.ts';
import { isTransient } from '../../src/uploads/api/with-retry.ts';
import { uploadFailure } from '../../src/uploads/messages.ts';

const xml = (code: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>x</Message></Error>`;

describe('the refusal of a PUT', () => {
  it("is our server's own sentence", () => {
    const refusal = putRefusal(503, '{"code":"media/storage-full","message":"The storage is full."}', '7');
    expect(refusal).toMatchObject({ status: 503, code: 'media/storage-full', sentence: 'The storage is full.' });
    expect(refusal.retryAfterSeconds).toBe(7);
  });

  it.each([
    [403, 'AccessDenied', 'The time for this upload is over. Please start it again.'],
    [403, 'SignatureDoesNotMatch', 'The storage refused this upload. Please tell the people who run this site.'],
    [404, 'NoSuchUpload', 'This upload is not open any more. Please upload the file again.'],
    [507, 'InsufficientStorage', 'The storage is full. Please try again once there is room.'],
    [412, 'PreconditionFailed', 'A file is stored at this address already.'],
    [503, 'SlowDown', 'The storage is busy. Uploads will continue in a moment.'],
  ])('of an object store, %i %s, is a sentence of ours', (status, code, sentence) => {
    expect(putRefusal(status, xml(code), null)).toMatchObject({ status, sentence });
  });

  it('is tried again where it was about the connection or the moment, with a new URL where it has expired', () => {
    expect(isTransient(putRefusal(400, xml('RequestTimeout'), null))).toBe(true);
    expect(isTransient(putRefusal(400, xml('IncompleteBody'), null))).toBe(true);
    expect(isTransient(putRefusal(503, xml('SlowDown'), null))).toBe(true);
    expect(isTransient(putRefusal(409, xml('ConditionalRequestConflict'), null))).toBe(true);
    expect(isTaken(putRefusal(412, xml('PreconditionFailed'), null))).toBe(true);
    expect(isTransient(putRefusal(400, xml('EntityTooLarge'), null))).toBe(false);
    expect(isExpired(putRefusal(403, xml('AccessDenied'), null))).toBe(true);
  });

  it.each(['', '<html>502</html>', '<Error><Code>Strange</Code></Error>', 'no JSON'])(
    'has the status alone when nobody says anything that we know: %j',
    (body) => {
      expect(putRefusal(502, body, null)).toMatchObject({ status: 502, code: '', sentence: undefined });
    },
  );

  it('says when pages may not read which part has arrived', () => {
    expect(uploadFailure(hiddenEtag())).toContain('CORS');
    expect(isTransient(hiddenEtag())).toBe(false);
  });
});
