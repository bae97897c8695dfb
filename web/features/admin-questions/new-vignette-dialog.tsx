import { useState } from 'react';
import { useNavigate } from 'react-router';
import { POOLS, type Pool } from '../../../src/wire/literals.ts';
import { paths } from '../../../src/wire/paths.ts';
import { call } from '../../api/client.ts';
import { Form } from '../../forms/form.tsx';
import { SelectField } from '../../forms/select-field.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { questionPath } from '../../platform/admin-addresses.ts';
import { BANK } from '../../text/copy/admin-bank.ts';
import { NEW_VIGNETTE } from '../../text/copy/admin-questions.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import styles from './questions-page.module.css';

const schema = () =>
  import('../../../src/wire/questions.ts').then((wire) => wire.newVignetteBody.omit(['idempotencyKey']));

const START: { title: string; pool: Pool } = { title: '', pool: 'practice' };
const POOL_OPTIONS = POOLS.map((value) => ({ value, words: BANK.pools[value] }));

/** Asks for what a vignette begins with, and leads to its editor. */
export function NewVignetteDialog({ onClose }: { onClose: () => void }) {
  // One key for all attempts: sent again after a lost answer, the same vignette comes back.
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const navigate = useNavigate();

  const create = async (facts: typeof START) => {
    const { id } = await call(paths.vignettes, { method: 'POST', body: { ...facts, idempotencyKey } });
    void navigate(questionPath(id));
  };

  return (
    <Dialog isOpen onClose={onClose} title={NEW_VIGNETTE.title} size="small">
      <Form start={START} schema={schema} onSubmit={create}>
        <TextField name="title" label={NEW_VIGNETTE.name} hint={NEW_VIGNETTE.nameHint} autoComplete="off" />
        <SelectField name="pool" label={NEW_VIGNETTE.pool} hint={NEW_VIGNETTE.poolHint} options={POOL_OPTIONS} />
        <div className={styles.buttons}>
          <Button variant="outline" onClick={onClose}>
            {NEW_VIGNETTE.cancel}
          </Button>
          <SubmitButton busy={NEW_VIGNETTE.creating}>{NEW_VIGNETTE.create}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
