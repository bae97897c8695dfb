import { useEffect, useState } from 'react';
import { paths } from '../../src/wire/paths.ts';
import { call } from '../api/client.ts';
import { SAMPLE } from '../text/copy/sample.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Stack, Text } from '../ui/layout/layout.tsx';

/**
 * Leads to the questions that anybody may try; nothing while the school has none. Fetches without TanStack Query, whose
 * code Home does not load.
 */
export function SampleInvite() {
  const [hasSample, setHasSample] = useState(false);
  useEffect(() => {
    const asking = new AbortController();
    call(paths.sample, { signal: asking.signal }).then(
      ({ vignettes }) => setHasSample(vignettes.length > 0),
      () => undefined,
    );
    return () => asking.abort();
  }, []);
  if (!hasSample) return null;
  return (
    <Card gap={3}>
      <Stack gap={1}>
        <Text as="h2" size="h3">
          {SAMPLE.invite}
        </Text>
        <Text tone="muted">{SAMPLE.inviteLine}</Text>
      </Stack>
      <div>
        <ButtonLink to="/try" variant="outline">
          {SAMPLE.start}
        </ButtonLink>
      </div>
    </Card>
  );
}
