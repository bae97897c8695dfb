import { useId } from 'react';
import type { OwnSessionReply } from '../../../src/wire/identity.ts';
import { PROFILE } from '../../text/copy/profile.ts';
import { Button } from '../../ui/button.tsx';
import { Tag } from '../../ui/tag.tsx';
import { VisuallyHidden } from '../../ui/text.tsx';
import styles from './devices.module.css';

const moment = new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium', timeStyle: 'short' });

function Moment({ at }: { at: string }) {
  return <time dateTime={at}>{moment.format(new Date(at))}</time>;
}

export interface DeviceProps {
  device: OwnSessionReply;
  isBusy: boolean;
  onSignOut: () => void;
}

/** One place where the account is open. This device has no button here: the page ends with Sign Out. */
export function Device({ device, isBusy, onSignOut }: DeviceProps) {
  const times = useId();
  return (
    <li className={styles.device}>
      <div className={styles.words}>
        <p className={styles.name}>
          <span>{device.device}</span>
          {device.isCurrent && <Tag tone="primary">{PROFILE.thisDevice}</Tag>}
        </p>
        <p id={times} className={styles.times}>
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
        </p>
      </div>
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
    </li>
  );
}
