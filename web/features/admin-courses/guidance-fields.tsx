import { PROMISES } from '../../../src/wire/literals.ts';
import { Checkbox } from '../../forms/checkbox.tsx';
import { ChecksField } from '../../forms/checks-field.tsx';
import { NumberField } from '../../forms/number-field.tsx';
import { SelectField } from '../../forms/select-field.tsx';
import { TextField, type TextFieldProps } from '../../forms/text-field.tsx';
import { COURSE_FORM, GUIDANCE_FORM } from '../../text/copy/admin-courses.ts';
import { PROMISE_WORDS } from '../../text/copy/program.ts';
import { timeZones } from '../../text/time-zones.ts';
import { classes } from '../../ui/class-names.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { WEEKDAYS } from './guidance-choices.ts';
import fields from '../../forms/field.module.css';
import styles from './course-form.module.css';

const LinkField = (props: Omit<TextFieldProps, 'type'>) => (
  <TextField autoComplete="off" autoCapitalize="none" spellCheck={false} isOptional inputMode="url" {...props} />
);

/** Fields for live room, study group and mentor, and for what the course is sold with and without. */
export function GuidanceFields({ storedZone }: { storedZone: string }) {
  return (
    <Stack as="fieldset" gap={5} className={styles.group}>
      <legend className={styles.legend}>{GUIDANCE_FORM.legend}</legend>
      <p className={styles.groupLine}>{GUIDANCE_FORM.line}</p>
      <LinkField
        name="liveRoomUrl"
        label={GUIDANCE_FORM.room}
        hint={GUIDANCE_FORM.roomHint}
        placeholder={GUIDANCE_FORM.linkExample}
      />
      <div className={classes(fields.beside, styles.pair)}>
        <SelectField name="liveRoomWeekday" label={GUIDANCE_FORM.weekday} options={WEEKDAYS} />
        <TextField name="liveRoomStartsAt" label={GUIDANCE_FORM.startsAt} type="time" />
      </div>
      <div className={classes(fields.beside, styles.pair)}>
        <NumberField
          name="liveRoomMinutes"
          label={GUIDANCE_FORM.minutes}
          hint={GUIDANCE_FORM.minutesHint}
          min={15}
          max={480}
          step={5}
          inputMode="numeric"
        />
        <SelectField
          name="liveRoomTimeZone"
          label={GUIDANCE_FORM.timeZone}
          hint={GUIDANCE_FORM.timeZoneHint}
          options={timeZones(storedZone)}
        />
      </div>
      <LinkField name="studyGroupUrl" label={GUIDANCE_FORM.studyGroup} hint={GUIDANCE_FORM.studyGroupHint} />
      <LinkField name="mentorUrl" label={GUIDANCE_FORM.mentor} hint={GUIDANCE_FORM.mentorHint} />
      <Checkbox name="hasQuestionBank" label={COURSE_FORM.questionBank} />
      <ChecksField
        name="soldWithout"
        label={GUIDANCE_FORM.without}
        hint={GUIDANCE_FORM.withoutHint}
        options={PROMISES.map((value) => ({ value, label: PROMISE_WORDS[value] }))}
      />
    </Stack>
  );
}
