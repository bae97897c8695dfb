import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { CLUSTER_RESULTS, type ClusterResult } from '../../../src/wire/literals.ts';
import { paths } from '../../../src/wire/paths.ts';
import type { AskedOutcomeReply } from '../../../src/wire/replies/outcomes.ts';
import { ApiError, call } from '../../api/client.ts';
import { outcomeQuery, useOutcome } from '../../exam/readiness/readiness-api.ts';
import { useAct } from '../../forms/use-act.ts';
import { dayLong } from '../../text/calendar-days.ts';
import { OUTCOME } from '../../text/copy/outcome.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useFeedback } from '../../ui/feedback.ts';
import { Note, Stack, Text } from '../../ui/layout/layout.tsx';
import styles from './readiness-page.module.css';

/** Asks once for the result of the exam, after its day; nothing before it, afterwards or after a failure. */
export function OutcomeCard() {
  const { data } = useOutcome();
  const [isTold, setTold] = useState(false);
  if (isTold) return <Thanks />;
  if (!data?.ask || data.examOn === null) return null;
  return <Question examOn={data.examOn} clusters={data.clusters} onTold={() => setTold(true)} />;
}

interface QuestionProps extends Pick<AskedOutcomeReply, 'clusters'> {
  examOn: string;
  onTold: () => void;
}

function Question({ examOn, clusters, onTold }: QuestionProps) {
  const heading = useId();
  const queries = useQueryClient();
  const { notify } = useFeedback();
  const [chosen, setChosen] = useState<Readonly<Record<string, ClusterResult>>>({});
  const { isBusy, run } = useAct(async () => {
    const told = Object.entries(chosen).map(([id, result]) => ({ id, result }));
    try {
      const reply = await call(paths.examOutcome, { method: 'POST', body: { clusters: told } });
      onTold();
      queries.setQueryData(outcomeQuery.queryKey, reply);
    } catch (error) {
      // Told on another device, or the exam has another day by now.
      if (error instanceof ApiError && error.status === 409) void queries.invalidateQueries(outcomeQuery);
      throw error;
    }
    return undefined;
  });
  const send = () => {
    if (Object.keys(chosen).length === 0) notify(OUTCOME.chooseFirst, { tone: 'failure' });
    else void run();
  };
  return (
    <Card as="section" aria-labelledby={heading} gap={4} data-print="hide">
      <Stack gap={1}>
        <Text as="h2" id={heading} size="h3">
          {OUTCOME.title}
        </Text>
        <p>{OUTCOME.line(dayLong(examOn))}</p>
      </Stack>
      {clusters.map(({ id, title }) => (
        <Choice
          key={id}
          title={title}
          chosen={chosen[id]}
          onChoose={(result) => setChosen((before) => ({ ...before, [id]: result }))}
        />
      ))}
      <Note>{OUTCOME.once}</Note>
      <div>
        <Button isBusy={isBusy} busyWords={OUTCOME.sending} onClick={send}>
          {OUTCOME.send}
        </Button>
      </div>
    </Card>
  );
}

interface ChoiceProps {
  title: ReactNode;
  chosen: ClusterResult | undefined;
  onChoose: (result: ClusterResult) => void;
}

function Choice({ title, chosen, onChoose }: ChoiceProps) {
  const name = useId();
  return (
    <fieldset>
      <legend className={styles.legend}>{title}</legend>
      <div className={styles.choices}>
        {CLUSTER_RESULTS.map((result) => (
          <label key={result} className={styles.choice}>
            <input type="radio" name={name} checked={chosen === result} onChange={() => onChoose(result)} />
            {OUTCOME.results[result]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Takes the focus, because the button that had it is gone. */
function Thanks() {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => line.current?.focus(), []);
  return (
    <Card as="section" data-print="hide">
      <p ref={line} tabIndex={-1}>
        {OUTCOME.thanks}
      </p>
    </Card>
  );
}
