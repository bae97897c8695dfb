import { useRef, useState } from 'react';
import type { OwnSessionReply } from '../../../src/wire/identity.ts';
import { PROFILE } from '../../text/copy/profile.ts';
import { Button } from '../../ui/button.tsx';
import { useFeedback } from '../../ui/feedback.ts';
import { Device } from './device.tsx';
import { useSignOutDevices } from './devices-api.ts';
import styles from './devices.module.css';

const FIRST = 5;

/** This device, the others with a button each, and one button for all of them. A long list begins folded. */
export function DeviceList({ devices }: { devices: readonly OwnSessionReply[] }) {
  const list = useRef<HTMLUListElement>(null);
  // The pressed button leaves with its device; the focus stays in the list and does not start again at the top.
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
    <div className={styles.devices}>
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
        <p className={styles.none}>{PROFILE.noOtherDevices}</p>
      )}
    </div>
  );
}
