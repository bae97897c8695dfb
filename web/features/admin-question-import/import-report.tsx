import { useId } from 'react';
import { Link } from 'react-router';
import { IMPORT_LIMITS } from '../../../src/wire/literals.ts';
import { questionPath } from '../../platform/admin-addresses.ts';
import { QUESTION_IMPORT as WORDS } from '../../text/copy/admin-question-import.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Grid, Note, Row, Stack } from '../../ui/layout/layout.tsx';
import type { ImportReport as Report } from './import-api.ts';
import styles from './question-import.module.css';

interface ImportReportProps {
  report: Report | undefined;
  isApplying: boolean;
  /** Undefined where there is no file any more, as after a reload. */
  onApply: (() => void) | undefined;
  /** Shows a line of what was pasted; a file has none to show. */
  onLine: ((line: number) => void) | undefined;
}

/** Whether anything is new, cases or lessons of known ones, and nothing is to be corrected. */
export const mayImport = ({ faults, vignettes, taught }: Report): boolean =>
  faults.length === 0 && vignettes + taught > 0;

/** Result of a check; its import only where nothing is to be corrected. */
export function ImportReport({ report, isApplying, onApply, onLine }: ImportReportProps) {
  const id = useId();
  return (
    <>
      <Banner {...verdictOf(report)} />
      {report && (
        <Stack as="section" gap={4} className={styles.card} aria-labelledby={id}>
          <h2 id={id}>{WORDS.report}</h2>
          <Counts report={report} />
          {report.faults.length > 0 && <Faults faults={report.faults} onLine={onLine} />}
          {report.duplicates.length > 0 && <Duplicates duplicates={report.duplicates} />}
          {mayImport(report) && !onApply && <Note>{WORDS.chooseAgain}</Note>}
          {mayImport(report) && onApply && (
            <Row gap={3}>
              <Button isBusy={isApplying} busyWords={WORDS.applying} onClick={onApply}>
                {WORDS.apply(report.vignettes)}
              </Button>
            </Row>
          )}
        </Stack>
      )}
    </>
  );
}

function verdictOf(report: Report | undefined) {
  if (!report) return { tone: 'info', message: undefined } as const;
  if (report.faults.length > 0) return { tone: 'warning', message: WORDS.faulty } as const;
  if (!mayImport(report)) return { tone: 'info', message: WORDS.nothingNew } as const;
  return { tone: 'success', message: WORDS.ready } as const;
}

function Counts({ report }: { report: Report }) {
  const named = (list: readonly unknown[]) =>
    list.length === IMPORT_LIMITS.named ? WORDS.atLeast(list.length) : `${list.length}`;
  const counts = [
    [WORDS.counts.vignettes, `${report.vignettes}`],
    [WORDS.counts.questions, `${report.questions}`],
    [WORDS.counts.unchanged, `${report.unchanged}`],
    ...(report.taught > 0 ? [[WORDS.counts.taught, `${report.taught}`] as const] : []),
    [WORDS.counts.faults, named(report.faults)],
    [WORDS.counts.duplicates, named(report.duplicates)],
  ] as const;
  return (
    <Grid as="dl" min="128px" gap={3} className={styles.counts}>
      {counts.map(([label, count]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{count}</dd>
        </div>
      ))}
    </Grid>
  );
}

const Faults = ({ faults, onLine }: Pick<Report, 'faults'> & Pick<ImportReportProps, 'onLine'>) => (
  <table className={styles.faults} aria-label={WORDS.faults}>
    <thead>
      <tr>
        <th scope="col">{WORDS.line}</th>
        <th scope="col">{WORDS.column}</th>
        <th scope="col">{WORDS.message}</th>
      </tr>
    </thead>
    <tbody>
      {faults.map(({ line, column, message }, at) => (
        <tr key={`${at} ${line}`}>
          <th scope="row">
            {onLine ? (
              <Button variant="outline" size="small" onClick={() => onLine(line)}>
                {WORDS.lineNumber(line)}
              </Button>
            ) : (
              WORDS.lineNumber(line)
            )}
          </th>
          <td>{column === '' ? WORDS.wholeLine : <span className={styles.column}>{column}</span>}</td>
          <td>{message}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

const Duplicates = ({ duplicates }: Pick<Report, 'duplicates'>) => (
  <div>
    <h3>{WORDS.duplicates}</h3>
    <Note>{WORDS.duplicatesHint}</Note>
    <Stack as="ul" gap={2} above={2}>
      {duplicates.map(({ line, vignetteId, otherLine, title }, at) => (
        <li key={`${at} ${line}`}>
          {WORDS.lineNumber(line)} {WORDS.asks}{' '}
          {vignetteId === null ? (
            WORDS.otherLine(otherLine ?? line)
          ) : (
            <Link to={questionPath(vignetteId)}>{title}</Link>
          )}
        </li>
      ))}
    </Stack>
  </div>
);
