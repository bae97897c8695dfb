import { useEffect, useState } from 'react';
import { href, paths } from '../../../src/wire/paths.ts';
import { call } from '../../api/client.ts';
import { useSession } from '../../api/session.ts';
import { canKeepAnswers } from '../../exam/answering/open-answering.ts';
import { BEFORE } from '../../text/copy/sitting.ts';
import { spokenTime } from '../../text/playing-time.ts';
import { Button } from '../../ui/button.tsx';
import { CheckIcon, RetryIcon, WarningIcon } from '../../ui/icons.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import styles from './sitting.module.css';

/** Smaller differences are not reported: no device is exact to the second. */
const CLOCK_SECONDS = 30;

interface Found {
  isReached: boolean;
  isKept: boolean;
  /** Seconds that this device's clock is ahead; undefined without a connection. */
  aheadSeconds: number | undefined;
}

async function look(personId: string, sittingId: string): Promise<Found> {
  const sentAt = Date.now();
  const [reply, isKept] = await Promise.all([
    call(href(paths.sitting, { sittingId })).catch(() => undefined),
    canKeepAnswers(personId),
  ]);
  const aheadMs = reply && (sentAt + Date.now()) / 2 - Date.parse(reply.now);
  return { isReached: reply !== undefined, isKept, aheadSeconds: aheadMs && Math.round(aheadMs / 1000) };
}

function clockWords(seconds: number): string {
  const difference = spokenTime(Math.abs(seconds));
  return BEFORE.clockOff(seconds > 0 ? BEFORE.fast(difference) : BEFORE.slow(difference));
}

const Line = ({ isGood, children }: { isGood: boolean; children: string }) => (
  <Row as="li" gap={3} wraps={false} align="start" className={styles.check} data-good={isGood || undefined}>
    {isGood ? <CheckIcon size={20} /> : <WarningIcon size={20} />}
    <span>{children}</span>
  </Row>
);

interface DeviceCheckProps {
  sittingId: string;
  /** Says nothing of a device with which all is well. */
  isTroubleOnly?: boolean;
}

/** Checks server, storage and clock before a section starts. Reports what is wrong, and blocks nothing. */
export function DeviceCheck({ sittingId, isTroubleOnly = false }: DeviceCheckProps) {
  const personId = useSession().user?.id ?? '';
  const [round, setRound] = useState(1);
  const [found, setFound] = useState<Found>();

  useEffect(() => {
    let isHere = true;
    setFound(undefined);
    void look(personId, sittingId).then((result) => isHere && setFound(result));
    return () => {
      isHere = false;
    };
  }, [personId, sittingId, round]);

  const { isReached = false, isKept = false, aheadSeconds } = found ?? {};
  const isClockOff = aheadSeconds !== undefined && Math.abs(aheadSeconds) > CLOCK_SECONDS;
  const isWell = isReached && isKept && !isClockOff;
  if (isTroubleOnly && (!found || isWell)) return null;
  return (
    <Stack as="section" aria-labelledby="device-check" gap={3} align="start" className={styles.block}>
      <h2 id="device-check" className={styles.heading}>
        {BEFORE.checks}
      </h2>
      <div role="status">
        {found ? (
          <Stack as="ul" gap={2}>
            <Line isGood={isReached}>{isReached ? BEFORE.serverOk : BEFORE.serverFails}</Line>
            <Line isGood={isKept}>{isKept ? BEFORE.storageOk : BEFORE.storageFails}</Line>
            {aheadSeconds !== undefined && (
              <Line isGood={!isClockOff}>{isClockOff ? clockWords(aheadSeconds) : BEFORE.clockOk}</Line>
            )}
          </Stack>
        ) : (
          <Row as="p" gap={3} wraps={false} align="start" className={styles.check}>
            <Spinner size={20} />
            {BEFORE.checking}
          </Row>
        )}
      </div>
      {found && !isWell && (
        <Button
          variant="outline"
          size="small"
          icon={<RetryIcon size={18} />}
          onClick={() => setRound((count) => count + 1)}
        >
          {BEFORE.checkAgain}
        </Button>
      )}
    </Stack>
  );
}
