import { CirclePlay, FileText, X } from 'lucide-react';
import { MAX_TITLE } from '../../../../src/wire/course-limits.ts';
import { UPLOAD } from '../../../text/copy/admin-content.ts';
import { rarelyPlays } from '../../../text/copy/admin-video.ts';
import { fileSize } from '../../../text/file-size.ts';
import { rarelyPlayable, videoFacts } from '../../../text/video-facts.ts';
import { IconButton } from '../../../ui/button.tsx';
import { Row, Stack } from '../../../ui/layout/layout.tsx';
import { Warning } from '../rows/warning.tsx';
import { useFactsOfFile } from './local-video.ts';
import { focusDrop, isOverHint, KINDS, type SelectedFile } from './selected-files.ts';
import fields from '../../../forms/field.module.css';
import styles from './upload-card.module.css';

export interface SelectedListProps {
  selected: readonly SelectedFile[];
  onChange: (selected: readonly SelectedFile[]) => void;
}

/** Selected files with the titles of their records. */
export function SelectedList({ selected, onChange }: SelectedListProps) {
  const takeOut = (id: string) => {
    onChange(selected.filter((file) => file.id !== id));
    focusDrop();
  };
  return (
    <Stack as="ul" gap={3} aria-label={UPLOAD.picked}>
      {selected.map((one) => (
        <SelectedLine
          key={one.id}
          selected={one}
          onTitle={(title) => onChange(selected.map((other) => (other === one ? { ...one, title } : other)))}
          onTakeOut={() => takeOut(one.id)}
        />
      ))}
    </Stack>
  );
}

interface SelectedLineProps {
  selected: SelectedFile;
  onTitle: (title: string) => void;
  onTakeOut: () => void;
}

function SelectedLine({ selected, onTitle, onTakeOut }: SelectedLineProps) {
  const { file, kind, title } = selected;
  const isVideo = kind === 'video';
  const facts = useFactsOfFile(file, isVideo);
  const container = isVideo ? rarelyPlayable(file.name) : undefined;
  const Icon = isVideo ? CirclePlay : FileText;
  return (
    <Row as="li" gap={3} wraps={false} align="start">
      <Icon className={styles.icon} size={22} aria-hidden="true" />
      <Stack gap={1} className={styles.words}>
        <input
          className={fields.control}
          aria-label={UPLOAD.titleOf(file.name)}
          maxLength={MAX_TITLE}
          autoComplete="off"
          value={title}
          onChange={(event) => onTitle(event.target.value)}
        />
        <Row as="p" gap={3} lineGap="2px" className={styles.facts}>
          <span className={styles.file}>{file.name}</span>
          <span>{fileSize(file.size)}</span>
          {facts && <span>{videoFacts(facts)}</span>}
        </Row>
        {isOverHint(selected) && <Warning>{UPLOAD.overHint(KINDS[kind].limit)}</Warning>}
        {container && <Warning>{rarelyPlays(container)}</Warning>}
      </Stack>
      <IconButton label={UPLOAD.takeOut(file.name)} icon={<X size={20} aria-hidden="true" />} onClick={onTakeOut} />
    </Row>
  );
}
