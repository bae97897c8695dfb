import { useId, useState } from 'react';
import type { AdminDayReply } from '../../../../src/wire/replies/admin-catalog.ts';
import type { AdminModule } from '../../../api/admin-courses.ts';
import { dayLabel, dayTitle, moduleTitle } from '../../../course/outline.ts';
import { FieldFrame } from '../../../forms/field-frame.tsx';
import { UPLOAD } from '../../../text/copy/admin-content.ts';
import { SelectControl } from '../../../ui/select.tsx';
import { useBuilder } from '../builder.ts';

interface TargetFieldsProps {
  target: ReturnType<typeof useTarget>;
  /** Id of the error message for a missing module or day. */
  describedBy: string | undefined;
}

/** Fields for module and day. */
export function TargetFields({ target, describedBy }: TargetFieldsProps) {
  const { course } = useBuilder();
  const id = useId();
  const { module, day } = target;
  const aria = { 'aria-invalid': describedBy ? true : undefined, 'aria-describedby': describedBy } as const;
  return (
    <>
      <FieldFrame id={`${id}-module`} label={UPLOAD.module}>
        <SelectControl
          {...aria}
          id={`${id}-module`}
          value={module?.id ?? ''}
          onChange={(event) => target.chooseModule(event.target.value)}
        >
          {!module && <option value="">{UPLOAD.choose}</option>}
          {course.modules.map((one) => (
            <option key={one.id} value={one.id}>{`${one.moduleNumber} ${moduleTitle(one)}`}</option>
          ))}
        </SelectControl>
      </FieldFrame>
      <FieldFrame id={`${id}-day`} label={UPLOAD.day}>
        <SelectControl
          {...aria}
          id={`${id}-day`}
          value={day?.id ?? ''}
          onChange={(event) => target.chooseDay(event.target.value)}
        >
          {!day && <option value="">{UPLOAD.choose}</option>}
          {module?.days.map((one) => (
            <option key={one.id} value={one.id}>{`${dayLabel(module, one)} ${dayTitle(one)}`}</option>
          ))}
        </SelectControl>
      </FieldFrame>
    </>
  );
}

/** Manages the target day: the selected one, until another is chosen here. A new selection resets it. */
export function useTarget(module: AdminModule, day: AdminDayReply | undefined) {
  const { course } = useBuilder();
  const [own, setOwn] = useState<{ moduleId: string; dayId: string; besides: string }>();
  const besides = `${module.id} ${day?.id ?? ''}`;
  const ids = own?.besides === besides ? own : { moduleId: module.id, dayId: day?.id ?? '' };
  const chosenModule = course.modules.find(({ id }) => id === ids.moduleId);
  const chosenDay = chosenModule?.days.find(({ id }) => id === ids.dayId);
  return {
    module: chosenModule,
    day: chosenDay,
    chooseModule: (moduleId: string) =>
      setOwn({ moduleId, dayId: course.modules.find(({ id }) => id === moduleId)?.days[0]?.id ?? '', besides }),
    chooseDay: (dayId: string) => setOwn({ moduleId: ids.moduleId, dayId, besides }),
  };
}
