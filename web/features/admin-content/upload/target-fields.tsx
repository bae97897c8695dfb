import { useId } from 'react';
import { FieldFrame } from '../../../forms/field-frame.tsx';
import { UPLOAD } from '../../../text/copy/admin-content.ts';
import { useBuilder } from '../builder-context.ts';
import { dayLabel, dayTitle, weekTitle } from '../outline-facts.ts';
import type { useTarget } from './use-target.ts';
import fields from '../../../forms/field.module.css';

export interface TargetFieldsProps {
  target: ReturnType<typeof useTarget>;
  /** Of the complaint about a place that is not there. */
  describedBy: string | undefined;
}

/** Module and day of an upload. */
export function TargetFields({ target, describedBy }: TargetFieldsProps) {
  const { course } = useBuilder();
  const id = useId();
  const { week, day } = target;
  const aria = { 'aria-invalid': describedBy ? true : undefined, 'aria-describedby': describedBy } as const;
  return (
    <>
      <FieldFrame id={`${id}-week`} label={UPLOAD.module}>
        <select
          {...aria}
          id={`${id}-week`}
          className={fields.control}
          value={week?.id ?? ''}
          onChange={(event) => target.chooseWeek(event.target.value)}
        >
          {!week && <option value="">{UPLOAD.choose}</option>}
          {course.weeks.map((one) => (
            <option key={one.id} value={one.id}>{`${one.weekNumber} ${weekTitle(one)}`}</option>
          ))}
        </select>
      </FieldFrame>
      <FieldFrame id={`${id}-day`} label={UPLOAD.day}>
        <select
          {...aria}
          id={`${id}-day`}
          className={fields.control}
          value={day?.id ?? ''}
          onChange={(event) => target.chooseDay(event.target.value)}
        >
          {!day && <option value="">{UPLOAD.choose}</option>}
          {week?.days.map((one) => (
            <option key={one.id} value={one.id}>{`${dayLabel(week, one)} ${dayTitle(one)}`}</option>
          ))}
        </select>
      </FieldFrame>
    </>
  );
}
