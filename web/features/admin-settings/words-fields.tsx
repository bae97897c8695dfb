import { useState } from 'react';
import { WORDS_PAGES, type WordsPage } from '../../../src/wire/literals.ts';
import type { SettingsReply } from '../../../src/wire/replies/school.ts';
import { WORD_RULES, type WordRule } from '../../../src/wire/words/rules.ts';
import { useFormValues } from '../../forms/form-values.ts';
import { GroupField } from '../../forms/group-field.tsx';
import { SETTINGS } from '../../text/copy/admin-settings.ts';
import { BLOCKS, WORDS } from '../../text/copy/admin-words.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { ExternalLink } from '../../ui/external-link.tsx';
import { Tag } from '../../ui/tag.tsx';
import type { SettingsValues } from './form-values.ts';
import { WordField } from './word-field.tsx';
import styles from './words.module.css';

const ADDRESSES: Readonly<Record<WordsPage, string>> = {
  home: '/Home',
  questions: '/Home',
  about: '/About',
  courses: '/courses',
  contact: '/ContactUs',
  terms: '/Tnc',
};

interface WordsFieldsProps {
  /** The program's words. */
  today: SettingsReply['today'];
  /** Key of the draft, where there is one. */
  previewKey: string | undefined;
}

/** Words of the public pages, a page in each fold. */
export function WordsFields({ today, previewKey }: WordsFieldsProps) {
  return (
    <GroupField name="content.words" label={SETTINGS.words.title} hint={SETTINGS.words.hint}>
      <div className={styles.pages}>
        {WORDS_PAGES.map((page) => (
          <PageFold key={page} page={page} today={today[page] ?? {}} previewKey={previewKey} />
        ))}
      </div>
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
        <span className={styles.page}>
          {WORDS.pages[page]} {count > 0 && <Tag tone="primary">{WORDS.changed(count)}</Tag>}
        </span>
      }
      isOpen={isOpen}
      onToggle={(next) => (setOpen(next), next && setWasOpen(true))}
    >
      {wasOpen && (
        <div className={styles.blocks}>
          {WORDS.notes[page] && <p className={styles.note}>{WORDS.notes[page]}</p>}
          {previewKey !== undefined && (
            <p>
              <ExternalLink href={`${ADDRESSES[page]}?draft=${previewKey}`} isTerse>
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
