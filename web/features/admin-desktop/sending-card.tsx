import type { QuietHours, TransferLimits } from '../../../src/wire/desktop-bridge.ts';
import { desktop } from '../../platform/desktop.ts';
import { DESKTOP } from '../../text/copy/desktop.ts';
import { fileSize } from '../../text/file-size.ts';
import { Card } from '../../ui/card.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import { Select } from '../../ui/select.tsx';
import { Switch } from '../../ui/switch.tsx';
import styles from './desktop-page.module.css';

const HOUR_MINUTES = 60;
const HOURS = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: DESKTOP.time(hour) }));
/** Default quiet hours: the working day of an office that needs its network. */
const WORKING_DAY: QuietHours = { fromMinute: 8 * HOUR_MINUTES, toMinute: 18 * HOUR_MINUTES };
const RATES = [250_000, 500_000, 1_000_000, 2_000_000, 5_000_000, 10_000_000];

/** Settings of sending: each applies at once, and is stored. */
export function SendingCard({ limits }: { limits: TransferLimits }) {
  const { isPaused, bytesPerSecond, quietHours } = limits;
  const change = (part: Partial<TransferLimits>) => void desktop()?.setLimits({ ...limits, ...part });
  const options = [
    { value: '', label: DESKTOP.capNone },
    ...RATES.map((rate) => ({ value: String(rate), label: DESKTOP.capOf(fileSize(rate)) })),
  ];
  const hour = (name: keyof QuietHours, label: string) =>
    quietHours && (
      <Select
        label={label}
        options={HOURS}
        value={String(Math.floor(quietHours[name] / HOUR_MINUTES))}
        onChange={(value) => change({ quietHours: { ...quietHours, [name]: Number(value) * HOUR_MINUTES } })}
      />
    );
  return (
    <Card as="section" aria-label={DESKTOP.settings} gap={3}>
      <Switch
        label={DESKTOP.pauseAll}
        hint={DESKTOP.pauseHint}
        isOn={isPaused}
        onChange={(isOn) => change({ isPaused: isOn })}
      />
      <Switch
        label={DESKTOP.quiet}
        hint={DESKTOP.quietHint}
        isOn={quietHours !== undefined}
        onChange={(isOn) => change({ quietHours: isOn ? WORKING_DAY : undefined })}
      />
      <Row gap={5} lineGap={3} className={styles.choices}>
        {hour('fromMinute', DESKTOP.from)}
        {hour('toMinute', DESKTOP.to)}
        <Select
          label={DESKTOP.cap}
          options={options}
          value={String(bytesPerSecond ?? '')}
          onChange={(value) => change({ bytesPerSecond: Number(value) || undefined })}
        />
      </Row>
    </Card>
  );
}
