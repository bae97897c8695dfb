import { paths } from '../../../src/wire/paths.ts';
import { call } from '../../api/client.ts';
import { uploadThumbnail } from '../../api/thumbnail.ts';
import { useFormField } from '../../forms/field.ts';
import { FieldFrame } from '../../forms/field-frame.tsx';
import { useFormValues } from '../../forms/form-values.ts';
import { useAct } from '../../forms/use-act.ts';
import { SETTINGS } from '../../text/copy/admin-settings.ts';
import { Button } from '../../ui/button.tsx';
import { FileButton } from '../../ui/file-button.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import styles from './settings.module.css';

interface PictureFieldProps {
  name: string;
  label: string;
  hint: string;
}

/** A picture of the settings, uploaded at once and kept by its key. */
export function PictureField({ name, label, hint }: PictureFieldProps) {
  const { id, complaint, input } = useFormField<string>(name, label, hint);
  const { setValue } = useFormValues<Record<string, unknown>>();
  const key = String(input.value);

  const { isBusy, run } = useAct(async (file: File) => {
    const uploaded = await uploadThumbnail(file);
    setValue(name, (await call(paths.settingsPictures, { method: 'POST', body: { key: uploaded } })).key);
    return undefined;
  });

  return (
    <FieldFrame {...{ id, label, hint, isOptional: true, complaint }}>
      <Row gap={3} align="center">
        {key !== '' && <img src={`/stream/${key}`} alt={SETTINGS.picture.alt(label)} className={styles.shown} />}
        <FileButton
          id={id}
          variant="outline"
          size="small"
          accept="image/png,image/jpeg,image/webp"
          isBusy={isBusy}
          onFile={(file) => void run(file)}
        >
          {isBusy ? SETTINGS.picture.uploading : key === '' ? SETTINGS.picture.choose : SETTINGS.picture.replace}
        </FileButton>
        {key !== '' && (
          <Button variant="outline" size="small" onClick={() => setValue(name, '')}>
            {SETTINGS.picture.remove}
          </Button>
        )}
      </Row>
    </FieldFrame>
  );
}
