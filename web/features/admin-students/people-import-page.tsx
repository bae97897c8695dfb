import { useId, useRef, useState } from 'react';
import { AdminPage } from '../../admin/admin-page.tsx';
import { sentenceOf } from '../../forms/refusal.ts';
import { studentsPath } from '../../platform/admin-addresses.ts';
import { PEOPLE_IMPORT as WORDS } from '../../text/copy/admin-people-import.ts';
import { STUDENTS } from '../../text/copy/admin-students.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Note, Row, Stack } from '../../ui/layout/layout.tsx';
import { Loadable } from '../../ui/loadable.tsx';
import { Select } from '../../ui/select.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { referenceOf } from '../../ui/text.tsx';
import { UntilField } from './enrol-dialog.tsx';
import { type CheckedPerson, checkPeople, startImport, type Target } from './people-import-api.ts';
import { ImportProgress } from './people-progress.tsx';
import { type PeopleSource, SourceCard } from './people-source.tsx';
import { isReady, PeopleTable } from './people-table.tsx';
import { useEveryCourse } from './students-api.ts';
import styles from './people-import.module.css';

/** /admin/students/enrol: a list of people, what it would do, and doing it for those who are ticked. */
export const PeopleImportPage = () => (
  <AdminPage
    layout="form"
    crumbs={[{ label: STUDENTS.title, to: studentsPath }, { label: WORDS.title }]}
    title={WORDS.title}
    lead={WORDS.lead}
  >
    <Loadable
      query={useEveryCourse()}
      loading={WORDS.loadingCourses}
      skeleton={<Skeleton height="320px" />}
      isEmpty={(courses) => courses.length === 0}
      empty={<p>{WORDS.noCourses}</p>}
    >
      {(courses) => <PeopleImport courses={courses.map(({ id, title }) => ({ value: id, label: title }))} />}
    </Loadable>
  </AdminPage>
);

const NOTHING: PeopleSource = { file: undefined, text: '' };

function PeopleImport({ courses }: { courses: readonly { value: string; label: string }[] }) {
  const [target, setTarget] = useState<Target>({ courseId: courses[0]?.value ?? '', until: '' });
  const [source, setSource] = useState(NOTHING);
  const [people, setPeople] = useState<readonly CheckedPerson[]>();
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const [busy, setBusy] = useState<'check' | 'start'>();
  const [failure, setFailure] = useState<unknown>();
  const [started, setStarted] = useState<string | null>();
  /** Incremented by each change, so that answers about earlier input are not shown. */
  const turn = useRef(0);
  const id = useId();

  const clear = () => {
    turn.current += 1;
    setPeople(undefined);
    setTicked(new Set());
    setFailure(undefined);
    setStarted(undefined);
  };
  const run = async (what: 'check' | 'start', act: () => Promise<() => void>) => {
    if (busy) return;
    setBusy(what);
    setFailure(undefined);
    const own = turn.current;
    try {
      const show = await act();
      if (own === turn.current) show();
    } catch (error) {
      if (own === turn.current) setFailure(error);
    } finally {
      setBusy(undefined);
    }
  };
  const check = () =>
    run('check', async () => {
      const file = source.file ?? new Blob([source.text]);
      if (file.size === 0) throw new Error(WORDS.nothing);
      const found = await checkPeople(file, target);
      return () => {
        clear();
        setPeople(found.people);
      };
    });
  const chosen = people?.filter(({ line }) => ticked.has(line)) ?? [];
  const start = () =>
    run('start', async () => {
      const { importId } = await startImport(chosen, target);
      return () => {
        clear();
        setSource(NOTHING);
        setStarted(importId);
      };
    });
  const tick = (lines: readonly number[], isTicked: boolean) => {
    const next = new Set(ticked);
    for (const line of lines)
      if (isTicked) next.add(line);
      else next.delete(line);
    setTicked(next);
  };
  const change = (next: Partial<Target>) => {
    clear();
    setTarget({ ...target, ...next });
  };

  return (
    <Stack gap={4} className={styles.page}>
      <Stack as="section" gap={4} className={styles.card} aria-label={WORDS.course}>
        <Select
          label={WORDS.course}
          options={courses}
          value={target.courseId}
          onChange={(courseId) => change({ courseId })}
        />
        <UntilField value={target.until} onChange={(until) => change({ until })} />
      </Stack>
      <SourceCard
        source={source}
        isBusy={busy !== undefined}
        onSource={(next) => {
          clear();
          setSource(next);
        }}
      />
      <Row gap={3}>
        <Button
          variant={people ? 'outline' : 'filled'}
          isBusy={busy === 'check'}
          busyWords={WORDS.checking}
          onClick={() => void check()}
        >
          {WORDS.check}
        </Button>
      </Row>
      <Banner
        tone="failure"
        message={failure === undefined ? undefined : messageOf(failure)}
        detail={referenceOf(failure)}
      />
      {people && (
        <Stack as="section" gap={4} className={styles.card} aria-labelledby={`${id}-found`}>
          <h2 id={`${id}-found`}>{WORDS.found}</h2>
          <Note>{people.some(isReady) ? WORDS.tickLine : WORDS.nobodyReady}</Note>
          <PeopleTable people={people} ticked={ticked} onTick={tick} />
          {people.some(isReady) && (
            <Row gap={3}>
              <Button
                isBusy={busy === 'start'}
                busyWords={WORDS.starting}
                disabled={chosen.length === 0}
                onClick={() => void start()}
              >
                {WORDS.start(chosen.length)}
              </Button>
            </Row>
          )}
        </Stack>
      )}
      {started === null && <Banner tone="warning" message={WORDS.none} />}
      {started && <ImportProgress importId={started} />}
    </Stack>
  );
}

const messageOf = (error: unknown): string =>
  error instanceof Error && error.message === WORDS.nothing ? WORDS.nothing : sentenceOf(error);
