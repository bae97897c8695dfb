import { PROMISES } from '../../../src/wire/literals.ts';
import { Checkbox } from '../../forms/checkbox.tsx';
import { ChecksField } from '../../forms/checks-field.tsx';
import { TextField, type TextFieldProps } from '../../forms/text-field.tsx';
import { COURSE_FORM, GUIDANCE_FORM } from '../../text/copy/admin-courses.ts';
import { PROMISE_WORDS } from '../../text/copy/program.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import styles from './course-form.module.css';

const LinkField = (props: Omit<TextFieldProps, 'type'>) => (
  <TextField autoComplete="off" autoCapitalize="none" spellCheck={false} isOptional inputMode="url" {...props} />
);

/** Fields for study group and mentor, and for what the course is sold with and without. */
export function GuidanceFields() {
  return (
    <Stack as="fieldset" gap={5} className={styles.group}>
      <legend className={styles.legend}>{GUIDANCE_FORM.legend}</legend>
      <p className={styles.groupLine}>{GUIDANCE_FORM.line}</p>
      <LinkField
        name="studyGroupUrl"
        label={GUIDANCE_FORM.studyGroup}
        hint={GUIDANCE_FORM.studyGroupHint}
        placeholder={GUIDANCE_FORM.linkExample}
      />
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
