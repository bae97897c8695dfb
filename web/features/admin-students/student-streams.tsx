import type { StudentStreamsReply } from '../../../src/wire/replies/reporting.ts';
import { STREAMS } from '../../text/copy/admin-people.ts';
import { momentOf } from '../../text/dates.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Note, Row, Stack } from '../../ui/layout/layout.tsx';
import { Tag } from '../../ui/tag.tsx';
import { NothingHere, StudentSection } from './student-section.tsx';
import styles from './student-page.module.css';

/** An account that a class shares is at once in many places, and in more networks than one person gets to. */
const MAX_SHOWN = 12;

/** From where the account is used to watch and to read, now and in the last week. */
export function StudentStreams({ streams }: { streams: StudentStreamsReply }) {
  const { runningCount, networkCount, maxAtOnce, maxNetworksADay, networks } = streams;
  return (
    <StudentSection heading={STREAMS.heading} line={STREAMS.line}>
      {networks.length === 0 ? (
        <NothingHere message={STREAMS.none} line={STREAMS.noneLine} />
      ) : (
        <>
          <Row as="dl" gap={6} lineGap={3} className={styles.personFacts}>
            <Count label={STREAMS.now} words={STREAMS.places(runningCount)} isFull={runningCount >= maxAtOnce} />
            <Count
              label={STREAMS.today}
              words={STREAMS.networks(networkCount)}
              isFull={networkCount >= maxNetworksADay}
            />
          </Row>
          <Stack as="ul">
            {networks.slice(0, MAX_SHOWN).map(({ network, devices, lastSeenAt, isStreaming }) => (
              <Stack as="li" key={network} gap={1} className={styles.entry}>
                <Row gap={4} lineGap={1} align="center" justify="between">
                  <span className={styles.code}>{network}</span>
                  {isStreaming ? (
                    <Tag tone="success">{STREAMS.isStreaming}</Tag>
                  ) : (
                    <Note as="time" isTabular dateTime={lastSeenAt}>
                      {momentOf(lastSeenAt)}
                    </Note>
                  )}
                </Row>
                <Row as="span" gap={4} lineGap="2px" className={styles.entryFacts}>
                  {devices.join(', ')}
                </Row>
              </Stack>
            ))}
          </Stack>
          {networks.length > MAX_SHOWN && (
            <Note className={styles.line}>{STREAMS.more(networks.length - MAX_SHOWN)}</Note>
          )}
          <Disclosure label={STREAMS.how}>
            <Note className={styles.line}>{STREAMS.limits(maxAtOnce, maxNetworksADay)}</Note>
          </Disclosure>
        </>
      )}
    </StudentSection>
  );
}

function Count({ label, words, isFull }: { label: string; words: string; isFull: boolean }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {words} {isFull && <Tag tone="warning">{STREAMS.full}</Tag>}
      </dd>
    </div>
  );
}
