import { REPORT_STATES, type ReportState } from '../../../src/wire/literals.ts';
import type { QuestionReportReply } from '../../../src/wire/replies/results.ts';
import { AdminPage } from '../../admin/admin-page.tsx';
import { CaseLink } from '../../admin/case-link.tsx';
import { Entries, Fact, Facts } from '../../admin/entries.tsx';
import { List, ListSkeleton } from '../../admin/list-page.tsx';
import { RoleLink } from '../../admin/role-link.tsx';
import { useMay } from '../../admin/use-may.ts';
import { KeyedQuestion } from '../../exam/keyed-question.tsx';
import { Form } from '../../forms/form.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { TextArea } from '../../forms/text-area.tsx';
import { questionsPath, studentPath } from '../../platform/admin-addresses.ts';
import { REPORTS } from '../../text/copy/admin-question-reports.ts';
import { QUESTIONS } from '../../text/copy/admin-questions.ts';
import { REPORT } from '../../text/copy/exam-result.ts';
import { momentOf } from '../../text/dates.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { useFeedback } from '../../ui/feedback.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { Tabs, useTabParam } from '../../ui/tabs.tsx';
import { useAnswerReport, useReports } from './reports-api.ts';
import styles from './reports-page.module.css';

/** /admin/questions/reports: problems that students reported, and the answers to them. */
export function ReportsPage() {
  const isAuthor = useMay()(['author']);
  const [state, setState] = useTabParam('state', REPORT_STATES);
  return (
    <AdminPage
      layout="narrow"
      {...(isAuthor && { crumbs: [{ label: QUESTIONS.title, to: questionsPath }, { label: REPORTS.title }] })}
      title={REPORTS.title}
      lead={REPORTS.lead}
    >
      <Tabs
        label={REPORTS.states}
        value={state}
        onChange={setState}
        tabs={REPORT_STATES.map((id) => ({ id, label: REPORTS[id], panel: <Reports state={id} /> }))}
      />
    </AdminPage>
  );
}

function Reports({ state }: { state: ReportState }) {
  const reports = useReports(state);
  return (
    <List
      log={reports}
      rowsOf={(page) => page.reports}
      words={{ ...REPORTS, none: REPORTS.none[state] }}
      skeleton={<ListSkeleton height="320px" />}
    >
      {(rows) => (
        <Entries label={REPORTS.list}>
          {rows.map((report) => (
            <Report key={report.id} report={report} />
          ))}
        </Entries>
      )}
    </List>
  );
}

function Report({ report }: { report: QuestionReportReply }) {
  const { kind, text, student, studentId, createdAt, vignetteId, vignetteNumber, vignetteTitle, question } = report;
  return (
    <Stack as="li" gap={3}>
      <h2 className={styles.kind}>{REPORT.kinds[kind]}</h2>
      <p className={styles.said}>{text}</p>
      <CaseLink vignetteId={vignetteId} className={styles.vignette}>
        {REPORTS.vignette(vignetteNumber, vignetteTitle)}
      </CaseLink>
      <Facts>
        {student !== null && studentId !== null && (
          <Fact term={REPORTS.student}>
            <RoleLink roles={['office', 'teacher']} to={studentPath(studentId)}>
              {student}
            </RoleLink>
          </Fact>
        )}
        <Fact term={REPORTS.reported}>
          <time dateTime={createdAt}>{momentOf(createdAt)}</time>
        </Fact>
      </Facts>
      {question ? (
        <Disclosure label={REPORTS.showQuestion}>
          <KeyedQuestion
            title={REPORTS.question(question.position)}
            heading="h3"
            question={question}
            figures={question.figures}
          />
        </Disclosure>
      ) : (
        <p>{REPORTS.noQuestion}</p>
      )}
      <Answer report={report} />
    </Stack>
  );
}

function Answer({ report }: { report: QuestionReportReply }) {
  const answer = useAnswerReport(report);
  const { notify } = useFeedback();
  if (report.state === 'answered')
    return (
      <Facts>
        <Fact term={REPORTS.theAnswer}>
          <span className={styles.said}>{report.answer}</span>
        </Fact>
        <Fact term={REPORTS.answered}>
          {REPORTS.answeredBy(report.answeredBy ?? REPORTS.noName, momentOf(report.answeredAt ?? report.createdAt))}
        </Fact>
      </Facts>
    );
  const send = async (values: { answer: string }) => {
    await answer(values);
    notify(REPORTS.sent);
  };
  return (
    <Form
      start={{ answer: '' }}
      schema={() => import('../../../src/wire/results.ts').then((wire) => wire.reportAnswerBody)}
      onSubmit={send}
    >
      <TextArea name="answer" label={REPORTS.answer} rows={3} maxLength={1000} />
      <SubmitButton busy={REPORTS.sending}>{REPORTS.send}</SubmitButton>
    </Form>
  );
}
