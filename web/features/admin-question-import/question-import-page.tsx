import { type ReactNode, useRef, useState } from 'react';
import type { ImportFormat } from '../../../src/wire/literals.ts';
import type { QuestionImportReply } from '../../../src/wire/replies/questions.ts';
import { AdminPage } from '../../admin/admin-page.tsx';
import { ExportButton } from '../../admin/export-button.tsx';
import { sentenceOf } from '../../forms/refusal.ts';
import { questionsPath } from '../../platform/admin-addresses.ts';
import { QUESTION_IMPORT as WORDS } from '../../text/copy/admin-question-import.ts';
import { QUESTIONS } from '../../text/copy/admin-questions.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { referenceOf } from '../../ui/text.tsx';
import { beginOf, formatOf } from './format-of.ts';
import { refusedReport, saveTemplate, useQuestionImport } from './import-api.ts';
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

function QuestionImport() {
  const { check, apply } = useQuestionImport();
  const [source, setSource] = useState(NOTHING);
  const [format, setFormat] = useState<ImportFormat>('csv');
  const [busy, setBusy] = useState<'check' | 'apply'>();
  const [report, setReport] = useState<QuestionImportReply>();
  const [made, setMade] = useState<number>();
  const [refusal, setRefusal] = useState<{ sentence: string; detail?: ReactNode }>();
  const pasted = useRef<HTMLTextAreaElement>(null);
  /** Rises with each change: an answer about what stood here before is not shown. */
  const turn = useRef(0);

  const clear = () => {
    turn.current += 1;
    setReport(undefined);
    setRefusal(undefined);
    setMade(undefined);
  };
  const take = async (next: Source) => {
    const isMending = next.text !== '' && lineCount(next.text) === lineCount(source.text);
    clear();
    // Lines to correct stay in sight while they are corrected, as long as their numbers are right.
    if (report && report.faults.length > 0 && isMending) setReport(report);
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

  const ask = async (what: 'check' | 'apply') => {
    const file = source.file ?? new Blob([source.text]);
    if (file.size === 0) return setRefusal({ sentence: WORDS.nothing });
    setRefusal(undefined);
    setBusy(what);
    const own = turn.current;
    try {
      const reply = await (what === 'check' ? check : apply)(file, format);
      if (own !== turn.current) return;
      setReport(what === 'check' ? reply : undefined);
      if (what === 'apply') setMade(reply.created.length);
      if (what === 'apply') setSource(NOTHING);
    } catch (error) {
      if (own !== turn.current) return;
      const faulty = refusedReport(error);
      if (faulty) setReport(faulty);
      else setRefusal({ sentence: sentenceOf(error), detail: referenceOf(error) });
    } finally {
      setBusy(undefined);
    }
  };

  return (
    <div className={styles.page}>
      <ImportSource
        pasted={pasted}
        source={source}
        format={format}
        isBusy={busy !== undefined}
        onSource={(next) => void take(next)}
        onFormat={choose}
      />
      <div className={styles.buttons}>
        <Button
          variant={report && mayImport(report) ? 'outline' : 'filled'}
          isBusy={busy === 'check'}
          busyWords={WORDS.checking}
          disabled={busy === 'apply'}
          onClick={() => void ask('check')}
        >
          {WORDS.check}
        </Button>
      </div>
      <Banner tone="failure" message={refusal?.sentence} detail={refusal?.detail} />
      <Banner
        tone="success"
        message={made === undefined ? undefined : WORDS.done(made)}
        action={<ButtonLink to={`${questionsPath}?state=draft`}>{WORDS.seeDrafts}</ButtonLink>}
      />
      <ImportReport
        report={report}
        isApplying={busy === 'apply'}
        onApply={() => void ask('apply')}
        onLine={source.file ? undefined : showLine}
      />
    </div>
  );
}
