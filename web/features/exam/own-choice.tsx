import { useId, useState } from 'react';
import {
  MAX_PRACTICE_VIGNETTES,
  PRACTICE_EXTRA_TIMES,
  PRACTICE_KINDS,
  PRACTICE_STATUSES,
  type PracticeKind,
} from '../../../src/wire/literals.ts';
import type { PracticeReply } from '../../../src/wire/replies/sittings.ts';
import type { Choice, Start } from '../../exam/use-start.ts';
import { CheckBox } from '../../forms/boxes.tsx';
import { PRACTICE } from '../../text/copy/practice.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Loadable } from '../../ui/loadable.tsx';
import { Select } from '../../ui/select.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EVERYTHING, usePractice } from './exam-api.ts';
import { startWords } from './start-words.ts';
import styles from './practice-page.module.css';

const NUMBERS = Array.from({ length: MAX_PRACTICE_VIGNETTES }, (_, at) => String(at + 1));

/** A practice test by mode, clusters, subjects, status and number of cases, with counts while one chooses. */
export function OwnChoice({ start }: { start: Start }) {
  const heading = useId();
  const [choice, setChoice] = useState<Choice>(EVERYTHING);
  const [mode, setMode] = useState<PracticeKind>('timed');
  const [cases, setCases] = useState('4');
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
      <Card className={styles.own}>
        <h2 id={heading} className={styles.heading}>
          {PRACTICE.own}
        </h2>
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
            <div className={styles.rows}>
              <Boxes
                legend={PRACTICE.clusters}
                options={loaded.clusters}
                chosen={choice.clusters}
                onChange={(clusters) => change({ clusters })}
              />
              <Boxes
                legend={PRACTICE.subjects}
                options={loaded.subjects}
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
            </div>
          )}
        </Loadable>
      </Card>
    </section>
  );
}

interface BoxesProps {
  legend: string;
  options: PracticeReply['clusters'];
  chosen: readonly string[];
  onChange: (ids: string[]) => void;
}

/** Check boxes with how many cases fit each; one that fits none stays, so that nothing jumps. */
function Boxes({ legend, options, chosen, onChange }: BoxesProps) {
  const base = useId();
  return (
    <fieldset>
      <legend className={styles.legend}>
        {legend} <span className={styles.hint}>{PRACTICE.noneMeansAll}</span>
      </legend>
      <div className={styles.grid}>
        {options.map(({ id, title, vignettes }) => (
          <CheckBox
            key={id}
            id={`${base}-${id}`}
            label={PRACTICE.option(title, vignettes)}
            isOn={chosen.includes(id)}
            onChange={(isOn) => onChange(isOn ? [...chosen, id] : chosen.filter((one) => one !== id))}
          />
        ))}
      </div>
    </fieldset>
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
    <div className={styles.begin}>
      <p role="status" className={isNothing ? styles.nothing : styles.muted}>
        {words}
      </p>
      <div className={styles.actions}>
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
      </div>
    </div>
  );
}
