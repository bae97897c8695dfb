import { ImagePlus, Table, Trash2 } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { BASES, QUESTION_LIMITS as MAX } from '../../../src/wire/literals.ts';
import type { VersionReply } from '../../../src/wire/replies/questions.ts';
import { ApiError, streamUrl } from '../../api/client.ts';
import { uploadThumbnail } from '../../api/thumbnail.ts';
import { sentenceOf } from '../../forms/refusal.ts';
import { DRAFT } from '../../text/copy/admin-vignette.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { DropZone } from '../../ui/drop-zone.tsx';
import { PICTURES } from '../../ui/dropped-files.ts';
import { useFeedback } from '../../ui/feedback.ts';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Area, Choice, Group, Line, Tick } from './draft-field.tsx';
import type { DraftValue, FigureValue } from './draft-values.ts';
import { useRowFocus } from './row-focus.ts';
import styles from './vignette.module.css';

const BASIS_OPTIONS = BASES.map((basis) => ({ value: basis, words: DRAFT.bases[basis] }));

/** `text` with the line of a figure at a place, alone on its line. */
export function withFigure(text: string, at: number, number: number): { text: string; end: number } {
  const before = text.slice(0, at);
  const after = text.slice(at);
  const start = before === '' || before.endsWith('\n') ? before : `${before}\n`;
  const line = `${start}{{figure:${number}}}`;
  return { text: `${line}${after.startsWith('\n') ? '' : '\n'}${after}`, end: line.length };
}

/** `text` with the beginning of a table at a place, apart from what is around it. */
export function withTable(text: string, at: number): { text: string; end: number } {
  const [before, after] = [text.slice(0, at).trimEnd(), text.slice(at).trimStart()];
  const lines = `${before === '' ? '' : `${before}\n\n`}${DRAFT.emptyTable}`;
  return { text: `${lines}\n\n${after}`, end: lines.length };
}

interface CaseFieldsProps {
  value: DraftValue;
  files: VersionReply['figures'];
  edit: (change: (value: DraftValue) => DraftValue) => void;
  addFigure: (key: string) => Promise<unknown>;
  removeFigure: (number: number) => Promise<unknown>;
}

/** The case of a draft: its text, its figures, and the author's word on where it comes from. */
export function CaseFields({ value, files, edit, addFigure, removeFigure }: CaseFieldsProps) {
  const text = useRef<HTMLTextAreaElement>(null);
  /** End of the last selection; undefined before the first one. */
  const cursor = useRef<number>(undefined);
  const { notify } = useFeedback();
  const { list, added, removed } = useRowFocus(value.figures.length);
  const set = (change: Partial<DraftValue>) => edit((now) => ({ ...now, ...change }));

  const insert = (write: (text: string, at: number) => { text: string; end: number }) => {
    const next = write(value.case, cursor.current ?? value.case.length);
    set({ case: next.text });
    text.current?.focus();
    // The cursor moves once the new text is there.
    requestAnimationFrame(() => text.current?.setSelectionRange(next.end, next.end));
  };

  return (
    <Stack as="section" gap={5} aria-label={DRAFT.case}>
      <Line
        path="title"
        label={DRAFT.title}
        hint={DRAFT.titleHint}
        maxLength={MAX.title}
        value={value.title}
        onChange={(title) => set({ title })}
      />
      <Area
        ref={text}
        path="case"
        label={DRAFT.caseText}
        hint={DRAFT.markdown}
        rows={12}
        onSelect={({ currentTarget }) => (cursor.current = currentTarget.selectionEnd)}
        maxLength={MAX.case}
        value={value.case}
        onChange={(caseText) => set({ case: caseText })}
      />
      <Button
        variant="outline"
        size="small"
        className={styles.add}
        icon={<Table size={18} aria-hidden="true" />}
        onClick={() => insert(withTable)}
      >
        {DRAFT.insertTable}
      </Button>
      <Group path="figures" label={DRAFT.figures} hint={DRAFT.figuresHint} isWritten={value.figures.length > 0}>
        <div ref={list} className={styles.rows}>
          {value.figures.map((figure, at) => (
            <FigureFields
              key={figure.number}
              at={at}
              figure={figure}
              file={files.find(({ number }) => number === figure.number)}
              onChange={(change) =>
                edit((now) => ({
                  ...now,
                  figures: now.figures.map((one) => (one.number === figure.number ? { ...one, ...change } : one)),
                }))
              }
              onInsert={() => insert((words, place) => withFigure(words, place, figure.number))}
              onRemove={() => {
                removed();
                removeFigure(figure.number).catch((error: unknown) => notify(sentenceOf(error), { tone: 'failure' }));
              }}
            />
          ))}
        </div>
        {value.figures.length < MAX.figures && <AddFigure onAdd={addFigure} onAdding={added} />}
      </Group>
      <Choice
        path="basis"
        label={DRAFT.basis}
        placeholder={DRAFT.choose}
        options={BASIS_OPTIONS}
        value={value.basis}
        onChange={(basis) => set({ basis: basis as DraftValue['basis'] })}
      />
      <Tick
        path="isDeclared"
        label={DRAFT.declaration}
        isOn={value.isDeclared}
        onChange={(isDeclared) => set({ isDeclared })}
      />
    </Stack>
  );
}

