import { useId, useState } from 'react';
import type { AdminDayReply, AdminWeekReply } from '../../../../src/wire/admin-catalog.ts';
import { dayLabel, dayTitle, moduleTitle } from '../../../course/outline.ts';
import { FieldFrame } from '../../../forms/field-frame.tsx';
import { UPLOAD } from '../../../text/copy/admin-content.ts';
import { useBuilder } from '../builder.ts';
import fields from '../../../forms/field.module.css';

interface TargetFieldsProps {
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
            <option key={one.id} value={one.id}>{`${one.weekNumber} ${moduleTitle(one)}`}</option>
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

/** Where files go: the day that is worked on, until another is chosen here. Working on another day makes that the one again. */
export function useTarget(week: AdminWeekReply, day: AdminDayReply | undefined) {
  const { course } = useBuilder();
  const [own, setOwn] = useState<{ weekId: string; dayId: string; besides: string }>();
  const besides = `${week.id} ${day?.id ?? ''}`;
  const ids = own?.besides === besides ? own : { weekId: week.id, dayId: day?.id ?? '' };
  const chosenWeek = course.weeks.find(({ id }) => id === ids.weekId);
  const chosenDay = chosenWeek?.days.find(({ id }) => id === ids.dayId);
  return {
    week: chosenWeek,
    day: chosenDay,
    chooseWeek: (weekId: string) =>
      setOwn({ weekId, dayId: course.weeks.find(({ id }) => id === weekId)?.days[0]?.id ?? '', besides }),
    chooseDay: (dayId: string) => setOwn({ weekId: ids.weekId, dayId, besides }),
  };
}
