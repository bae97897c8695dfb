import { paths } from '../../../src/wire/paths.ts';
import type { BlueprintReply } from '../../../src/wire/replies/exam.ts';
import { StickyBar } from '../../admin/sticky-bar.tsx';
import { VersionedForm } from '../../admin/versioned-form.tsx';
import { showing } from '../../api/admin-courses.ts';
import { call } from '../../api/client.ts';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { BLUEPRINT } from '../../text/copy/admin-blueprint.ts';
import { SAVE_BAR } from '../../text/copy/admin-forms.ts';
import { useFeedback } from '../../ui/feedback.ts';
import { differences } from './blueprint-differences.ts';
import { BlueprintFields, Shape } from './blueprint-fields.tsx';
import { type BlueprintValues, contentOf, valuesOf } from './form-values.ts';
import styles from './blueprint.module.css';

/** Checks what would be sent, which the form has in other words. */
const schema = () =>
  import('../../../src/wire/exam.ts').then((wire) =>
    wire.blueprintBody.omit(['version']).transform((values: BlueprintValues) => ({ content: contentOf(values) })),
  );

const revised = (reply: BlueprintReply) => ({ ...reply, revision: reply.version });

interface BlueprintFormProps {
  current: BlueprintReply;
  onSeen: (newest: BlueprintReply) => void;
  isDirty: boolean;
  onDirty: (isDirty: boolean) => void;
}

/** Edits the blueprint: each save is a version of it. */
export function BlueprintForm({ current, onSeen, isDirty, onDirty }: BlueprintFormProps) {
  const { notify } = useFeedback();

  const save = async (values: BlueprintValues, { version }: BlueprintReply) => {
    const body = { version, content: contentOf(values) };
    const saved = await showing(call(paths.blueprint, { method: 'PUT', body }), onSeen);
    notify(BLUEPRINT.saved(saved.version));
    return revised(saved);
  };

  return (
    <VersionedForm
      current={revised(current)}
      valuesOf={({ content }) => valuesOf(content)}
      onSave={save}
      staleTitle={BLUEPRINT.stale}
      differences={(theirs, mine) => differences(theirs.content, contentOf(mine))}
      ended={undefined}
      onDirty={onDirty}
      schema={schema}
      label={BLUEPRINT.form}
      className={styles.form}
    >
      <Shape />
      <BlueprintFields />
      <StickyBar>
        <p>{isDirty ? SAVE_BAR.notSaved : SAVE_BAR.saved}</p>
        <SubmitButton busy={BLUEPRINT.saving}>{BLUEPRINT.save}</SubmitButton>
      </StickyBar>
    </VersionedForm>
  );
}
