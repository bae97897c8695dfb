import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { ImportFormat } from '../../../src/wire/literals.ts';
import { AdminPage } from '../../admin/admin-page.tsx';
import { ExportButton } from '../../admin/export-button.tsx';
import { sentenceOf } from '../../forms/refusal.ts';
import { useAct } from '../../forms/use-act.ts';
import { questionsPath } from '../../platform/admin-addresses.ts';
import { QUESTION_IMPORT as WORDS } from '../../text/copy/admin-question-import.ts';
import { QUESTIONS } from '../../text/copy/admin-questions.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { referenceOf } from '../../ui/text.tsx';
import { beginOf, formatOf } from './format-of.ts';
import { saveTemplate, useQuestionImport, useSendQuestions } from './import-api.ts';
import { ImportReport, mayImport } from './import-report.tsx';
import { ImportSource, placeOfLine, type Source } from './import-source.tsx';
import styles from './question-import.module.css';

/** /admin/questions/import */
export const QuestionImportPage = () => (
  <AdminPage
    layout="form"
    crumbs={[{ label: QUESTIONS.title, to: questionsPath }, { label: WORDS.title }]}
    title={WORDS.title}
    lead={WORDS.lead}
    actions={<ExportButton label={WORDS.template} save={saveTemplate} saved={WORDS.templateSaved} />}
  >
    <QuestionImport />
  </AdminPage>
);

const lineCount = (text: string): number => text.split('\n').length;

const NOTHING: Source = { file: undefined, text: '' };

const isEmpty = ({ file, text }: Source): boolean => !file && text === '';

function QuestionImport() {
  const send = useSendQuestions();
  const [source, setSource] = useState(NOTHING);
  const [format, setFormat] = useState<ImportFormat>('csv');
  const [refusal, setRefusal] = useState<{ sentence: string; detail?: ReactNode }>();
  const [address, setAddress] = useSearchParams();
  const pasted = useRef<HTMLTextAreaElement>(null);
  /** Incremented by each change, so that answers about earlier input are not shown. */
  const turn = useRef(0);

  const importId = address.get('import');
  const known = useQuestionImport(importId);
  const report = known.data?.report ?? undefined;
  const isDone = known.data?.isApplied === true && report?.faults.length === 0;

  const showImport = (id?: string) => setAddress(id === undefined ? {} : { import: id }, { replace: true });
  const clear = () => {
    turn.current += 1;
    setRefusal(undefined);
    if (importId !== null) showImport();
  };
  const take = async (next: Source) => {
    const isMending = next.text !== '' && lineCount(next.text) === lineCount(source.text);
    // Lines to correct stay in sight while they are corrected, as long as their numbers are right.
    if (report && report.faults.length > 0 && isMending) turn.current += 1;
    else clear();
    setSource(next);
    const own = turn.current;
    const begin = next.file ? await beginOf(next.file).catch(() => '') : next.text;
    if (own === turn.current && begin.trim() !== '') setFormat(formatOf(begin));
  };
  const showLine = (line: number) => {
    const box = pasted.current;
    if (!box) return;
    const [start, end] = placeOfLine(source.text, line);
    box.setSelectionRange(start, end);
    // Browsers scroll to a selection when its box gets the focus.
    box.focus();
  };
  const choose = (next: ImportFormat) => {
    clear();
    setFormat(next);
  };

  const ask = async (isApplied: boolean): Promise<undefined> => {
    const file = source.file ?? new Blob([source.text]);
    if (file.size === 0) {
      setRefusal({ sentence: WORDS.nothing });
      return undefined;
    }
    setRefusal(undefined);
    const own = turn.current;
    try {
      const id = await send(file, format, isApplied);
      if (own === turn.current) showImport(id);
    } catch (error) {
      if (own === turn.current) setRefusal({ sentence: sentenceOf(error), detail: referenceOf(error) });
    }
    return undefined;
  };
  const checking = useAct(() => ask(false));
  const applying = useAct(() => ask(true));

  useEffect(() => {
    if (isDone) setSource(NOTHING);
  }, [isDone]);

  return (
    <Stack gap={4} className={styles.page}>
      <ImportSource
        pasted={pasted}
        source={source}
        format={format}
        isBusy={checking.isBusy || applying.isBusy}
        onSource={(next) => void take(next)}
        onFormat={choose}
      />
      <Row gap={3}>
        <Button
          variant={report && mayImport(report) ? 'outline' : 'filled'}
          isBusy={checking.isBusy}
          busyWords={WORDS.checking}
          disabled={applying.isBusy}
          onClick={() => void checking.run()}
        >
          {WORDS.check}
        </Button>
      </Row>
      <Banner
        tone="failure"
        message={refusal?.sentence ?? (known.isError ? WORDS.noReport : undefined)}
        detail={refusal?.detail}
      />
      <Banner tone="info" message={known.data && !report ? WORDS.reads : undefined} />
      <Banner
        tone="success"
        message={isDone && report ? WORDS.done(report.created.length) : undefined}
        action={<ButtonLink to={`${questionsPath}?state=draft`}>{WORDS.seeDrafts}</ButtonLink>}
      />
      <ImportReport
        report={isDone ? undefined : report}
        isApplying={applying.isBusy}
        onApply={isEmpty(source) ? undefined : () => void applying.run()}
        onLine={isEmpty(source) || source.file ? undefined : showLine}
      />
    </Stack>
  );
}
