import { useId, useState } from 'react';
import {
  MAX_PRACTICE_VIGNETTES,
  PRACTICE_EXTRA_TIMES,
  PRACTICE_KINDS,
  PRACTICE_STATUSES,
  type PracticeKind,
} from '../../../src/wire/literals.ts';
import type { PracticeReply } from '../../../src/wire/replies/sittings.ts';
import { EVERYTHING, usePractice } from '../../exam/exam-queries.ts';
import { startWords } from '../../exam/start-words.ts';
import type { Choice, Start } from '../../exam/use-start.ts';
import { CheckList } from '../../forms/check-list.tsx';
import type { SuggestedPractice } from '../../platform/exam-addresses.ts';
import { PRACTICE } from '../../text/copy/practice.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { Loadable } from '../../ui/loadable.tsx';
import { Select } from '../../ui/select.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './practice-page.module.css';

/** The label contains the number of matching cases; options without any stay, so that nothing jumps. */
const counted = ({ id, title, vignettes }: PracticeReply['clusters'][number]) => ({
  id,
  label: PRACTICE.option(title, vignettes),
});

const NUMBERS = Array.from({ length: MAX_PRACTICE_VIGNETTES }, (_, at) => String(at + 1));

const areasOf = ({ clusters, subjects }: SuggestedPractice) => ({ clusters, subjects });

/** A practice test by mode, clusters, subjects, status and number of cases, with counts while one chooses. */
export function OwnChoice({ start, suggested }: { start: Start; suggested: SuggestedPractice | undefined }) {
  const heading = useId();
  const [choice, setChoice] = useState<Choice>(suggested ? { ...EVERYTHING, ...areasOf(suggested) } : EVERYTHING);
  const [mode, setMode] = useState<PracticeKind>('timed');
  const [cases, setCases] = useState(NUMBERS.find((number) => number === String(suggested?.number)) ?? '4');
  const [extra, setExtra] = useState('0');
  const counts = usePractice(choice);
  const change = (changes: Partial<Choice>) => setChoice({ ...choice, ...changes });
  const isNarrowed = choice !== EVERYTHING;
  const titleOf = (status: Choice['status']): string => {
    const found = counts.data?.statuses.find((one) => one.status === status);
    return found ? PRACTICE.option(PRACTICE.statuses[status], found.vignettes) : PRACTICE.statuses[status];
  };

  return (
    <section aria-labelledby={heading}>
      <Card gap={4}>
        <Text as="h2" id={heading} size="h3">
          {suggested ? PRACTICE.suggested : PRACTICE.own}
        </Text>
        {suggested && <Text>{PRACTICE.suggestedLine}</Text>}
        <div className={styles.selects}>
          <Select
            label={PRACTICE.mode}
            value={mode}
            options={PRACTICE_KINDS.map((value) => ({ value, label: PRACTICE.modes[value] }))}
            onChange={setMode}
          />
          <Select
            label={PRACTICE.status}
            value={choice.status}
            options={PRACTICE_STATUSES.map((value) => ({ value, label: titleOf(value) }))}
            onChange={(status) => change({ status })}
          />
          <Select
            label={PRACTICE.number}
            value={cases}
            options={NUMBERS.map((value) => ({ value, label: value }))}
            onChange={setCases}
          />
          {mode === 'timed' && (
            <Select
              label={PRACTICE.extraTime}
              value={extra}
              options={PRACTICE_EXTRA_TIMES.map((percent) => ({
                value: String(percent),
                label: PRACTICE.extra(percent),
              }))}
              onChange={setExtra}
            />
          )}
        </div>
        <Loadable query={counts} loading={PRACTICE.loading} skeleton={<Skeleton height="320px" />}>
          {(loaded) => (
            <Stack gap={5}>
              <CheckList
                legend={PRACTICE.clusters}
                hint={PRACTICE.noneMeansAll}
                options={loaded.clusters.map(counted)}
                chosen={choice.clusters}
                onChange={(clusters) => change({ clusters })}
              />
              <CheckList
                legend={PRACTICE.subjects}
                hint={PRACTICE.noneMeansAll}
                options={loaded.subjects.map(counted)}
                chosen={choice.subjects}
                onChange={(subjects) => change({ subjects })}
              />
              <Begin
                counts={loaded}
                wanted={{ ...choice, mode, cases: Number(cases), extra: mode === 'timed' ? Number(extra) : 0 }}
                start={start}
                onClear={isNarrowed ? () => setChoice(EVERYTHING) : undefined}
                isStale={counts.isPlaceholderData}
              />
            </Stack>
          )}
        </Loadable>
      </Card>
    </section>
  );
}

interface BeginProps {
  counts: PracticeReply;
  wanted: Choice & { mode: PracticeKind; cases: number; extra: number };
  start: Start;
  onClear: (() => void) | undefined;
  /** The counts are of the choice before. */
  isStale: boolean;
}

function Begin({ counts, wanted, start, onClear, isStale }: BeginProps) {
  const { mode, cases, extra: extraTimePercent, ...choice } = wanted;
  const vignettes = Math.min(cases, counts.vignettes);
  const isNothing = vignettes === 0;
  const words = isNothing
    ? PRACTICE.nothingFits
    : vignettes < cases
      ? PRACTICE.fewer(vignettes)
      : PRACTICE.fit(counts.vignettes);
  const { busy } = start;
  const begin = () =>
    void start.start({ ...choice, mode, vignettes, ...(extraTimePercent > 0 && { extraTimePercent }) });
  return (
    <Stack gap={2} className={styles.begin}>
      <p role="status" className={isNothing ? styles.nothing : styles.muted}>
        {words}
      </p>
      <Row gap={2} className={styles.actions}>
        {!isNothing && (
          <Button isBusy={busy !== undefined || isStale} busyWords={busy && PRACTICE.starting} onClick={begin}>
            {startWords(counts, { vignettes, mode, extraTimePercent })}
          </Button>
        )}
        {onClear && (
          <Button variant="quiet" onClick={onClear}>
            {PRACTICE.clear}
          </Button>
        )}
      </Row>
    </Stack>
  );
}
