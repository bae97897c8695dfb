import type { StudentStreamsReply } from '../../../src/wire/replies/reporting.ts';
import { STREAMS } from '../../text/copy/admin-people.ts';
import { momentOf } from '../../text/dates.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
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
          <dl className={styles.personFacts}>
            <Count label={STREAMS.now} words={STREAMS.places(runningCount)} isFull={runningCount >= maxAtOnce} />
            <Count
              label={STREAMS.today}
              words={STREAMS.networks(networkCount)}
              isFull={networkCount >= maxNetworksADay}
            />
          </dl>
          <ul className={styles.entries}>
            {networks.slice(0, MAX_SHOWN).map(({ network, devices, lastSeenAt, isStreaming }) => (
              <li key={network} className={styles.entry}>
                <div className={styles.entryLine}>
                  <span className={styles.code}>{network}</span>
                  {isStreaming ? (
                    <Tag tone="success">{STREAMS.isStreaming}</Tag>
                  ) : (
                    <time className={styles.when} dateTime={lastSeenAt}>
                      {momentOf(lastSeenAt)}
                    </time>
                  )}
                </div>
                <span className={styles.entryFacts}>{devices.join(', ')}</span>
              </li>
            ))}
          </ul>
          {networks.length > MAX_SHOWN && <p className={styles.line}>{STREAMS.more(networks.length - MAX_SHOWN)}</p>}
          <Disclosure label={STREAMS.how}>
            <p className={styles.line}>{STREAMS.limits(maxAtOnce, maxNetworksADay)}</p>
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
