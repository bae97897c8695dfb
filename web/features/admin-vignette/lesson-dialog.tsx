import { useState } from 'react';
import type { LessonsReply } from '../../../src/wire/replies/lessons.ts';
import { ChoiceList } from '../../admin/choice-list.tsx';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { TAUGHT } from '../../text/copy/admin-vignette.ts';
import { clock } from '../../text/playing-time.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Note, Stack, Text } from '../../ui/layout/layout.tsx';
import { type TaughtPlace, useLessons, useSetPlaces } from './lessons-api.ts';

const schema = () => import('../../../src/wire/questions.ts').then((wire) => wire.lessonPlaceForm);

const { choose: WORDS } = TAUGHT;

type Lesson = LessonsReply['lessons'][number];

const lengthOf = ({ lengthSeconds }: Lesson): string | null => (lengthSeconds === null ? null : clock(lengthSeconds));

function kindOf(lesson: Lesson): string {
  const length = lengthOf(lesson);
  if (lesson.isPaper) return WORDS.paper;
  return length === null ? WORDS.unmeasured : WORDS.video(length);
}

const placeOf = (lesson: Lesson): string =>
  [lesson.courseTitle, WORDS.day(lesson.moduleNumber, lesson.dayNumber), kindOf(lesson)].join(' · ');

interface LessonDialogProps {
  questionId: string;
  places: readonly TaughtPlace[];
  onClose: () => void;
}

/** Finds a lesson, and asks for the second or the page. */
export function LessonDialog({ questionId, places, onClose }: LessonDialogProps) {
  const [lesson, setLesson] = useState<Lesson>();
  const [search, setSearch] = useState('');
  const found = useLessons(search);
  const set = useSetPlaces(questionId);

  if (!lesson)
    return (
      <Dialog isOpen onClose={onClose} title={TAUGHT.dialog}>
        <ChoiceList
          words={WORDS}
          search={search}
          onSearch={setSearch}
          found={{ ...found, data: found.data && { rows: found.data.lessons, hasMore: found.data.hasMore } }}
          labelOf={(row) => `${WORDS.take(row.title)}: ${placeOf(row)}`}
          onTake={setLesson}
        >
          {(row) => (
            <Stack as="span">
              <Text as="span">{row.title}</Text>
              <Note as="span">{placeOf(row)}</Note>
            </Stack>
          )}
        </ChoiceList>
      </Dialog>
    );

  const add = async ({ at }: { at: string }) => {
    await set([...places, { contentId: lesson.id, at }]);
    return TAUGHT.added;
  };
  return (
    <FormDialog
      title={TAUGHT.dialog}
      start={{ at: '' }}
      schema={schema}
      action={TAUGHT.save}
      busy={TAUGHT.saving}
      onSubmit={add}
      onClose={onClose}
    >
      <Stack gap={1}>
        <Text weight="strong">{lesson.title}</Text>
        <Note>{placeOf(lesson)}</Note>
        <div>
          <Button variant="outline" size="small" onClick={() => setLesson(undefined)}>
            {TAUGHT.other}
          </Button>
        </div>
      </Stack>
      <TextField
        name="at"
        label={lesson.isPaper ? TAUGHT.page : TAUGHT.time}
        hint={lesson.isPaper ? TAUGHT.pageHint : TAUGHT.timeHint(lengthOf(lesson))}
        autoComplete="off"
      />
    </FormDialog>
  );
}
