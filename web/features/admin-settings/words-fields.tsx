import { useState } from 'react';
import { WORDS_PAGES, type WordsPage } from '../../../src/wire/literals.ts';
import type { SettingsReply } from '../../../src/wire/replies/school.ts';
import { WORD_RULES, type WordRule } from '../../../src/wire/words/rules.ts';
import { previewPath, WORDS_ADDRESSES } from '../../admin/settings-draft.ts';
import { useFormValues } from '../../forms/form-values.ts';
import { GroupField } from '../../forms/group-field.tsx';
import { settingsAnchor } from '../../platform/settings-addresses.ts';
import { SETTINGS } from '../../text/copy/admin-settings.ts';
import { BLOCKS, WORDS } from '../../text/copy/admin-words.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { ExternalLink } from '../../ui/external-link.tsx';
import { Note, Row, Stack } from '../../ui/layout/layout.tsx';
import { Tag } from '../../ui/tag.tsx';
import type { SettingsValues } from './form-values.ts';
import { WordField } from './word-field.tsx';
import styles from './settings.module.css';

interface WordsFieldsProps {
  /** The program's words. */
  today: SettingsReply['today'];
  /** Key of the draft, where there is one. */
  previewKey: string | undefined;
}

/** Words of the public pages, a page in each fold. */
export function WordsFields({ today, previewKey }: WordsFieldsProps) {
  return (
    <GroupField
      name="content.words"
      anchor={settingsAnchor('words')}
      label={SETTINGS.words.title}
      hint={SETTINGS.words.hint}
    >
      <Stack className={styles.pages}>
        {WORDS_PAGES.map((page) => (
          <PageFold key={page} page={page} today={today[page] ?? {}} previewKey={previewKey} />
        ))}
      </Stack>
    </GroupField>
  );
}

type PageFoldProps = Pick<WordsFieldsProps, 'previewKey'> & {
  page: WordsPage;
  today: Readonly<Record<string, string>>;
};

function PageFold({ page, today, previewKey }: PageFoldProps) {
  const { values } = useFormValues<SettingsValues>();
  const [isOpen, setOpen] = useState(false);
  /** Fields stay once they are there: a complaint needs its field. */
  const [wasOpen, setWasOpen] = useState(false);
  const own = values.content.words[page] ?? {};
  const count = Object.keys(own).filter((key) => own[key] !== today[key]).length;
  const labels: Readonly<Record<string, string>> = BLOCKS[page];
  return (
    <Disclosure
      label={
        <Row as="span" gap={3} align="center">
          {WORDS.pages[page]} {count > 0 && <Tag tone="primary">{WORDS.changed(count)}</Tag>}
        </Row>
      }
      isOpen={isOpen}
      onToggle={(next) => (setOpen(next), next && setWasOpen(true))}
    >
      {wasOpen && (
        <div className={styles.blocks}>
          {WORDS.notes[page] && <Note>{WORDS.notes[page]}</Note>}
          {previewKey !== undefined && (
            <p>
              <ExternalLink href={previewPath(WORDS_ADDRESSES[page], previewKey)} isTerse>
                {WORDS.see(WORDS.pages[page])}
              </ExternalLink>
            </p>
          )}
          {Object.entries<WordRule>(WORD_RULES[page]).map(([key, rule]) => (
            <WordField
              key={key}
              name={`${page}.${key}`}
              label={labels[key] ?? key}
              rule={rule}
              today={today[key] ?? ''}
              onComplaint={() => setOpen(true)}
            />
          ))}
        </div>
      )}
    </Disclosure>
  );
}
