import {
  type NewObject,
  type NewRecord,
  type RefusedRecord,
  type ReplacementTarget,
  TransportError,
} from '../../../src/uploads/api/transport.ts';
import type { PartReceipt } from '../../../src/uploads/transfer/parts.ts';
import type { UploadTarget } from '../../../src/uploads/upload-queue.ts';

interface SavedRecord extends NewRecord {
  readonly place: string;
  readonly fileName: string;
}

interface Multipart {
  readonly key: string;
  readonly wanted: NewObject;
  readonly parts: Map<number, { readonly etag: string; readonly bytes: number }>;
}

interface Address {
  readonly key: string;
  readonly uploadId?: string;
  readonly part?: number;
}

const refuse = (status: number, code: string, sentence?: string, field?: string): never => {
  throw new TransportError(status, { code, sentence, ...(field && { fields: { [field]: sentence ?? '' } }) });
};

const checkSize = ({ fileSize }: NewObject) => {
  if (fileSize > 10 * 1024 ** 3) refuse(422, 'media/too-large', 'This file is too large. The limit is 10 GB.');
};

function placeOf(target: UploadTarget): string {
  if (target.kind === 'replacement') return target.itemId;
  return target.kind === 'content' ? `${target.weekId}/${target.dayId}` : `${target.weekId}/documents`;
}

export const keysOf = ({ s3Key, captionsKey, chaptersKey }: NewRecord): string[] =>
  [s3Key, captionsKey, chaptersKey].filter((key) => key !== undefined);

/** Server and storage in one, with everything that can be held against an engine. It does what it is told at once. */
export class FakeSchool {
  readonly objects = new Map<string, { fileName: string; bytes: number }>();
  readonly multiparts = new Map<string, Multipart>();
  readonly records: SavedRecord[] = [];
  readonly goneModules = new Set<string>();
  /** Names of files whose bytes are not what they say. */
  readonly falseFiles = new Set<string>();
  /** By what shows it. */
  readonly shown = new Map<string, string>();
  private readonly wanted = new Map<string, NewObject>();
  private readonly addresses = new Map<string, Address>();
  private count = 0;

  private next = (prefix: string) => `${prefix}-${(this.count += 1)}`;

  presign(object: NewObject) {
    checkSize(object);
    const key = this.next('key');
    this.wanted.set(key, object);
    const uploadUrl = this.next('address');
    this.addresses.set(uploadUrl, { key });
    return { key, s3Key: key, uploadUrl, contentType: 'kind/of-file', expiresAt: '' };
  }

  initiate(object: NewObject) {
    checkSize(object);
    const key = this.next('key');
    const uploadId = this.next('upload');
    this.multiparts.set(uploadId, { key, wanted: object, parts: new Map() });
    return { key, s3Key: key, uploadId };
  }

  partUrl(uploadId: string, part: number) {
    const multipart = this.multiparts.get(uploadId) ?? refuse(404, 'media/no-upload', 'This upload is not known.');
    const uploadUrl = this.next('address');
    this.addresses.set(uploadUrl, { key: multipart.key, uploadId, part });
    return { uploadUrl, expiresAt: '' };
  }

  expire(address: string) {
    this.addresses.delete(address);
  }

  receive(address: string, bytes: number): { etag: string } {
    const { key, uploadId, part } = this.addresses.get(address) ?? refuse(403, 'media/address-expired');
    if (uploadId !== undefined && part !== undefined) {
      const multipart = this.multiparts.get(uploadId) ?? refuse(404, 'media/no-upload', 'This upload is not known.');
      const etag = this.next('etag');
      multipart.parts.set(part, { etag, bytes });
      return { etag };
    }
    if (this.objects.has(key)) refuse(409, 'media/key-taken', 'A file with this key is stored already.');
    const { fileName } = this.wanted.get(key) ?? refuse(403, 'media/address-expired');
    this.objects.set(key, { fileName, bytes });
    return { etag: this.next('etag') };
  }

  complete(uploadId: string, receipts: readonly PartReceipt[]) {
    const { key, wanted, parts } =
      this.multiparts.get(uploadId) ?? refuse(404, 'media/no-upload', 'This upload is not known.');
    const found = receipts.map(({ PartNumber, ETag }) => {
      const part = parts.get(PartNumber);
      return part?.etag === ETag ? part.bytes : refuse(422, 'media/parts', 'Some parts of this file are missing.');
    });
    const bytes = found.reduce((sum, part) => sum + part, 0);
    if (bytes !== wanted.fileSize) refuse(422, 'media/parts', 'Some parts of this file are missing.');
    this.multiparts.delete(uploadId);
    this.objects.set(key, { fileName: wanted.fileName, bytes });
  }

  abort(uploadId: string) {
    this.multiparts.delete(uploadId);
  }

  discard(key: string) {
    this.wanted.delete(key);
    if (this.records.every((record) => !keysOf(record).includes(key))) this.objects.delete(key);
  }

  /** Every item there may be shows the file `seen` at first. */
  replaceFile(target: ReplacementTarget, s3Key: string) {
    const { itemId, replaces } = target;
    const shown = this.shown.get(itemId) ?? 'seen';
    if (shown === s3Key && !this.goneModules.has(target.weekId)) return;
    if (replaces !== undefined && replaces !== shown)
      refuse(409, 'catalog/stale', 'This file has been replaced in the meantime.');
    this.saveContent(target, { title: itemId, s3Key });
    this.shown.set(itemId, s3Key);
    this.objects.delete(shown);
  }

  saveContent(target: UploadTarget, record: NewRecord) {
    if (this.goneModules.has(target.weekId)) refuse(404, 'catalog/no-week', 'There is no such module.');
    const place = placeOf(target);
    const known = this.records.find(({ s3Key }) => s3Key === record.s3Key);
    if (known) {
      if (known.place !== place)
        refuse(409, 'media/in-use', 'This file is already used in a course. Please upload it again.');
      return;
    }
    const object =
      this.objects.get(record.s3Key) ??
      refuse(409, 'media/not-uploaded', 'This file has not been uploaded completely. Please upload it again.');
    if (this.falseFiles.has(object.fileName)) {
      this.objects.delete(record.s3Key);
      refuse(422, 'media/wrong-type', 'Invalid file type. Allowed: PDF, DOC, DOCX');
    }
    for (const kind of ['captions', 'chapters'] as const) {
      const key = record[`${kind}Key`];
      const file = key === undefined ? undefined : this.objects.get(key);
      if (key !== undefined && (!file || this.falseFiles.has(file.fileName)))
        refuse(422, 'media/wrong-type', 'Invalid file type. Allowed: WebVTT', `${kind}Key`);
    }
    this.records.push({ ...record, place, fileName: object.fileName });
  }

  saveDocuments(target: UploadTarget, records: readonly NewRecord[]): { refused: RefusedRecord[] } {
    if (this.goneModules.has(target.weekId)) refuse(404, 'catalog/no-week', 'There is no such module.');
    const refused = records.flatMap((record) => {
      try {
        this.saveContent(target, record);
        return [];
      } catch (error) {
        const { code, message } = error as TransportError;
        return [{ s3Key: record.s3Key, code, message }];
      }
    });
    if (refused.length === records.length) refuse(422, refused[0]!.code, refused[0]!.message);
    return { refused };
  }
}
