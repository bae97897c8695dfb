import { useId, useRef, useState } from 'react';
import type { OwnSessionReply } from '../../../src/wire/replies/identity.ts';
import { PROFILE } from '../../text/copy/profile.ts';
import { momentOf } from '../../text/dates.ts';
import { Button } from '../../ui/button.tsx';
import { useFeedback } from '../../ui/feedback.ts';
import { Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { Loadable } from '../../ui/loadable.tsx';
import { SkeletonText } from '../../ui/skeleton.tsx';
import { Tag } from '../../ui/tag.tsx';
import { VisuallyHidden } from '../../ui/text.tsx';
import { useDevices, useSignOutDevices } from './devices-api.ts';
import styles from './profile-page.module.css';

/** Active sessions of this account. */
export function Devices() {
  return (
    <Loadable query={useDevices()} loading={PROFILE.loadingDevices} skeleton={<SkeletonText />}>
      {(devices) => <DeviceList devices={devices} />}
    </Loadable>
  );
}

const FIRST = 5;

/** This device, the others with a button each, and one button for all. A long list is collapsed. */
function DeviceList({ devices }: { devices: readonly OwnSessionReply[] }) {
  const list = useRef<HTMLUListElement>(null);
  // The pressed button is removed with its device: keep the focus in the list.
  const { busyWith, signOut, signOutOthers } = useSignOutDevices(() => list.current?.focus({ preventScroll: true }));
  const { confirm } = useFeedback();
  const [isUnfolded, setUnfolded] = useState(false);
  const isWhole = isUnfolded || devices.length <= FIRST + 1;
  const shown = isWhole ? devices : devices.slice(0, FIRST);
  const hasOthers = devices.some(({ isCurrent }) => !isCurrent);

  const unfold = () => {
    setUnfolded(true);
    list.current?.focus({ preventScroll: true });
  };

  const askFirst = async () => {
    const options = {
      title: PROFILE.signOutElsewhereTitle,
      action: PROFILE.signOutElsewhere,
      tone: 'neutral',
    } as const;
    if (await confirm(PROFILE.signOutElsewhereQuestion, options)) await signOutOthers();
  };

  return (
    <Stack gap={5} align="start">
      <ul ref={list} tabIndex={-1} aria-label={PROFILE.devices} className={styles.list}>
        {shown.map((device) => (
          <Device
            key={device.id}
            device={device}
            isBusy={busyWith === device.id}
            onSignOut={() => void signOut(device.id)}
          />
        ))}
      </ul>
      {!isWhole && (
        <Button variant="quiet" size="small" className={styles.more} onClick={unfold}>
          {PROFILE.moreDevices(devices.length - FIRST)}
        </Button>
      )}
      {hasOthers ? (
        <Button
          variant="outline"
          isBusy={busyWith === 'others'}
          busyWords={PROFILE.signingOut}
          onClick={() => void askFirst()}
        >
          {PROFILE.signOutElsewhere}
        </Button>
      ) : (
        <Text tone="muted">{PROFILE.noOtherDevices}</Text>
      )}
    </Stack>
  );
}

function Moment({ at }: { at: string }) {
  return <time dateTime={at}>{momentOf(at)}</time>;
}

interface DeviceProps {
  device: OwnSessionReply;
  isBusy: boolean;
  onSignOut: () => void;
}

/** A session. This device has no button: the page ends with Sign Out. */
function Device({ device, isBusy, onSignOut }: DeviceProps) {
  const times = useId();
  return (
    <Row as="li" gap={5} lineGap={3} align="center" justify="between" className={styles.device}>
      <Stack gap={1}>
        <Row as="p" gap={3} lineGap={2} align="center" className={styles.name}>
          <span>{device.device}</span>
          {device.isCurrent && <Tag tone="primary">{PROFILE.thisDevice}</Tag>}
        </Row>
        <Row as="p" id={times} gap={5} lineGap="2px" className={styles.times}>
          {device.isCurrent ? (
            <span>{PROFILE.inUse}</span>
          ) : (
            <span>
              {PROFILE.lastUsed} <Moment at={device.lastSeenAt} />
            </span>
          )}
          <span>
            {PROFILE.signedInOn} <Moment at={device.createdAt} />
          </span>
        </Row>
      </Stack>
      {!device.isCurrent && (
        <Button
          variant="outline"
          size="small"
          isBusy={isBusy}
          busyWords={PROFILE.signingOut}
          aria-describedby={times}
          onClick={onSignOut}
        >
          {PROFILE.signOutDevice} <VisuallyHidden>{device.device}</VisuallyHidden>
        </Button>
      )}
    </Row>
  );
}
