import type { AnnouncementState } from '../../../src/wire/literals.ts';
import { ANNOUNCEMENT_LIST } from '../../text/copy/admin-announcements.ts';
import { Tag, type TagTone } from '../../ui/tag.tsx';

const TONES: Record<AnnouncementState, TagTone> = {
  draft: 'neutral',
  planned: 'gold',
  leaving: 'primary',
  left: 'success',
  stopped: 'warning',
};

export const StateTag = ({ state }: { state: AnnouncementState }) => (
  <Tag tone={TONES[state]}>{ANNOUNCEMENT_LIST.states[state]}</Tag>
);
