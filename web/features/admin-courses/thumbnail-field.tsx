import { type ReactNode, useCallback, useState } from 'react';
import { M } from '../../../src/wire/messages.ts';
import { ApiError } from '../../api/client.ts';
import { THUMBNAIL_FAILED, uploadThumbnail } from '../../api/thumbnail.ts';
import { useFormField } from '../../forms/field.ts';
import { useFormValues } from '../../forms/form-values.ts';
import { sentenceOf } from '../../forms/refusal.ts';
import { COURSE_FORM, THUMBNAIL_DROP } from '../../text/copy/admin-courses.ts';
import { Button } from '../../ui/button.tsx';
import { DropZone } from '../../ui/drop-zone.tsx';
import { PICTURES } from '../../ui/dropped-files.ts';
import { Note, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { Message } from '../../ui/text.tsx';
import styles from './course-form.module.css';

interface ThumbnailFieldProps {
  label: string;
  hint: string;
  /** The current picture, for comparison. */
  current?: ReactNode;
}

/** Field for the course's picture: drop, paste or pick, with a preview. */
export function ThumbnailField({ label, hint, current }: ThumbnailFieldProps) {
  const { id, complaint } = useFormField<File | null>('thumbnail', label);
  const { values, setValue } = useFormValues<{ thumbnail: File | null }>();
  const picture = values.thumbnail;
  return (
    <Row gap={5} align="start">
      {current}
      <Stack gap="6px" className={styles.field} role="group" aria-labelledby={`${id}-label`}>
        <Text id={`${id}-label`} weight="strong">
          {label}
        </Text>
        <Row gap={4} className={styles.sides}>
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
        </Row>
        {picture && (
          <Row as="p" gap={4} lineGap={0} align="center" justify="between" className={styles.chosen}>
            <Note as="span" breaks>
              {COURSE_FORM.chosen(picture.name)}
            </Note>
            <Button variant="quiet" size="small" onClick={() => setValue('thumbnail', null)}>
              {COURSE_FORM.takeAway}
            </Button>
          </Row>
        )}
      </Stack>
    </Row>
  );
}

/** Preview of a local picture. Its object URL is revoked on unmount. */
export function LocalPicture({ file }: { file: File }) {
  const [broken, setBroken] = useState<File>();
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return undefined;
      const address = URL.createObjectURL(file);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [file],
  );
  if (broken === file)
    return (
      <p className={styles.broken}>
        <Message>{M.thumbnailNotAvailable}</Message>
      </p>
    );
  return <img ref={show} alt="" className={styles.image} onError={() => setBroken(file)} />;
}

/** Returns the key of the uploaded picture, or an empty string. A retry does not upload it again. */
export function useThumbnailKey() {
  const [sent] = useState(() => new Map<File, string>());
  return {
    keyOf: async (picture: File | null): Promise<string> => {
      if (!picture) return '';
      const key = sent.get(picture) ?? (await uploadThumbnail(picture));
      sent.set(picture, key);
      return key;
    },
    /** Forgets keys after a refusal: they may have become invalid. */
    forget: () => sent.clear(),
  };
}

/** Returns the banner's sentence: the picture's own error, otherwise the form's with the server's reason. */
export const thumbnailOr =
  (words: (reason: string) => string) =>
  (error: unknown): string =>
    error instanceof ApiError && error.code === THUMBNAIL_FAILED ? error.message : words(sentenceOf(error));
