import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { paths } from '../../../src/wire/paths.ts';
import { call } from '../../api/client.ts';
import { PredictionTables } from '../../exam/readiness/prediction-tables.tsx';
import { PREDICTIONS } from '../../text/copy/outcome.ts';
import { Card } from '../../ui/card.tsx';
import { Note, Stack, Text } from '../../ui/layout/layout.tsx';
import { Loadable } from '../../ui/loadable.tsx';
import { SkeletonText } from '../../ui/skeleton.tsx';
import styles from './blueprint.module.css';

/** Whether the chances came true that follow from the exam rules and from the reviewers’ ratings. */
export function PredictionsCard() {
  const heading = useId();
  const predictions = useQuery({
    queryKey: ['admin', 'outcomes'],
    queryFn: ({ signal }) => call(paths.adminOutcomes, { signal }),
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
  return (
    <Card as="section" aria-labelledby={heading} gap={3} className={styles.editor}>
      <Stack gap={1}>
        <Text as="h2" id={heading} size="h3">
          {PREDICTIONS.title}
        </Text>
        <Note>{PREDICTIONS.line}</Note>
      </Stack>
      <Loadable
        query={predictions}
        loading={PREDICTIONS.loading}
        failed={PREDICTIONS.failed}
        skeleton={<SkeletonText lines={2} />}
        isQuiet
      >
        {(loaded) => <PredictionTables predictions={loaded} />}
      </Loadable>
    </Card>
  );
}
