import { paths } from '../../../src/wire/paths.ts';
import type { SettingsReply } from '../../../src/wire/replies/school.ts';
import { changedIn, previewPath } from '../../admin/settings-draft.ts';
import { StickyBar } from '../../admin/sticky-bar.tsx';
import { VersionedForm } from '../../admin/versioned-form.tsx';
import { showing } from '../../api/admin-courses.ts';
import { call } from '../../api/client.ts';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { SAVE_BAR } from '../../text/copy/admin-forms.ts';
import { SETTINGS } from '../../text/copy/admin-settings.ts';
import { Button } from '../../ui/button.tsx';
import { ExternalLink } from '../../ui/external-link.tsx';
import { useFeedback } from '../../ui/feedback.ts';
import { contentOf, type SettingsValues, valuesOf } from './form-values.ts';
import { differences } from './settings-differences.ts';
import { SettingsFields } from './settings-fields.tsx';
import styles from './settings.module.css';

/** Checks what would be sent, which the form has in other words. */
const schema = () =>
  import('../../../src/wire/school-settings.ts').then((wire) =>
    wire.settingsDraftBody.omit(['revision']).transform((values: SettingsValues) => ({ content: contentOf(values) })),
  );

/** Settings as they would be published next. */
export const nextOf = ({ draft, content }: SettingsReply) => draft?.content ?? content;

interface SettingsFormProps {
  current: SettingsReply;
  onSeen: (newest: SettingsReply) => void;
  isDirty: boolean;
  onDirty: (isDirty: boolean) => void;
  onPublish: () => void;
}

/** Edits the draft, and saves, previews and publishes it. */
export function SettingsForm({ current, onSeen, isDirty, onDirty, onPublish }: SettingsFormProps) {
  const { notify } = useFeedback();
  const { draft } = current;

  const save = async (values: SettingsValues, { revision }: SettingsReply) => {
    const body = { revision, content: contentOf(values) };
    const saved = await showing(call(paths.settingsDraft, { method: 'PUT', body }), onSeen);
    notify(SETTINGS.saved);
    return saved;
  };

  return (
    <VersionedForm
      current={current}
      valuesOf={(reply) => valuesOf(nextOf(reply))}
      onSave={save}
      staleTitle={SETTINGS.stale}
      differences={(theirs, mine) => differences(nextOf(theirs), contentOf(mine))}
      ended={undefined}
      onDirty={onDirty}
      schema={schema}
      label={SETTINGS.form}
      className={styles.form}
    >
      <SettingsFields seen={current} />
      <StickyBar>
        <p>{isDirty ? SAVE_BAR.notSaved : draft ? SETTINGS.notPublished : SETTINGS.allPublished}</p>
        {draft && (
          <ExternalLink href={previewPath(changedIn(current).address, draft.previewKey)} isTerse>
            {SETTINGS.see}
          </ExternalLink>
        )}
        <SubmitButton busy={SETTINGS.saving} variant={draft && !isDirty ? 'outline' : 'filled'}>
          {SETTINGS.save}
        </SubmitButton>
        {draft && (
          <Button variant={isDirty ? 'outline' : 'filled'} onClick={onPublish}>
            {SETTINGS.publish}
          </Button>
        )}
      </StickyBar>
    </VersionedForm>
  );
}
