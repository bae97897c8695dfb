import type { ReactNode } from 'react';
import { useFormField } from '../../forms/field.ts';
import { useFormValues } from '../../forms/form-values.ts';
import { COURSE_FORM, THUMBNAIL_DROP } from '../../text/copy/admin-courses.ts';
import { Button } from '../../ui/button.tsx';
import { DropZone } from '../../ui/drop-zone.tsx';
import { PICTURES } from '../../ui/dropped-files.ts';
import { LocalPicture } from './local-picture.tsx';
import styles from './thumbnail-field.module.css';

export interface ThumbnailFieldProps {
  label: string;
  hint: string;
  /** The picture that the course has now, to compare with. */
  current?: ReactNode;
}

/** The course's picture: dropped, pasted or picked, and seen before it is sent. */
export function ThumbnailField({ label, hint, current }: ThumbnailFieldProps) {
  const { id, complaint } = useFormField<File | null>('thumbnail', label);
  const { values, setValue } = useFormValues<{ thumbnail: File | null }>();
  const picture = values.thumbnail;
  return (
    <div className={styles.row}>
      {current}
      <div className={styles.field} role="group" aria-labelledby={`${id}-label`}>
        <p id={`${id}-label`} className={styles.label}>
          {label}
        </p>
        <div className={styles.sides}>
          {picture && (
            <div className={styles.picture}>
              <LocalPicture file={picture} />
            </div>
          )}
          <div className={styles.zone}>
            <DropZone
              id={id}
              words={picture ? { ...THUMBNAIL_DROP, choose: COURSE_FORM.another } : THUMBNAIL_DROP}
              hint={picture ? undefined : hint}
              accept={PICTURES}
              isMultiple={false}
              isSmall
              complaint={complaint}
              onFiles={([first]) => first && setValue('thumbnail', first.file)}
            />
          </div>
        </div>
        {picture && (
          <p className={styles.chosen}>
            <span className={styles.name}>{COURSE_FORM.chosen(picture.name)}</span>
            <Button variant="quiet" size="small" onClick={() => setValue('thumbnail', null)}>
              {COURSE_FORM.takeAway}
            </Button>
          </p>
        )}
      </div>
    </div>
  );
}
