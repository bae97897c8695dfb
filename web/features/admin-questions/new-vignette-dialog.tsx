import { useState } from 'react';
import { useNavigate } from 'react-router';
import { POOLS, type Pool } from '../../../src/wire/literals.ts';
import { paths } from '../../../src/wire/paths.ts';
import { call } from '../../api/client.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { SelectField } from '../../forms/select-field.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { questionPath } from '../../platform/admin-addresses.ts';
import { BANK } from '../../text/copy/admin-bank.ts';
import { NEW_VIGNETTE } from '../../text/copy/admin-questions.ts';

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
    await navigate(questionPath(id));
    return undefined;
  };

  return (
    <FormDialog
      title={NEW_VIGNETTE.title}
      size="small"
      start={START}
      schema={schema}
      action={NEW_VIGNETTE.create}
      busy={NEW_VIGNETTE.creating}
      onSubmit={create}
      onClose={onClose}
    >
      <TextField name="title" label={NEW_VIGNETTE.name} hint={NEW_VIGNETTE.nameHint} autoComplete="off" />
      <SelectField name="pool" label={NEW_VIGNETTE.pool} hint={NEW_VIGNETTE.poolHint} options={POOL_OPTIONS} />
    </FormDialog>
  );
}
