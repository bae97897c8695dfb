import { useState } from 'react';
import { useParams } from 'react-router';
import type { BlueprintContentReply } from '../../../src/wire/replies/exam.ts';
import type { MockExamReply } from '../../../src/wire/replies/mock-exams.ts';
import { DetailPage } from '../../admin/detail-page.tsx';
import { UnconfirmedNote } from '../../exam/unconfirmed-note.tsx';
import { useBlueprint } from '../../exam/use-blueprint.ts';
import { useAct } from '../../forms/use-act.ts';
import { mockExamsPath } from '../../platform/admin-addresses.ts';
import { MOCK_EXAM } from '../../text/copy/admin-mock-exams.ts';
import { EXAM } from '../../text/copy/exam.ts';
import { dayOf } from '../../text/dates.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useFeedback } from '../../ui/feedback.ts';
import { BalanceCard } from './balance-card.tsx';
import { ChooseDialog } from './choose-dialog.tsx';
import { MockExamTags } from './mock-exam-tags.tsx';
import { type MockExamCalls, useMockExam, useMockExamCalls } from './mock-exams-api.ts';
import { FAULTS } from './publish-button.tsx';
import { ResultsCard } from './results-card.tsx';
import { type Placed, SectionsCard, type Slot, useCaseChange } from './sections-card.tsx';
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
          <Body
            mockExam={reply}
            calls={calls}
            clusters={blueprint.data?.content.clusters ?? []}
            isDirty={isDirty}
            onDirty={setDirty}
          />
          {reply.state !== 'draft' && <ResultsCard mockExamId={mockExamId} />}
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

/** Draw and close: what the state of the mock exam allows. */
function Actions({ mockExam, calls, isDirty }: ActionsProps) {
  const { confirm, notify } = useFeedback();
  const { state, revision, sections } = mockExam;
  const vignettes = sections.flatMap((section) => section.vignettes);

  const drawing = useAct(async () => {
    const drawn = await calls.draw(revision);
    const free = drawn.sections.reduce((sum, { places, vignettes: own }) => sum + places - own.length, 0);
    if (free === 0) return MOCK_EXAM.drawn;
    notify(MOCK_EXAM.drawnSome(free), { tone: 'warning' });
    return undefined;
  });
  const closing = useAct(() => calls.close().then(() => MOCK_EXAM.closed));

  const saveFirst = () => notify(MOCK_EXAM.saveFirst, { tone: 'failure' });

  const draw = async () => {
    if (isDirty) return saveFirst();
    const isReplacing = vignettes.some(({ isFixed }) => !isFixed);
    const words = { title: MOCK_EXAM.drawTitle, action: MOCK_EXAM.drawAgain, tone: 'neutral' } as const;
    if (!isReplacing || (await confirm(MOCK_EXAM.drawLine, words))) await drawing.run();
  };

  const close = async () => {
    const isAgreed = await confirm(MOCK_EXAM.closeLine, { title: MOCK_EXAM.closeTitle, action: MOCK_EXAM.close });
    if (isAgreed) await closing.run();
  };

  if (state === 'closed') return null;
  if (state === 'published')
    return (
      <Button variant="outline" isBusy={closing.isBusy} busyWords={MOCK_EXAM.closing} onClick={() => void close()}>
        {MOCK_EXAM.close}
      </Button>
    );
  return (
    <Button variant="outline" isBusy={drawing.isBusy} busyWords={MOCK_EXAM.drawing} onClick={() => void draw()}>
      {vignettes.length > 0 ? MOCK_EXAM.drawAgain : MOCK_EXAM.draw}
    </Button>
  );
}

interface BodyProps extends ActionsProps {
  clusters: BlueprintContentReply['clusters'];
  onDirty: (isDirty: boolean) => void;
}

/** Settings first, then the cases, then how they compare with the exam rules. */
function Body({ mockExam, calls, clusters, isDirty, onDirty }: BodyProps) {
  const [choosing, setChoosing] = useState<Slot>();
  const change = useCaseChange(mockExam, calls);
  const rest = (
    <>
      <SectionsCard mockExam={mockExam} calls={calls} clusters={clusters} onChoose={setChoosing} />
      <BalanceCard mockExam={mockExam} />
    </>
  );
  const chosen = choosing && mockExam.sections[choosing.section]?.vignettes[choosing.at];
  const take = ({ section, at }: Slot, id: string) => {
    setChoosing(undefined);
    // A choice is meant to stay: a drawing leaves it.
    void change(section, (vignettes) => (vignettes as Placed[]).toSpliced(at, 1, { id, isFixed: true }));
  };
  return (
    <>
      {/* Stays after another user has closed it, with what is typed. */}
      {mockExam.state !== 'closed' || isDirty ? (
        <SettingsForm mockExam={mockExam} calls={calls} isDirty={isDirty} onDirty={onDirty}>
          {rest}
        </SettingsForm>
      ) : (
        rest
      )}
      {/* Outside the form: a search must not submit it. */}
      {choosing && (
        <ChooseDialog
          title={chosen ? MOCK_EXAM.choose.swap(MOCK_EXAM.number(chosen.number)) : MOCK_EXAM.choose.add}
          taken={mockExam.sections.flatMap(({ vignettes }) => vignettes.map(({ id }) => id))}
          onTake={(id) => take(choosing, id)}
          onClose={() => setChoosing(undefined)}
        />
      )}
    </>
  );
}

/** Says for each other mock exam that the same students may sit how much of this one they would meet twice. */
function sharedLines({ sections, others }: MockExamReply): string[] {
  const own = sections.flatMap(({ vignettes }) => vignettes.map(({ id }) => id));
  return others.flatMap(({ title, vignettes }) => {
    const shared = own.filter((id) => vignettes.includes(id)).length;
    return shared > 0 ? [MOCK_EXAM.shared(shared, own.length, title)] : [];
  });
}

/** Facts to be known before one reads on, and what a draft needs to be published. */
function Notes({ mockExam }: { mockExam: MockExamReply }) {
  const { state, isShort, isDemo, publishedAt, closedAt, courseIds, isFree, faults } = mockExam;
  return (
    <>
      {state === 'published' && publishedAt && (
        <Banner tone="info" message={MOCK_EXAM.publishedLine(dayOf(publishedAt))} isQuiet />
      )}
      {closedAt && <Banner tone="warning" message={MOCK_EXAM.closedLine(dayOf(closedAt))} isQuiet />}
      {isDemo && <Banner tone="info" message={EXAM.schoolDemo} isQuiet />}
      {state === 'draft' &&
        sharedLines(mockExam).map((line) => <Banner key={line} tone="warning" message={line} isQuiet />)}
      {isShort && <Banner tone="info" message={MOCK_EXAM.shortLine} isQuiet />}
      {state === 'published' && !isFree && courseIds.length === 0 && (
        <Banner tone="warning" message={MOCK_EXAM.noCourseLine} isQuiet />
      )}
      {faults.length > 0 && (
        <Card as="section" aria-labelledby={FAULTS} gap={4} className={styles.card}>
          <h2 id={FAULTS} tabIndex={-1}>
            {MOCK_EXAM.before}
          </h2>
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
