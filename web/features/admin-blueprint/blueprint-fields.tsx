import { MAX_CLUSTERS, MAX_SECTIONS, MAX_SUBJECTS } from '../../../src/wire/literals.ts';
import { shapeWords } from '../../exam/shape-words.ts';
import { useFormValues } from '../../forms/form-values.ts';
import { GroupField } from '../../forms/group-field.tsx';
import { NumberField } from '../../forms/number-field.tsx';
import { SelectField } from '../../forms/select-field.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { BLUEPRINT } from '../../text/copy/admin-blueprint.ts';
import { Grid } from '../../ui/layout/layout.tsx';
import {
  type BlueprintValues,
  type ClusterValues,
  contentOf,
  type SectionValues,
  type SubjectValues,
} from './form-values.ts';
import { Rows } from './rows.tsx';
import fields from '../../forms/field.module.css';
import styles from './blueprint.module.css';

const DAYS = Array.from({ length: MAX_SECTIONS }, (_one, index) => ({
  value: index + 1,
  words: BLUEPRINT.sections.onDay(index + 1),
}));

const NEW_CLUSTER: ClusterValues = { id: '', short: '', title: '', share: '' };
const NEW_SUBJECT: SubjectValues = { id: '', title: '', share: '', search: '' };

const Count = ({ name, label, hint }: { name: string; label: string; hint?: string }) => (
  <NumberField name={name} label={label} hint={hint} min={0} step={1} inputMode="numeric" />
);

const Share = ({ name }: { name: string }) => (
  <NumberField name={name} label={BLUEPRINT.share} min={0} max={100} step="any" inputMode="decimal" />
);

/** The exam in one line, as the form has it now. */
export function Shape() {
  const { values } = useFormValues<BlueprintValues>();
  return <p className={styles.shape}>{shapeWords(contentOf(values))}</p>;
}

export function BlueprintFields() {
  const { values } = useFormValues<BlueprintValues>();
  const { sections, clusters, subjects } = values.content;
  const last = sections.at(-1);
  const nextSection: SectionValues = { vignettes: '', minutes: last?.minutes ?? '', day: last?.day ?? 1 };
  return (
    <>
      <TextField name="content.title" label={BLUEPRINT.examTitle} autoComplete="off" />
      <Rows
        name="content.sections"
        words={BLUEPRINT.sections}
        kind="sections"
        rows={sections}
        blank={nextSection}
        max={MAX_SECTIONS}
      >
        {(at) => (
          <>
            <Count name={`${at}.vignettes`} label={BLUEPRINT.sections.vignettes} />
            <Count name={`${at}.minutes`} label={BLUEPRINT.sections.minutes} />
            <SelectField name={`${at}.day`} label={BLUEPRINT.sections.day} options={DAYS} />
          </>
        )}
      </Rows>
      <Grid min="220px" gap={4} className={fields.beside}>
        <Count name="content.unscoredVignettesPerSection" label={BLUEPRINT.unscored} hint={BLUEPRINT.unscoredHint} />
        <Count name="content.breakMinutes.betweenSections" label={BLUEPRINT.break} />
      </Grid>
      <GroupField name="content.question" label={BLUEPRINT.questions.title}>
        <Grid min="220px" gap={4} className={fields.beside}>
          <Count name="content.vignette.questions" label={BLUEPRINT.questions.perVignette} />
          <Count name="content.question.options.min" label={BLUEPRINT.questions.fewest} />
          <Count name="content.question.options.max" label={BLUEPRINT.questions.most} />
        </Grid>
      </GroupField>
      <Rows
        name="content.clusters"
        words={BLUEPRINT.clusters}
        kind="clusters"
        rows={clusters}
        blank={NEW_CLUSTER}
        max={MAX_CLUSTERS}
      >
        {(at) => (
          <>
            <Id name={`${at}.id`} />
            <TextField name={`${at}.short`} label={BLUEPRINT.short} autoComplete="off" />
            <TextField name={`${at}.title`} label={BLUEPRINT.rowTitle} autoComplete="off" />
            <Share name={`${at}.share`} />
          </>
        )}
      </Rows>
      <Rows
        name="content.subjects"
        words={BLUEPRINT.subjects}
        kind="subjects"
        rows={subjects}
        blank={NEW_SUBJECT}
        max={MAX_SUBJECTS}
      >
        {(at) => (
          <>
            <Id name={`${at}.id`} />
            <TextField name={`${at}.title`} label={BLUEPRINT.rowTitle} autoComplete="off" />
            <Share name={`${at}.share`} />
            <TextField name={`${at}.search`} label={BLUEPRINT.search} autoComplete="off" />
          </>
        )}
      </Rows>
    </>
  );
}

const Id = ({ name }: { name: string }) => (
  <TextField name={name} label={BLUEPRINT.id} autoComplete="off" autoCapitalize="none" spellCheck={false} />
);
