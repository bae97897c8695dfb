import { useState } from 'react';
import { MAX_PRACTICE_VIGNETTES } from '../../../src/wire/literals.ts';
import type { ClassReply } from '../../../src/wire/replies/class.ts';
import { CheckList } from '../../forms/check-list.tsx';
import { suggestedPracticePath } from '../../platform/exam-addresses.ts';
import { CLASS } from '../../text/copy/admin-class.ts';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { Select } from '../../ui/select.tsx';

const NUMBERS = Array.from({ length: MAX_PRACTICE_VIGNETTES }, (_, at) => String(at + 1));
const labelled = (areas: ClassReply['subjects']) => areas.map(({ id, title }) => ({ id, label: title }));

interface SuggestPracticeProps {
  areas: Pick<ClassReply, 'clusters' | 'subjects'>;
  onClose: () => void;
  /** Writes the link to the students that are chosen; absent where nobody is. */
  onWrite: ((link: string) => void) | undefined;
}

/** Makes a link that opens practice with clusters, subjects and number chosen. */
export function SuggestPractice({ areas, onClose, onWrite }: SuggestPracticeProps) {
  const [clusters, setClusters] = useState<readonly string[]>([]);
  const [subjects, setSubjects] = useState<readonly string[]>([]);
  const [number, setNumber] = useState('4');
  const link = `${window.location.origin}${suggestedPracticePath({ clusters, subjects, number: Number(number) })}`;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={CLASS.suggest}
      description={CLASS.suggestLine}
      footer={
        <Row gap={2} justify="end">
          <CopyButton text={link} label={CLASS.copy} copied={CLASS.copied} failed={CLASS.notCopied} />
          {onWrite && (
            <Button size="small" onClick={() => onWrite(link)}>
              {CLASS.writeLink}
            </Button>
          )}
        </Row>
      }
    >
      <Stack gap={4}>
        <CheckList
          legend={CLASS.clusters}
          hint={CLASS.noneMeansAll}
          options={labelled(areas.clusters)}
          chosen={clusters}
          onChange={setClusters}
        />
        <CheckList
          legend={CLASS.subjects}
          hint={CLASS.noneMeansAll}
          options={labelled(areas.subjects)}
          chosen={subjects}
          onChange={setSubjects}
        />
        <Select
          label={CLASS.number}
          value={number}
          options={NUMBERS.map((value) => ({ value, label: value }))}
          onChange={setNumber}
        />
        <Text size="small" breaks>
          {link}
        </Text>
      </Stack>
    </Dialog>
  );
}
