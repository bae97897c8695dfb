import { useState } from 'react';
import { PEOPLE_IMPORT as WORDS } from '../../text/copy/admin-people-import.ts';
import { Note, Row } from '../../ui/layout/layout.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Tag, type TagTone } from '../../ui/tag.tsx';
import type { CheckedPerson } from './people-import-api.ts';
import styles from './people-import.module.css';

/** Rows drawn at once: a list has thousands. */
const PAGE = 50;

export const isReady = ({ state }: CheckedPerson): boolean => ['new', 'known', 'unproven'].includes(state);

interface PeopleTableProps {
  people: readonly CheckedPerson[];
  /** Lines that are ticked. */
  ticked: ReadonlySet<number>;
  onTick: (lines: readonly number[], isTicked: boolean) => void;
}

/** Everybody on a list with what enrolling them would meet; who is ready has a box to tick. */
export function PeopleTable({ people, ticked, onTick }: PeopleTableProps) {
  const [page, setPage] = useState(1);
  const pageCount = Math.max(1, Math.ceil(people.length / PAGE));
  const ready = people.filter(isReady);
  return (
    <>
      {ready.length > 0 && (
        <Row as="label" gap={3} wraps={false} align="center" className={styles.all}>
          <input
            type="checkbox"
            checked={ticked.size === ready.length}
            onChange={({ target }) =>
              onTick(
                ready.map(({ line }) => line),
                target.checked,
              )
            }
          />
          {WORDS.tickAll(ready.length)}
        </Row>
      )}
      <table className={styles.people} aria-label={WORDS.table}>
        <thead>
          <tr>
            <th scope="col">{WORDS.tick}</th>
            <th scope="col">{WORDS.name}</th>
            <th scope="col">{WORDS.email}</th>
            <th scope="col">{WORDS.state}</th>
          </tr>
        </thead>
        <tbody>
          {people.slice((page - 1) * PAGE, page * PAGE).map((person) => (
            <PersonRow key={person.line} person={person} isTicked={ticked.has(person.line)} onTick={onTick} />
          ))}
        </tbody>
      </table>
      {pageCount > 1 && <Pager label={WORDS.pages} page={page} pageCount={pageCount} onPage={setPage} words={WORDS} />}
    </>
  );
}

interface PersonRowProps {
  person: CheckedPerson;
  isTicked: boolean;
  onTick: PeopleTableProps['onTick'];
}

function PersonRow({ person, isTicked, onTick }: PersonRowProps) {
  const { line, name, email, state, fault } = person;
  return (
    <tr>
      <td>
        {isReady(person) ? (
          <input
            type="checkbox"
            aria-label={WORDS.tickOf(name, email)}
            checked={isTicked}
            onChange={({ target }) => onTick([line], target.checked)}
          />
        ) : (
          <Note as="span">
            {WORDS.line} {line}
          </Note>
        )}
      </td>
      <th scope="row">{name}</th>
      <td>{email}</td>
      <td>
        <Tag tone={toneOf(person)}>{WORDS.states[state]}</Tag>
        {fault && <span className={styles.fault}>{fault}</span>}
      </td>
    </tr>
  );
}

function toneOf(person: CheckedPerson): TagTone {
  if (isReady(person)) return 'success';
  return person.state === 'malformed' ? 'danger' : 'neutral';
}
