import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { QUESTION_LIMITS as MAX } from '../../../src/wire/literals.ts';
import { useAct } from '../../forms/use-act.ts';
import { TAUGHT } from '../../text/copy/admin-vignette.ts';
import { IconButton } from '../../ui/button.tsx';
import { Note, Row, Stack } from '../../ui/layout/layout.tsx';
import { Loadable } from '../../ui/loadable.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AddRow } from './add-row.tsx';
import { LessonDialog } from './lesson-dialog.tsx';
import { type TaughtPlace, usePlaces, useSetPlaces } from './lessons-api.ts';
import styles from './vignette.module.css';

/** Places in lessons that teach a question. Apart from its draft: they are set without a new version. */
export function LessonPlaces({ questionId }: { questionId: string }) {
  const [isAdding, setAdding] = useState(false);
  const set = useSetPlaces(questionId);
  const places = usePlaces(questionId);
  const removing = useAct(async (all: readonly TaughtPlace[], at: number) => {
    await set(all.toSpliced(at, 1));
    return TAUGHT.removed;
  });
  return (
    <Loadable
      query={places}
      loading={TAUGHT.loading}
      skeleton={<Skeleton height="44px" radius="var(--radius-button)" />}
      isQuiet
    >
      {({ places: all }) => (
        <Stack gap={2}>
          {all.length === 0 && <Note>{TAUGHT.none}</Note>}
          {all.length > 0 && (
            <Stack as="ul" gap={1} aria-label={TAUGHT.label}>
              {all.map((place, at) => (
                <PlaceRow
                  key={`${place.contentId} ${place.at}`}
                  place={place}
                  isBusy={removing.isBusy}
                  onRemove={() => void removing.run(all, at)}
                />
              ))}
            </Stack>
          )}
          {all.length < MAX.lessons && <AddRow words={TAUGHT.add} onAdd={() => setAdding(true)} />}
          {isAdding && <LessonDialog questionId={questionId} places={all} onClose={() => setAdding(false)} />}
        </Stack>
      )}
    </Loadable>
  );
}

interface PlaceRowProps {
  place: TaughtPlace;
  isBusy: boolean;
  onRemove: () => void;
}

function PlaceRow({ place: { at, lesson, hasMoved }, isBusy, onRemove }: PlaceRowProps) {
  const title = lesson?.title ?? TAUGHT.gone;
  return (
    <Row as="li" gap={2} wraps={false} align="center">
      <Stack className={styles.place}>
        <span>
          <strong>{TAUGHT.place(at, lesson?.isPaper ?? false)}</strong> {title}
        </span>
        {lesson && <Note>{lesson.courseTitle}</Note>}
        {hasMoved && <p className={styles.complaint}>{TAUGHT.hasMoved}</p>}
      </Stack>
      <IconButton
        label={TAUGHT.remove(title)}
        icon={<Trash2 size={20} aria-hidden="true" />}
        disabled={isBusy}
        onClick={onRemove}
      />
    </Row>
  );
}
