import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useId, useState } from 'react';
import type { AdminContentReply } from '../../../../src/wire/replies/admin-catalog.ts';
import type { LineFault, TimedTextKind } from '../../../../src/wire/timed-text/faults.ts';
import { readTimedText } from '../../../../src/wire/timed-text/timed-text.ts';
import type { CourseNode } from '../../../api/admin-content.ts';
import { streamUrl } from '../../../api/client.ts';
import { removeTextTrack, setTextTrack } from '../../../api/video-extras.ts';
import { VIDEO } from '../../../text/copy/admin-video.ts';
import { clock } from '../../../text/playing-time.ts';
import { FileButton } from '../../../ui/file-button.tsx';
import { FailureIcon } from '../../../ui/icons.tsx';
import { Note, Row, Stack } from '../../../ui/layout/layout.tsx';
import { Removal } from './removal.tsx';
import { useVideoEdit } from './use-video-edit.ts';
import styles from './video-details.module.css';

interface TrackSectionProps {
  kind: TimedTextKind;
  trackKey: string | null;
  content: AdminContentReply;
  node: CourseNode;
}

interface Refused {
  readonly fileName: string;
  readonly faults: readonly LineFault[];
}

/** Shows captions or chapters, and replaces them with a file validated before upload. */
export function TrackSection({ kind, trackKey, content, node }: TrackSectionProps) {
  const id = useId();
  const { edit, isBusy, complaint, complain, said } = useVideoEdit(node);
  const [refused, setRefused] = useState<Refused>();
  const [leftOut, setLeftOut] = useState<readonly LineFault[]>([]);

  const choose = async (file: File) => {
    setRefused(undefined);
    setLeftOut([]);
    complain(undefined);
    const read = readTimedText(kind, file.name, new Uint8Array(await file.arrayBuffer()));
    if ('faults' in read) return setRefused({ fileName: file.name, faults: read.faults });
    if (await edit((video) => setTextTrack(video, kind, file), VIDEO.saved(kind))) setLeftOut(read.leftOut);
  };
  const remove = () => {
    setLeftOut([]);
    void edit((video) => removeTextTrack(video, kind), VIDEO.removed(kind));
  };
  return (
    <Stack as="section" gap={2} className={styles.section} aria-labelledby={id}>
      <h3 id={id}>{VIDEO[kind]}</h3>
      <Note isWide>{VIDEO[`${kind}Line`]}</Note>
      {trackKey === null ? (
        <p className={styles.state}>{VIDEO[`${kind}None`]}</p>
      ) : (
        <TrackState kind={kind} trackKey={trackKey} duration={content.duration} />
      )}
      <Row gap={3} lineGap={2} align="center" above={2}>
        <FileButton
          accept=".vtt,.srt,text/vtt,application/x-subrip"
          variant="outline"
          size="small"
          isBusy={isBusy}
          onFile={(file) => void choose(file)}
        >
          {trackKey === null ? VIDEO.add(kind) : VIDEO.replace(kind)}
        </FileButton>
        {trackKey !== null && (
          <>
            <a className={styles.download} href={streamUrl(trackKey)} download>
              <Download size={18} aria-hidden="true" />
              {VIDEO.download(kind)}
            </a>
            <Removal label={VIDEO.remove(kind)} isBusy={isBusy} onRemove={remove} />
          </>
        )}
      </Row>
      <p className={styles.said} role="status">
        {said}
      </p>
      <div role="alert">
        {refused && <Faults {...refused} />}
        {leftOut.length > 0 && (
          <>
            <p className={styles.warning}>{VIDEO.leftOut}</p>
            <Lines lines={leftOut} />
          </>
        )}
        {complaint && <Complaint>{complaint}</Complaint>}
      </div>
    </Stack>
  );
}

const Faults = ({ fileName, faults }: Refused) => (
  <>
    <Complaint>{VIDEO.notTaken(fileName)}</Complaint>
    <Lines lines={faults} />
  </>
);

/** Errors by line, as text editors number them. */
const Lines = ({ lines }: { lines: readonly LineFault[] }) => (
  <Stack as="ul" gap="6px" above={2} className={styles.faults}>
    {lines.map(({ line, sentence }, index) => (
      <li key={`${index} ${line}`}>
        {line !== null && <span className={styles.lineNumber}>{VIDEO.line(line)}</span>}
        <span>{sentence}</span>
      </li>
    ))}
  </Stack>
);

export function Complaint({ children }: { children: string }) {
  return (
    <p className={styles.complaint}>
      <FailureIcon size={18} />
      <span>{children}</span>
    </p>
  );
}

/** Shows what the stored file contains. Fetched once, because a key is immutable. */
function TrackState({
  kind,
  trackKey,
  duration,
}: Pick<TrackSectionProps, 'kind'> & { trackKey: string; duration: number | null }) {
  const { data } = useQuery({
    queryKey: ['timed-text', kind, trackKey],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => {
      const response = await fetch(streamUrl(trackKey), { signal });
      if (!response.ok) throw new Error(response.statusText);
      const read = readTimedText(kind, 'stored.vtt', new Uint8Array(await response.arrayBuffer()));
      const cues = 'cues' in read ? read.cues : [];
      return { count: cues.length, endSeconds: Math.max(0, ...cues.map(({ endMs }) => endMs)) / 1000 };
    },
  });
  if (!data) return <p className={styles.state}>{VIDEO.counting}</p>;
  const { count, endSeconds } = data;
  const isTooLong = duration !== null && Math.floor(endSeconds) > Math.ceil(duration);
  return (
    <p className={styles.state}>
      {VIDEO.count(kind, count, clock(endSeconds))}
      {isTooLong && <span className={styles.warning}>{VIDEO.tooLong(clock(duration))}</span>}
    </p>
  );
}
