import { useId, useState } from 'react';
import type { VersionReply } from '../../../src/wire/replies/questions.ts';
import { CaseView, QuestionView } from '../../exam/case-view.tsx';
import { DRAFT, PREVIEW } from '../../text/copy/admin-vignette.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import styles from './vignette.module.css';

/** A version as candidates see it, from what is saved. */
export function Preview({ version }: { version: VersionReply }) {
  const base = useId();
  const [at, setAt] = useState(0);
  const emptyOf = (text: string) => (text === '' ? PREVIEW.empty : PREVIEW.mend);
  return (
    <Stack gap={5}>
      <p className={styles.hint}>{PREVIEW.line}</p>
      <CaseView vignette={version} empty={emptyOf(version.case)}>
        {version.questions.length > 0 && (
          <Tabs
            label={DRAFT.questions}
            value={`${base}${at}`}
            onChange={(id) => setAt(Number(id.slice(base.length)))}
            tabs={version.questions.map((question, index) => ({
              id: `${base}${index}`,
              label: <span aria-label={DRAFT.question(index + 1)}>{index + 1}</span>,
              panel: (
                <QuestionView
                  title={DRAFT.question(index + 1)}
                  question={question}
                  figures={version.figures}
                  empty={emptyOf(question.stem)}
                />
              ),
            }))}
          />
        )}
      </CaseView>
    </Stack>
  );
}
