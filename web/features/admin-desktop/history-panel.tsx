import { useEffect, useState } from 'react';
import type { UploadTarget } from '../../../src/uploads/upload-queue.ts';
import type { HistoryEntry } from '../../../src/wire/desktop-bridge.ts';
import { desktop } from '../../platform/desktop.ts';
import { DESKTOP } from '../../text/copy/desktop.ts';
import { UPLOADS } from '../../text/copy/uploads.ts';
import { momentOf } from '../../text/dates.ts';
import { fileSize } from '../../text/file-size.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { numbersOf } from '../../uploads/target-module.ts';
import styles from './desktop-page.module.css';

const MAX_SHOWN = 200;

/** Saved uploads of this computer, newest first; the report has all. */
export function HistoryPanel() {
  const [entries, setEntries] = useState<readonly HistoryEntry<UploadTarget>[]>();
  useEffect(() => {
    void desktop()?.history().then(setEntries);
  }, []);
  if (!entries) return null;
  if (entries.length === 0) return <EmptyState message={DESKTOP.historyEmpty} />;
  return (
    <>
      <Stack as="ul" className={styles.rows}>
        {entries.slice(0, MAX_SHOWN).map(({ id, fileName, bytes, target, savedAt, checksum }) => (
          <Stack as="li" key={id} gap="2px" className={styles.entry} title={checksum}>
            <p className={styles.name}>{fileName}</p>
            <Row as="p" gap={4} lineGap="2px" className={styles.facts}>
              <span>{momentOf(savedAt)}</span>
              <span>{fileSize(bytes)}</span>
              <span>{target.courseTitle}</span>
              <span>{UPLOADS.place(...numbersOf(target))}</span>
            </Row>
          </Stack>
        ))}
      </Stack>
      {entries.length > MAX_SHOWN && <p className={styles.more}>{DESKTOP.moreRows(entries.length - MAX_SHOWN)}</p>}
    </>
  );
}
