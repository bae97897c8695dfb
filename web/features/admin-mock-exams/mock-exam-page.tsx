import { useId, useState } from 'react';
import { useParams } from 'react-router';
import type { MockExamReply } from '../../../src/wire/replies/mock-exams.ts';
import { DetailPage } from '../../admin/detail-page.tsx';
import { useAdminCourses } from '../../api/admin-courses.ts';
import { UnconfirmedNote } from '../../exam/unconfirmed-note.tsx';
import { useBlueprint } from '../../exam/use-blueprint.ts';
import { sentenceOf } from '../../forms/refusal.ts';
import { mockExamsPath } from '../../platform/admin-addresses.ts';
import { MOCK_EXAM } from '../../text/copy/admin-mock-exams.ts';
import { dayOf } from '../../text/dates.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useFeedback } from '../../ui/feedback.ts';
import { BalanceCard } from './balance-card.tsx';
import { MockExamTags } from './mock-exam-tags.tsx';
import { type MockExamCalls, useMockExam, useMockExamCalls } from './mock-exams-api.ts';
import { SectionsCard } from './sections-card.tsx';
import { SettingsForm } from './settings-form.tsx';
import styles from './mock-exams.module.css';

/** /admin/mock-exams/:mockExamId */
export function MockExamPage() {
  const { mockExamId = '' } = useParams();
  const mockExam = useMockExam(mockExamId);
  const calls = useMockExamCalls(mockExamId);
  const blueprint = useBlueprint();
  const [isDirty, setDirty] = useState(false);
  // Waits for a fresh fetch: editing a stale copy would end in a conflict.
  const data = mockExam.isFetchedAfterMount ? mockExam.data : undefined;
  return (
    <DetailPage
      key={mockExamId}
      words={MOCK_EXAM}
      list={{ title: MOCK_EXAM.list, path: mockExamsPath }}
      reply={{ ...mockExam, data }}
      name={data?.title}
      tag={data && <MockExamTags mockExam={data} />}
      actions={data && <Actions mockExam={data} calls={calls} isDirty={isDirty} />}
      skeleton={['48px', '320px', '420px']}
    >
      {(reply) => (
        <>
          <UnconfirmedNote blueprint={blueprint.data} />
          <Notes mockExam={reply} />
          <BalanceCard mockExam={reply} />
          <SectionsCard mockExam={reply} calls={calls} clusters={blueprint.data?.content.clusters ?? []} />
          {reply.state !== 'closed' && <SettingsForm mockExam={reply} calls={calls} onDirty={setDirty} />}
        </>
      )}
    </DetailPage>
  );
}

interface ActionsProps {
  mockExam: MockExamReply;
  calls: MockExamCalls;
  /** Settings are typed and not saved. */
  isDirty: boolean;
}

/** Draw, publish, close: what the state of the mock exam allows. */
function Actions({ mockExam, calls, isDirty }: ActionsProps) {
  const { confirm, notify } = useFeedback();
  const courses = useAdminCourses();
  const [busy, setBusy] = useState<'draw' | 'publish' | 'close'>();
  const { state, revision, sections, faults, courseIds } = mockExam;
  const vignettes = sections.flatMap((section) => section.vignettes);

  const act = async (name: NonNullable<typeof busy>, run: () => Promise<MockExamReply>) => {
    setBusy(name);
    try {
      return await run();
    } catch (error) {
      notify(sentenceOf(error), { tone: 'failure' });
      return undefined;
    } finally {
      setBusy(undefined);
    }
  };

  const saveFirst = () => notify(MOCK_EXAM.saveFirst, { tone: 'failure' });

  const draw = async () => {
    if (isDirty) return saveFirst();
    const isReplacing = vignettes.some(({ isFixed }) => !isFixed);
    const words = { title: MOCK_EXAM.drawTitle, action: MOCK_EXAM.drawAgain, tone: 'neutral' } as const;
    if (isReplacing && !(await confirm(MOCK_EXAM.drawLine, words))) return;
    const drawn = await act('draw', () => calls.draw(revision));
    if (!drawn) return;
    const free = drawn.sections.reduce((sum, { places, vignettes: own }) => sum + places - own.length, 0);
    if (free > 0) notify(MOCK_EXAM.drawnSome(free), { tone: 'warning' });
    else notify(MOCK_EXAM.drawn);
  };

  const publish = async () => {
    if (isDirty) return saveFirst();
    const [fault] = faults;
    if (fault) return notify(fault.message, { tone: 'failure' });
    const titles = (courses.data ?? []).filter(({ id }) => courseIds.includes(id)).map(({ title }) => title);
    const isAgreed = await confirm(MOCK_EXAM.publishLine, {
      title: MOCK_EXAM.publishTitle,
      action: MOCK_EXAM.publish,
      details: titles.length > 0 ? MOCK_EXAM.publishCourses(titles.join(', ')) : MOCK_EXAM.noCourseLine,
      tone: 'neutral',
    });
    if (isAgreed && (await act('publish', () => calls.publish(revision)))) notify(MOCK_EXAM.published);
  };

  const close = async () => {
    const isAgreed = await confirm(MOCK_EXAM.closeLine, { title: MOCK_EXAM.closeTitle, action: MOCK_EXAM.close });
    if (isAgreed && (await act('close', () => calls.close()))) notify(MOCK_EXAM.closed);
  };

  if (state === 'closed') return null;
  if (state === 'published')
    return (
      <Button variant="outline" isBusy={busy === 'close'} busyWords={MOCK_EXAM.closing} onClick={() => void close()}>
        {MOCK_EXAM.close}
      </Button>
    );
  return (
    <>
      <Button variant="outline" isBusy={busy === 'draw'} busyWords={MOCK_EXAM.drawing} onClick={() => void draw()}>
        {vignettes.length > 0 ? MOCK_EXAM.drawAgain : MOCK_EXAM.draw}
      </Button>
      <Button isBusy={busy === 'publish'} busyWords={MOCK_EXAM.publishing} onClick={() => void publish()}>
        {MOCK_EXAM.publish}
      </Button>
    </>
  );
}

/** Facts to be known before one reads on, and what a draft needs to be published. */
function Notes({ mockExam }: { mockExam: MockExamReply }) {
  const heading = useId();
  const { state, isShort, isDemo, publishedAt, closedAt, courseIds, faults } = mockExam;
  return (
    <>
      {state === 'published' && publishedAt && (
        <Banner tone="info" message={MOCK_EXAM.publishedLine(dayOf(publishedAt))} isQuiet />
      )}
      {closedAt && <Banner tone="warning" message={MOCK_EXAM.closedLine(dayOf(closedAt))} isQuiet />}
      {isDemo && <Banner tone="info" message={MOCK_EXAM.demoLine} isQuiet />}
      {isShort && <Banner tone="info" message={MOCK_EXAM.shortLine} isQuiet />}
      {state === 'published' && courseIds.length === 0 && (
        <Banner tone="warning" message={MOCK_EXAM.noCourseLine} isQuiet />
      )}
      {faults.length > 0 && (
        <Card as="section" aria-labelledby={heading} className={styles.card}>
          <h2 id={heading}>{MOCK_EXAM.before}</h2>
          <ul className={styles.faults}>
            {faults.map(({ path, message }) => (
              <li key={`${path} ${message}`}>{message}</li>
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}
