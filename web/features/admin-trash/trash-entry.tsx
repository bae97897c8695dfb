import type { TrashEntryReply } from '../../../src/wire/replies/trash.ts';
import { Fact, Facts } from '../../admin/entries.tsx';
import { purgeFromTrash } from '../../api/trash.ts';
import { useRestore } from '../../course/use-restore.ts';
import { useAct } from '../../forms/use-act.ts';
import { TRASH } from '../../text/copy/admin-trash.ts';
import { dayOf, momentOf } from '../../text/dates.ts';
import { fileSize } from '../../text/file-size.ts';
import { Button } from '../../ui/button.tsx';
import { useFeedback } from '../../ui/feedback.ts';
import { RetryIcon } from '../../ui/icons.tsx';
import { Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { Tag } from '../../ui/tag.tsx';
import { useTrashRefresh } from './trash-api.ts';
import styles from './trash-page.module.css';

interface TrashEntryProps {
  entry: TrashEntryReply;
  /** Called when the entry is restored or deleted for good, and its row is removed. */
  onGone: () => void;
}

/** One deletion: what was deleted, from where, and until when it is kept. */
export function TrashEntry({ entry, onGone }: TrashEntryProps) {
  const { confirm } = useFeedback();
  const refresh = useTrashRefresh();
  const restore = useRestore();
  const { id, kind, number, title, deletedBy, deletedAt, purgedAt, file } = entry;
  const noun = TRASH.noun(kind, file?.part);
  const name = TRASH.name(kind, number, title, file?.part);
  const origin = originOf(entry);
  const size = sizeOf(entry);

  const restoring = useAct(async () => {
    if (await restore([id])) onGone();
    return undefined;
  });
  const purging = useAct(() =>
    purgeFromTrash(id)
      .then(({ message }) => (onGone(), message))
      .finally(refresh),
  );
  const isBusy = restoring.isBusy || purging.isBusy;

  const purge = async () => {
    const options = { title: TRASH.purgeTitle, action: TRASH.purge, details: <p>{size}</p> };
    if (await confirm(TRASH.purgeQuestion(name), options)) await purging.run();
  };

  return (
    <Row as="li" gap={5} lineGap={3} align="center">
      <Stack gap="6px" className={styles.words}>
        <Row as="h2" gap={2} lineGap={1} align="center" className={styles.title}>
          <Tag>{number === null ? noun : `${noun} ${number}`}</Tag>
          <span className={styles.name}>{title}</span>
        </Row>
        {origin.length > 0 && (
          <Text size="small" breaks isWide>
            <Text as="span" tone="muted">
              {TRASH.where}
            </Text>{' '}
            {origin.map((one, index) => (
              <span key={one}>
                {index > 0 && <span aria-hidden="true"> › </span>}
                {one}
              </span>
            ))}
          </Text>
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
      </Stack>
      <Row gap={2} className={styles.actions}>
        <Button
          variant="outline"
          size="small"
          icon={<RetryIcon size={18} />}
          isBusy={restoring.isBusy}
          busyWords={TRASH.restoring}
          disabled={isBusy}
          aria-label={TRASH.restoreOf(name)}
          onClick={() => void restoring.run()}
        >
          {TRASH.restore}
        </Button>
        <Button
          variant="quiet"
          size="small"
          className={styles.purge}
          disabled={isBusy}
          aria-label={TRASH.purgeOf(name)}
          onClick={() => void purge()}
        >
          {TRASH.purge}
        </Button>
      </Row>
    </Row>
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
