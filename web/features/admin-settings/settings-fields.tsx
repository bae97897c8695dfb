import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { SettingsReply } from '../../../src/wire/replies/school.ts';
import { Checkbox } from '../../forms/checkbox.tsx';
import { FixedField } from '../../forms/fixed-field.tsx';
import { useFormValues } from '../../forms/form-values.ts';
import { GroupField } from '../../forms/group-field.tsx';
import { NumberField } from '../../forms/number-field.tsx';
import { SelectField } from '../../forms/select-field.tsx';
import { TextArea } from '../../forms/text-area.tsx';
import { EmailField, TextField } from '../../forms/text-field.tsx';
import { mailTemplatesPath } from '../../platform/admin-addresses.ts';
import { settingsAnchor } from '../../platform/settings-addresses.ts';
import { SETTINGS } from '../../text/copy/admin-settings.ts';
import { Grid } from '../../ui/layout/layout.tsx';
import { ExamDatesField } from './exam-dates-field.tsx';
import type { SettingsValues } from './form-values.ts';
import { PictureField } from './picture-field.tsx';
import { gstWords } from './settings-differences.ts';
import { TestMail } from './test-mail.tsx';
import { WordsFields } from './words-fields.tsx';
import fields from '../../forms/field.module.css';

interface FieldsProps {
  seen: SettingsReply;
}

/** All groups. A value that the environment sets is shown in place of its field. */
export function SettingsFields({ seen: { variables, today, draft, mailFrom } }: FieldsProps) {
  const { values } = useFormValues<SettingsValues>();
  const { school, mentor, prices, tax, exam } = values.content;
  const unless = (field: string, label: string, value: string, children: ReactNode) => {
    const variable = variables[field];
    if (variable === undefined) return children;
    return <FixedField label={label} value={value || SETTINGS.none} hint={SETTINGS.locked(variable)} />;
  };
  const line = (group: 'mentor' | 'tax', field: string, label: string, value: string, hint?: string) =>
    unless(
      `${group}.${field}`,
      label,
      value,
      <TextField
        name={`content.${group}.${field}`}
        label={label}
        hint={hint}
        autoComplete="off"
        isOptional={group === 'tax'}
      />,
    );
  const { school: S, mentor: M, prices: P, tax: T, mail: E, exam: X } = SETTINGS;
  return (
    <>
      <GroupField name="content.school" anchor={settingsAnchor('school')} label={S.title}>
        <TextField name="content.school.name" label={S.name} autoComplete="off" />
        {unless(
          'school.email',
          S.email,
          school.email,
          <EmailField name="content.school.email" label={S.email} hint={S.emailHint} autoComplete="off" />,
        )}
        <TextField name="content.school.phone" label={S.phone} type="tel" autoComplete="off" isOptional />
        <TextField
          name="content.school.messagingUrl"
          label={S.messagingUrl}
          hint={S.messagingHint}
          type="url"
          autoComplete="off"
          isOptional
        />
        <Checkbox name="hasHours" label={S.hasHours} />
        {values.hasHours && (
          <Grid min="260px" gap={4} className={fields.beside}>
            <TextField name="content.school.hours.days" label={S.days} autoComplete="off" />
            <TextField name="content.school.hours.opens" label={S.opens} type="time" />
            <TextField name="content.school.hours.closes" label={S.closes} hint={S.closesHint} type="time" />
            <TextField
              name="content.school.hours.timeZone"
              label={S.timeZone}
              hint={S.timeZoneHint}
              autoComplete="off"
            />
          </Grid>
        )}
        <PictureField name="content.school.logo" label={S.logo} hint={S.logoHint} />
      </GroupField>
      <GroupField name="content.mentor" anchor={settingsAnchor('mentor')} label={M.title} hint={M.hint}>
        {line('mentor', 'name', M.name, mentor.name)}
        <Grid min="260px" gap={4} className={fields.beside}>
          {line('mentor', 'degree', M.degree, mentor.degree)}
          {line('mentor', 'registration', M.registration, mentor.registration)}
        </Grid>
        {unless(
          'mentor.words',
          M.words,
          mentor.words,
          <TextArea name="content.mentor.words" label={M.words} rows={3} />,
        )}
        {unless(
          'mentor.portrait',
          M.portrait,
          '',
          <PictureField name="content.mentor.portrait" label={M.portrait} hint={M.portraitHint} />,
        )}
      </GroupField>
      <WordsFields today={today} previewKey={draft?.previewKey} />
      <GroupField name="content.prices" anchor={settingsAnchor('prices')} label={P.title}>
        {unless(
          'prices.wasPercent',
          P.wasPercent,
          String(prices.wasPercent),
          <NumberField
            name="content.prices.wasPercent"
            label={P.wasPercent}
            hint={P.wasPercentHint}
            min={0}
            step={1}
            inputMode="numeric"
          />,
        )}
      </GroupField>
      <GroupField name="content.tax" anchor={settingsAnchor('tax')} label={T.title} hint={T.hint}>
        {line('tax', 'seller', T.seller, tax.seller, T.sellerHint)}
        {line('tax', 'abn', T.abn, tax.abn, T.abnHint)}
        {line('tax', 'address', T.address, tax.address)}
        {unless(
          'tax.gstRate',
          T.gstRate,
          gstWords(tax.gstRate),
          <SelectField
            name="content.tax.gstRate"
            label={T.gstRate}
            options={[null, 1000].map((value) => ({ value, words: gstWords(value) }))}
          />,
        )}
        {tax.abn.trim() === '' && <Checkbox name="content.tax.isUnregistered" label={T.isUnregistered} />}
      </GroupField>
      <GroupField name="content.mail" anchor={settingsAnchor('mail')} label={E.title}>
        <Grid min="260px" gap={4} className={fields.beside}>
          <TextField
            name="content.mail.senderName"
            label={E.senderName}
            hint={E.senderHint}
            autoComplete="off"
            isOptional
          />
          <EmailField name="content.mail.replyTo" label={E.replyTo} hint={E.replyHint} autoComplete="off" isOptional />
        </Grid>
        <FixedField label={E.from} value={mailFrom} hint={SETTINGS.locked('MAIL_FROM')} />
        <TestMail />
        <Link to={mailTemplatesPath}>{E.test}</Link>
      </GroupField>
      <GroupField name="content.exam" anchor={settingsAnchor('exam')} label={X.title}>
        {unless(
          'exam.reviewers',
          X.reviewers,
          exam.reviewers === 0 ? X.choices[0] : X.choices[1],
          <SelectField
            name="content.exam.reviewers"
            label={X.reviewers}
            options={([1, 0] as const).map((value) => ({ value, words: X.choices[value] }))}
          />,
        )}
        <TextField
          name="content.exam.processUrl"
          label={X.processUrl}
          hint={X.processUrlHint}
          type="url"
          autoComplete="off"
        />
        <Checkbox name="content.exam.isProcessPdf" label={X.isProcessPdf} />
        <ExamDatesField />
      </GroupField>
    </>
  );
}
