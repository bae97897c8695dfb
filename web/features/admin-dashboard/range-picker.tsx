import { type FormEvent, useId, useState } from 'react';
import { ADMIN_DASHBOARD as WORDS } from '../../text/copy/admin-dashboard.ts';
import { schoolDay } from '../../text/dates.ts';
import { Button } from '../../ui/button.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Message } from '../../ui/text.tsx';
import { type FiguresRange, PRESETS, type Preset } from './figures-range.ts';
import styles from './range-picker.module.css';

export interface RangePickerProps {
  range: FiguresRange;
  /** The visible days, as the default of a custom range. */
  shown: { from: string; to: string } | undefined;
}

/** Selects the period of the figures. */
export function RangePicker({ range, shown }: RangePickerProps) {
  const isOwn = range.preset === undefined;
  const [isOpen, setOpen] = useState(isOwn);
  const form = useId();
  const choose = (preset: Preset) => {
    setOpen(false);
    range.choosePreset(preset);
  };
  return (
    <Stack gap={3} className={styles.picker} data-print="hide">
      <Row gap="2px" className={styles.presets} role="group" aria-label={WORDS.period}>
        {PRESETS.map((preset) => (
          <button
            key={preset}
            type="button"
            className={styles.preset}
            aria-pressed={preset === range.preset}
            onClick={() => choose(preset)}
          >
            {WORDS.presets[preset]}
          </button>
        ))}
        <button
          type="button"
          className={styles.preset}
          data-chosen={isOwn || undefined}
          aria-expanded={isOpen}
          aria-controls={form}
          onClick={() => setOpen(!isOpen)}
        >
          {WORDS.custom}
        </button>
      </Row>
      <div id={form}>{isOpen && <OwnDays shown={shown} onChoose={range.chooseDays} />}</div>
    </Stack>
  );
}

function OwnDays({ shown, onChoose }: { shown: RangePickerProps['shown']; onChoose: FiguresRange['chooseDays'] }) {
  const [isSwapped, setSwapped] = useState(false);
  const complaint = useId();
  const choose = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const days = new FormData(event.currentTarget);
    const [from, to] = [String(days.get('from')), String(days.get('to'))];
    setSwapped(from > to);
    if (from <= to) onChoose(from, to);
  };
  const day = (name: 'from' | 'to') => (
    <Stack as="label" gap={1} className={styles.field}>
      {WORDS[name]}
      <input
        key={shown?.[name]}
        className={styles.day}
        type="date"
        name={name}
        required
        max={schoolDay()}
        defaultValue={shown?.[name]}
        aria-invalid={isSwapped || undefined}
        aria-describedby={isSwapped ? complaint : undefined}
      />
    </Stack>
  );
  return (
    <form className={styles.own} onSubmit={choose}>
      {day('from')}
      {day('to')}
      <Button type="submit" variant="outline">
        {WORDS.apply}
      </Button>
      <p id={complaint} className={styles.complaint} role="alert">
        {isSwapped && <Message>{WORDS.swapped}</Message>}
      </p>
    </form>
  );
}