interface FigureFieldsProps {
  at: number;
  figure: FigureValue;
  file: VersionReply['figures'][number] | undefined;
  onChange: (change: Partial<FigureValue>) => void;
  onInsert: () => void;
  onRemove: () => void;
}

function FigureFields({ at, figure, file, onChange, onInsert, onRemove }: FigureFieldsProps) {
  const path = `figures[${at}]`;
  return (
    <Group path={path} label={DRAFT.figure(figure.number)} isWritten isFramed>
      {file && (
        <img
          className={styles.picture}
          src={streamUrl(file.smallKey || file.key)}
          width={file.width}
          height={file.height}
          alt={figure.description}
        />
      )}
      <Area
        path={`${path}.description`}
        label={DRAFT.description}
        hint={DRAFT.descriptionHint}
        rows={2}
        maxLength={MAX.description}
        value={figure.description}
        onChange={(description) => onChange({ description })}
      />
      <Line
        path={`${path}.caption`}
        label={DRAFT.caption}
        isOptional
        maxLength={MAX.caption}
        value={figure.caption}
        onChange={(caption) => onChange({ caption })}
      />
      <Row gap={2} align="center">
        <Button
          variant="outline"
          size="small"
          icon={<ImagePlus size={18} aria-hidden="true" />}
          aria-label={DRAFT.insertFigure(figure.number)}
          onClick={onInsert}
        >
          {DRAFT.insert}
        </Button>
        <IconButton
          label={DRAFT.removeFigure(figure.number)}
          icon={<Trash2 size={20} aria-hidden="true" />}
          onClick={onRemove}
        />
      </Row>
    </Group>
  );
}

interface AddFigureProps {
  onAdd: (key: string) => Promise<unknown>;
  /** Called where the author waits for the figure, and has not turned to another field. */
  onAdding: () => void;
}

/** Uploads a picture and adds it as a figure. */
function AddFigure({ onAdd, onAdding }: AddFigureProps) {
  const id = useId();
  const [isAdding, setAdding] = useState(false);
  const [complaint, setComplaint] = useState<string>();

  const add = async (picture: File) => {
    setAdding(true);
    setComplaint(undefined);
    try {
      const key = await uploadThumbnail(picture);
      if (document.activeElement?.id === id) onAdding();
      await onAdd(key);
    } catch (error) {
      // The sentence of an upload speaks of a course's picture; its reason does not.
      setComplaint((error instanceof ApiError && error.fields['thumbnail']) || sentenceOf(error));
    }
    setAdding(false);
  };

  return (
    <DropZone
      id={id}
      words={DRAFT.drop}
      accept={PICTURES}
      isMultiple={false}
      isSmall
      {...(isAdding && { disabledReason: DRAFT.adding })}
      {...(complaint !== undefined && { complaint })}
      onFiles={([first]) => first && void add(first.file)}
    />
  );
}
