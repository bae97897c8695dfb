import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { AdminContentReply, AdminDocumentReply } from '../../../../src/wire/replies/admin-catalog.ts';
import { adminCourseQuery } from '../../../api/admin-courses.ts';
import { FILE, REPLACE } from '../../../text/copy/admin-content.ts';
import { Button } from '../../../ui/button.tsx';
import { FailureIcon } from '../../../ui/icons.tsx';
import { Message } from '../../../ui/text.tsx';
import styles from './rows.module.css';

type WithFile = Pick<AdminContentReply | AdminDocumentReply, 'state' | 'refusal'>;

/** Shows why a file is withheld from students, with a button to replace it. */
export function FileRefusal({ of: { state, refusal }, onReplace }: { of: WithFile; onReplace: () => void }) {
  if (state !== 'refused') return null;
  return (
    <div className={styles.refusal}>
      <FailureIcon size={17} />
      <div>
        <p>
          <Message>{refusal}</Message> {FILE.hidden}
        </p>
        <Button variant="quiet" size="small" onClick={onReplace}>
          {REPLACE.action}
        </Button>
      </div>
    </div>
  );
}

/** Mark of a file that is not inspected yet. */
export function FileCheck({ of: { state } }: { of: WithFile }) {
  return state === 'processing' && <span title={FILE.processingLine}>{FILE.processing}</span>;
}

const ASK_AGAIN_MS = 4000;

/** Polls while files are being inspected. */
export function useFileChecks(courseId: string, files: readonly WithFile[]): void {
  const queries = useQueryClient();
  const isChecking = files.some(({ state }) => state === 'processing');
  useEffect(() => {
    if (!isChecking) return undefined;
    const timer = window.setInterval(
      () => void queries.invalidateQueries({ queryKey: adminCourseQuery(courseId).queryKey, exact: true }),
      ASK_AGAIN_MS,
    );
    return () => window.clearInterval(timer);
  }, [courseId, isChecking, queries]);
}
