import { useId } from 'react';
import { readinessPath } from '../../platform/exam-addresses.ts';
import { READINESS } from '../../text/copy/readiness.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Note, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ChanceState } from './cluster-cards.tsx';
import { useReadiness } from './readiness-api.ts';
import { Evidence } from './readiness-view.tsx';
import { ShortBars } from './short-bars.tsx';

/** The clusters in short, with the way to what they rest on; nothing after a failure. */
export function ReadinessCard() {
  const heading = useId();
  const { data, isFetching } = useReadiness();
  if (!data) return isFetching ? <Skeleton height="260px" radius="var(--radius-card)" /> : null;
  const { clusters, all, evidence } = data;
  return (
    <Card as="section" aria-labelledby={heading} gap={3}>
      <Row gap={4} lineGap={1} align="baseline" justify="between">
        <Text as="h2" id={heading} size="h3">
          {READINESS.open}
        </Text>
        {all.chance && <ChanceState chance={all.chance} />}
      </Row>
      {evidence.answers === 0 ? (
        <p>{READINESS.openLine}</p>
      ) : (
        <>
          <ShortBars clusters={clusters} />
          <Stack gap={1}>
            {all.chance ? <p>{READINESS.chance(all.chance)}</p> : <Note>{READINESS.allUnknown(all.more)}</Note>}
            <Evidence evidence={evidence} />
          </Stack>
        </>
      )}
      <div>
        <ButtonLink to={readinessPath} variant="outline" size="small">
          {READINESS.link}
        </ButtonLink>
      </div>
    </Card>
  );
}
