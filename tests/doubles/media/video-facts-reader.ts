import type { ReadRange } from '../../../src/domain/media/bytes.ts';
import type { VideoFactsReader } from '../../../src/domain/media/file-readers.ts';
import { NO_HEADERS, type VideoFault, type VideoHeaders } from '../../../src/domain/media/video-facts.ts';
import { wholeOf } from '../../support/whole-of.ts';

interface Told extends Partial<VideoHeaders> {
  readonly fault?: VideoFault;
}

const MARK = '\nheaders ';

/** The bytes that `PlainVideoFactsReader` reads, to stand behind those that a video's type is known by. */
export const plainHeaders = (told: Told): Buffer => Buffer.from(MARK + JSON.stringify(told));

/** True to tests/contracts/video-facts-reader.contract.ts: it knows a video by its bytes alone. */
export class PlainVideoFactsReader implements VideoFactsReader {
  async headersOf(file: { contentType: string; bytes: number }, read: ReadRange): Promise<VideoHeaders> {
    const { fault: _fault, ...headers } = await told(file, read);
    return { ...NO_HEADERS, ...headers };
  }

  async faultOf(file: { contentType: string; bytes: number }, read: ReadRange) {
    return (await told(file, read)).fault;
  }
}

async function told({ contentType, bytes }: { contentType: string; bytes: number }, read: ReadRange): Promise<Told> {
  if (!contentType.startsWith('video/')) return {};
  const [, words] = (await wholeOf(await read({ first: 0, last: bytes - 1 }))).toString('latin1').split(MARK);
  return words === undefined ? {} : (JSON.parse(words) as Told);
}
