import type { Clock } from '../../kernel/clock.ts';
import type { FileKey, Ids } from '../../kernel/ids.ts';
import { once } from '../bytes.ts';
import { noObject } from '../errors.ts';
import { checkedFileName } from '../file-name.ts';
import { type Ceilings, ceilingOf, tooLarge, wrongType } from '../file-rules.ts';
import { newKey } from '../object-key.ts';
import type { FileRepository, FileStorage } from '../ports.ts';
import { isWebVtt } from '../signatures.ts';

const WEBVTT = 'text/vtt';

/**
 * Stores captions or chapters in a file that we write ourselves, with the times and words of the uploaded one. Adds the
 * row first, so that the sweep finds an object that is never attached.
 */
export class KeepTextTrack {
  constructor(
    private readonly files: Pick<FileRepository, 'add' | 'setVerified'>,
    private readonly storage: Pick<FileStorage, 'put' | 'stat'>,
    private readonly ceilings: Ceilings,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async run({ fileName, webVtt }: { fileName: string; webVtt: Uint8Array }): Promise<FileKey> {
    const originalName = checkedFileName(`${fileName.replace(/\.[^.]*$/, '')}.vtt`);
    if (!isWebVtt({ bytes: webVtt.length, head: webVtt, tail: webVtt })) throw wrongType('captions');
    const ceiling = ceilingOf('captions', this.ceilings);
    if (webVtt.length > ceiling) throw tooLarge(ceiling);
    const createdAt = this.clock.now();
    const key = newKey('videos', createdAt, this.ids.next(), 'vtt');
    const facts = { folder: 'videos', status: 'pending', contentType: WEBVTT, bytes: 0, etag: '' } as const;
    await this.files.add({ key, originalName, createdAt, ...facts });
    await this.storage.put(key, once(webVtt), { bytes: webVtt.length, contentType: WEBVTT });
    const stored = await this.storage.stat(key);
    if (!stored) throw noObject();
    await this.files.setVerified([{ key, ...stored, contentType: WEBVTT }]);
    return key;
  }
}
