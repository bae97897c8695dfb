import { useState } from 'react';
import type { TrashEntryReply } from '../../../src/wire/replies/trash.ts';
import { Fact, Facts } from '../../admin/log-list.tsx';
import { purgeFromTrash } from '../../api/trash.ts';
import { useRestore } from '../../course/use-restore.ts';
import { sentenceOf } from '../../forms/refusal.ts';
import { TRASH } from '../../text/copy/admin-trash.ts';
import { dayOf, momentOf } from '../../text/dates.ts';
import { fileSize } from '../../text/file-size.ts';
import { Button } from '../../ui/button.tsx';
import { useFeedback } from '../../ui/feedback.ts';
import { RetryIcon } from '../../ui/icons.tsx';
import { Tag } from '../../ui/tag.tsx';
import { referenceOf } from '../../ui/text.tsx';
import { useTrashRefresh } from './trash-api.ts';
import styles from './trash-page.module.css';

interface TrashEntryProps {
  entry: TrashEntryReply;
  /** It is restored or deleted for good, and its row goes. */
  onGone: () => void;
}

/** One deletion: what it took away, out of what, until when it is kept. */
export function TrashEntry({ entry, onGone }: TrashEntryProps) {
  const { notify, confirm } = useFeedback();
  const refresh = useTrashRefresh();
  const restore = useRestore();
  const [busy, setBusy] = useState<'restore' | 'purge'>();
  const { id, kind, number, title, deletedBy, deletedAt, purgedAt, file } = entry;
  const noun = TRASH.noun(kind, file?.part);
  const name = TRASH.name(kind, number, title, file?.part);
  const origin = originOf(entry);
  const size = sizeOf(entry);

  const bringBack = async () => {
    setBusy('restore');
    const isBack = await restore([id]);
    setBusy(undefined);
    if (isBack) onGone();
  };

  const purge = async () => {
    const options = { title: TRASH.purgeTitle, action: TRASH.purge, details: <p>{size}</p> };
    if (!(await confirm(TRASH.purgeQuestion(name), options))) return;
    setBusy('purge');
    try {
      notify((await purgeFromTrash(id)).message);
      onGone();
    } catch (error) {
      notify(sentenceOf(error), { tone: 'failure', detail: referenceOf(error) });
    }
    setBusy(undefined);
    await refresh();
  };

  return (
    <li className={styles.entry}>
      <div className={styles.words}>
        <h2 className={styles.title}>
          <Tag>{number === null ? noun : `${noun} ${number}`}</Tag>
          <span className={styles.name}>{title}</span>
        </h2>
        {origin.length > 0 && (
          <p className={styles.origin}>
            <span className={styles.term}>{TRASH.where}</span>{' '}
            {origin.map((one, index) => (
              <span key={one}>
                {index > 0 && <span aria-hidden="true"> › </span>}
                {one}
              </span>
            ))}
          </p>
        )}
        <Facts>
          <Fact term={TRASH.until}>
            <time dateTime={purgedAt} className={styles.until}>
              {dayOf(purgedAt)}
            </time>
          </Fact>
          {file && <Fact term={TRASH.file}>{file.fileName}</Fact>}
          <Fact term={TRASH.size}>{size}</Fact>
          <Fact term={file ? TRASH.replacedBy : TRASH.by}>
            {deletedBy.name ?? TRASH.gone}, <time dateTime={deletedAt}>{momentOf(deletedAt)}</time>
          </Fact>
        </Facts>
      </div>
      <div className={styles.actions}>
        <Button
          variant="outline"
          size="small"
          icon={<RetryIcon size={18} />}
          isBusy={busy === 'restore'}
          busyWords={TRASH.restoring}
          disabled={busy !== undefined}
          aria-label={TRASH.restoreOf(name)}
          onClick={() => void bringBack()}
        >
          {TRASH.restore}
        </Button>
        <Button
          variant="quiet"
          size="small"
          className={styles.purge}
          disabled={busy !== undefined}
          aria-label={TRASH.purgeOf(name)}
          onClick={() => void purge()}
        >
          {TRASH.purge}
        </Button>
      </div>
    </li>
  );
}

/** Course, module and day that it was in. */
function originOf({ kind, courseTitle, module, day, file }: TrashEntryReply): string[] {
  if (kind === 'course' || file?.part === 'thumbnail') return [];
  return [
    courseTitle,
    ...(module ? [TRASH.module(module.number, module.title)] : []),
    ...(day ? [TRASH.day(day.number, day.title)] : []),
  ];
}

/** Counts of the descendants, and the bytes of the files. */
function sizeOf({ kind, counts, bytes }: TrashEntryReply): string {
  const { modules, days, contents, documents } = counts;
  const isOneFile = kind === 'content' || kind === 'document' || kind === 'file';
  const inside = [
    kind === 'course' && modules > 0 && TRASH.count.modules(modules),
    kind !== 'day' && days > 0 && TRASH.count.days(days),
    !isOneFile && contents > 0 && TRASH.count.contents(contents),
    !isOneFile && documents > 0 && TRASH.count.documents(documents),
    bytes > 0 ? fileSize(bytes) : TRASH.noFiles,
  ];
  return inside.filter(Boolean).join(' · ');
}
