import type { ReadPeople } from '../../domain/enrolment/import/people-file.ts';
import type { PersonRow } from '../../domain/enrolment/import/people-rows.ts';
import type { QuestionFile, ReadQuestions, ReadVignette } from '../../domain/questions/import/question-file.ts';

/** Question about a file, sent with its bytes. `now` is an ISO text. */
export type Asked =
  | ({ readonly kind: 'questions'; readonly now: string } & Omit<QuestionFile, 'bytes' | 'now'>)
  | { readonly kind: 'people' };

/** Some of a file's vignettes or people, in its order. */
export type ImportPiece = readonly ReadVignette[] | readonly PersonRow[];

/** End of a file: its other faults, or the line that cannot be decoded. `thrown` is a mistake of ours. */
export type ImportEnd =
  | { readonly faults: ReadQuestions['faults'] }
  | Pick<ReadPeople, 'brokenLine'>
  | { readonly thrown: string };

const LENGTH_BYTES = 4;

/** Length of the words, the words as JSON, the file. */
export function packedRequest(asked: Asked, file: Uint8Array): Buffer {
  const words = Buffer.from(JSON.stringify(asked));
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(words.length);
  return Buffer.concat([length, words, file]);
}

export function unpackedRequest(request: Buffer): { asked: Asked; file: Buffer } {
  const at = LENGTH_BYTES + request.readUInt32BE();
  return { asked: JSON.parse(request.toString('utf8', LENGTH_BYTES, at)) as Asked, file: request.subarray(at) };
}
