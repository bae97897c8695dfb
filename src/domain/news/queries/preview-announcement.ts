import type { Block, RichTextReader } from '../../kernel/rich-text.ts';
import type { Audience } from '../announcement.ts';
import type { ReaderDirectory } from '../ports.ts';

export interface AnnouncementPreview {
  readonly blocks: Block[];
  /** Sentences for the author; none where the text can be shown. */
  readonly faults: readonly string[];
  /** People who would get it now, and how many of them want it by mail. */
  readonly people: number;
  readonly mails: number;
}

/** Shows words that are not saved yet as readers would see them, and how many these are. */
export class PreviewAnnouncement {
  constructor(
    private readonly directory: Pick<ReaderDirectory, 'count'>,
    private readonly richText: RichTextReader,
  ) {}

  async run({ audience, body }: { audience: Audience; body: string }): Promise<AnnouncementPreview> {
    const read = this.richText.read(body);
    const counted = await this.directory.count(audience, 'announcement');
    return 'faults' in read
      ? { blocks: [], faults: read.faults, ...counted }
      : { blocks: read.blocks.filter(({ kind }) => kind !== 'figure'), faults: [], ...counted };
  }
}
