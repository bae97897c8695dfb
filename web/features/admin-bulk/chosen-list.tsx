import { FileText, Upload, X } from 'lucide-react';
import { memo, useDeferredValue } from 'react';
import { BULK } from '../../text/copy/admin-bulk.ts';
import { fileSize } from '../../text/file-size.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Note, Row } from '../../ui/layout/layout.tsx';
import { type ChosenFile, chosenFiles } from './chosen-files.ts';
import { Step } from './steps.tsx';
import type { Target } from './use-upload-target.ts';
import styles from './bulk-upload.module.css';

const sizeOf = (files: readonly ChosenFile[]): string =>
  fileSize(files.reduce((total, { file }) => total + file.size, 0));

const ChosenRow = memo(function ChosenRow({ chosen }: { chosen: ChosenFile }) {
  const { id, file, path } = chosen;
  return (
    <li className={styles.chosen}>
      <FileText size={20} aria-hidden="true" />
      <span className={styles.path}>{path}</span>
      <span className={styles.size}>{fileSize(file.size)}</span>
      <IconButton
        label={BULK.takeOut(file.name)}
        icon={<X size={20} aria-hidden="true" />}
        onClick={() => chosenFiles.remove(id)}
      />
    </li>
  );
});

/**
 * Chosen files with the button that sends them. The button is never disabled: it says what is missing. While the module
 * of the URL is loading, it is busy.
 */
export function ChosenList({
  files,
  target,
  onSend,
}: {
  files: readonly ChosenFile[];
  target: Target;
  onSend: () => void;
}) {
  const { course, module, isModuleLoading } = target;
  // A thousand rows are rendered with deferred priority; their count is shown at once.
  const shown = useDeferredValue(files);
  const aside = files.length > 0 && (
    <Button variant="quiet" size="small" onClick={chosenFiles.clear}>
      {BULK.takeAllOut}
    </Button>
  );
  return (
    <Step number={4} heading={BULK.check} aside={aside}>
      {files.length > 0 && (
        <>
          <Note isTabular isWide>
            {BULK.chosen(files.length, sizeOf(files))}
          </Note>
          <ul className={styles.list}>
            {shown.map((chosen) => (
              <ChosenRow key={chosen.id} chosen={chosen} />
            ))}
          </ul>
        </>
      )}
      <Row gap={4} lineGap={3} align="center">
        <Button
          icon={<Upload size={20} aria-hidden="true" />}
          isBusy={isModuleLoading && files.length > 0}
          onClick={onSend}
        >
          {files.length > 0 ? BULK.uploadCount(files.length) : BULK.upload}
        </Button>
        {course && module && (
          <Note isTabular isWide>
            {BULK.toModule(BULK.moduleName(module.moduleNumber, module.title), course.title)}
          </Note>
        )}
      </Row>
    </Step>
  );
}
