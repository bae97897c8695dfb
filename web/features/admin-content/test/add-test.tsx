import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { MAX_PRACTICE_VIGNETTES, PRACTICE_KINDS, TEST_KINDS } from '../../../../src/wire/literals.ts';
import { paths } from '../../../../src/wire/paths.ts';
import type { NewTest } from '../../../api/admin-content.ts';
import { call } from '../../../api/client.ts';
import { blueprintQuery } from '../../../exam/use-blueprint.ts';
import { TextBox } from '../../../forms/boxes.tsx';
import { CheckList } from '../../../forms/check-list.tsx';
import { mockExamsPath } from '../../../platform/admin-addresses.ts';
import { TEST } from '../../../text/copy/admin-content.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Note, Stack } from '../../../ui/layout/layout.tsx';
import { Loadable } from '../../../ui/loadable.tsx';
import { Select } from '../../../ui/select.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { referenceOf } from '../../../ui/text.tsx';
import { useBuilder } from '../builder.ts';
import styles from './add-test.module.css';

export interface AddTestProps {
  moduleId: string;
  dayId: string;
  onClose: () => void;
}

const NUMBERS = Array.from({ length: MAX_PRACTICE_VIGNETTES }, (_, at) => String(at + 1));

/** Dialog that gives a day a practice test, or a mock exam of the course. */
export function AddTest({ moduleId, dayId, onClose }: AddTestProps) {
  const { edits } = useBuilder();
  const [kind, setKind] = useState<NewTest['kind']>('practice');
  const [practice, setPractice] = useState<Practice>({ mode: 'timed', vignettes: 5, clusters: [], subjects: [] });
  const [mockExam, setMockExam] = useState<{ id: string; title: string }>();
  const [named, setNamed] = useState<string>();
  const [state, setState] = useState<{ isBusy?: boolean; hasTried?: boolean; error?: unknown }>({});
  const titleId = useId();
  const title = named ?? (kind === 'mock' ? (mockExam?.title ?? '') : TEST.practiceName);
  const isUnnamed = title.trim() === '';
  const isLost = kind === 'mock' && !mockExam;

  const send = async () => {
    if (state.isBusy || isLost) return;
    if (isUnnamed) return setState({ hasTried: true });
    setState({ isBusy: true });
    const test =
      mockExam && kind === 'mock' ? { kind, mockExamId: mockExam.id } : { kind: 'practice' as const, ...practice };
    try {
      await edits.addTest({ moduleId, dayId }, { ...test, title: title.trim() });
      onClose();
    } catch (error) {
      setState({ error });
    }
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={TEST.title}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {TEST.cancel}
          </Button>
          <Button isBusy={state.isBusy} busyWords={TEST.adding} disabled={isLost} onClick={() => void send()}>
            {TEST.send}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Banner
          tone="failure"
          message={state.error instanceof Error ? state.error.message : undefined}
          detail={referenceOf(state.error)}
        />
        <Select
          label={TEST.kind}
          value={kind}
          options={TEST_KINDS.toReversed().map((value) => ({ value, label: TEST.kinds[value] }))}
          onChange={setKind}
        />
        {kind === 'mock' && <MockFields chosen={mockExam?.id} onChoose={setMockExam} />}
        {!isLost && (
          <TextBox
            id={titleId}
            label={TEST.name}
            value={title}
            maxLength={200}
            complaint={state.hasTried && isUnnamed ? TEST.nameEmpty : undefined}
            onChange={setNamed}
          />
        )}
        {kind === 'practice' && <PracticeFields practice={practice} onChange={setPractice} />}
      </Stack>
    </Dialog>
  );
}

const useMockExams = () =>
  useQuery({
    queryKey: ['admin', 'mock-exams', 'of-course'],
    queryFn: ({ signal }) => call(paths.mockExams, { signal }),
    refetchOnMount: 'always',
  });

interface MockFieldsProps {
  chosen: string | undefined;
  onChoose: (mockExam: { id: string; title: string } | undefined) => void;
}

/** Mock exams of this course that are not closed. */
function MockFields({ chosen, onChoose }: MockFieldsProps) {
  const { course } = useBuilder();
  const query = useMockExams();
  return (
    <Loadable query={query} loading={TEST.loading} skeleton={<Skeleton height="76px" />}>
      {({ mockExams }) => {
        const own = mockExams.filter(({ state, courseIds }) => state !== 'closed' && courseIds.includes(course.id));
        const found = own.find(({ id }) => id === chosen);
        if (own.length === 0)
          return (
            <Stack gap={3} align="start">
              <p>{TEST.noMockExams}</p>
              <ButtonLink to={mockExamsPath} variant="outline" size="small">
                {TEST.toMockExams}
              </ButtonLink>
            </Stack>
          );
        return (
          <Stack gap={2}>
            <Select
              label={TEST.mockExam}
              value={found?.id ?? ''}
              options={[
                ...(found ? [] : [{ value: '', label: TEST.choose }]),
                ...own.map(({ id, title, state }) => ({ value: id, label: TEST.option(title, state === 'draft') })),
              ]}
              onChange={(id) => onChoose(own.find((one) => one.id === id))}
            />
            {found?.state === 'draft' && <Note weight="regular">{TEST.draftLine}</Note>}
          </Stack>
        );
      }}
    </Loadable>
  );
}

const labelled = ({ id, title }: { id: string; title: string }) => ({ id, label: title });

type Practice = Omit<Extract<NewTest, { kind: 'practice' }>, 'kind' | 'title'>;

function PracticeFields({ practice, onChange }: { practice: Practice; onChange: (practice: Practice) => void }) {
  const query = useQuery(blueprintQuery);
  const { mode, vignettes, clusters, subjects } = practice;
  return (
    <>
      <div className={styles.pair}>
        <Select
          label={TEST.mode}
          value={mode}
          options={PRACTICE_KINDS.map((value) => ({ value, label: TEST.modes[value] }))}
          onChange={(value) => onChange({ ...practice, mode: value })}
        />
        <Select
          label={TEST.cases}
          value={String(vignettes)}
          options={NUMBERS.map((value) => ({ value, label: value }))}
          onChange={(value) => onChange({ ...practice, vignettes: Number(value) })}
        />
      </div>
      <Note weight="regular">{TEST.casesLine}</Note>
      <Loadable query={query} loading={TEST.loading} skeleton={<Skeleton height="240px" />}>
        {({ content }) => (
          <Stack gap={4}>
            <CheckList
              legend={TEST.clusters}
              hint={TEST.noneMeansAll}
              options={content.clusters.map(labelled)}
              chosen={clusters}
              onChange={(chosen) => onChange({ ...practice, clusters: chosen })}
            />
            <CheckList
              legend={TEST.subjects}
              hint={TEST.noneMeansAll}
              options={content.subjects.map(labelled)}
              chosen={subjects}
              onChange={(chosen) => onChange({ ...practice, subjects: chosen })}
            />
          </Stack>
        )}
      </Loadable>
    </>
  );
}
