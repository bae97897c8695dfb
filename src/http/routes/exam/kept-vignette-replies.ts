import { LRUCache } from 'lru-cache';
import type { SectionVignette } from '../../../domain/exam/link-ports.ts';
import type { VersionId } from '../../../domain/kernel/ids.ts';
import type { RichTextReader } from '../../../domain/kernel/rich-text.ts';
import type { SectionQuestionsReply } from '../../../wire/replies/sittings.ts';
import { sectionVignetteReply } from '../../replies/sitting-replies.ts';

const MAX_KEPT = 600;

/** Cases as candidates are sent them, read from their Markdown once: a version in a sitting never changes. */
export function keptVignetteReplies(
  richText: RichTextReader,
): (vignette: SectionVignette) => SectionQuestionsReply['vignettes'][number] {
  const kept = new LRUCache<VersionId, SectionQuestionsReply['vignettes'][number]>({ max: MAX_KEPT });
  return (vignette) => {
    const known = kept.get(vignette.versionId) ?? sectionVignetteReply(vignette, richText);
    kept.set(vignette.versionId, known);
    return known;
  };
}
