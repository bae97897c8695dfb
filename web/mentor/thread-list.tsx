import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { ThreadState } from '../../src/wire/literals.ts';
import type { ThreadReply } from '../../src/wire/replies/mentor.ts';
import { late } from '../platform/late.tsx';
import { ASK_MENTOR } from '../text/copy/ask-mentor.ts';
import { momentOf } from '../text/dates.ts';
import { clock } from '../text/playing-time.ts';
import { Disclosure } from '../ui/disclosure.tsx';
import { Note, Row, Stack } from '../ui/layout/layout.tsx';
import { Tag } from '../ui/tag.tsx';
import { subjectPath, subjectTitle } from './thread-subject.ts';
import styles from './mentor.module.css';

/** Loaded late: it brings forms to pages that have none. */
const WriteMore = late(() => import('./write-more.tsx'), 'WriteMore');

const MAX_OPENING = 120;

/** Beginning of a message; the whole of it is read where it opens. */
const openingOf = (text: string): string =>
  text.length > MAX_OPENING ? `${Array.from(text).slice(0, MAX_OPENING).join('')}…` : text;

const TONES = { open: 'warning', answered: 'success', closed: 'neutral' } as const satisfies Record<
  ThreadState,
  string
>;

interface ThreadTagProps {
  state: ThreadState;
  words?: Readonly<Record<ThreadState, string>>;
}

export const ThreadTag = ({ state, words = ASK_MENTOR.states }: ThreadTagProps) => (
  <Tag tone={TONES[state]}>{words[state]}</Tag>
);

interface ThreadListProps {
  threads: readonly ThreadReply[];
  label: string;
  /** Inside of another form: nothing can be written. */
  isReadOnly?: boolean;
  /** Says what each thread is about, where they are about different things. */
  hasSubject?: boolean;
  /** Id of the thread that is open at first. */
  openId?: string;
  /** Moves the player that is on the same page. */
  onSeek?: ((second: number) => void) | undefined;
}

/** Threads by their questions; each opens to its messages. */
export function ThreadList({ threads, label, openId, ...thread }: ThreadListProps) {
  return (
    <ul className={styles.threads} aria-label={label}>
      {threads.map((one) => (
        <Thread key={one.id} thread={one} isOpen={one.id === openId} {...thread} />
      ))}
    </ul>
  );
}

interface ThreadProps extends Pick<ThreadListProps, 'isReadOnly' | 'hasSubject' | 'onSeek'> {
  thread: ThreadReply;
  isOpen: boolean;
}

function Thread({ thread, isOpen, isReadOnly = false, hasSubject = false, onSeek }: ThreadProps) {
  const { id, about, state, isOwn, isShown, messages } = thread;
  const place = useRef<HTMLLIElement>(null);
  const [wasOpened, setOpened] = useState(isOpen);
  useEffect(() => {
    if (isOpen) place.current?.scrollIntoView?.({ block: 'start' });
  }, [isOpen]);
  const path = subjectPath(about);
  return (
    <li ref={place} id={id} className={styles.thread}>
      <Disclosure
        isInitiallyOpen={isOpen}
        onToggle={() => setOpened(true)}
        label={
          <Stack as="span" gap={1}>
            <span className={styles.opening}>{openingOf(messages[0]?.text ?? '')}</span>
            <Row as="span" gap={2} lineGap={1} align="center">
              {hasSubject && <Note as="span">{subjectTitle(about)}</Note>}
              {about.at !== null && <Note as="span">{ASK_MENTOR.at(clock(about.at))}</Note>}
              {isOwn && <ThreadTag state={state} />}
            </Row>
          </Stack>
        }
      >
        {wasOpened && (
          <Stack gap={4}>
            <ToSubject about={about} path={hasSubject ? path : undefined} onSeek={onSeek} />
            <Messages
              messages={messages.map(({ by, ...message }) => ({
                ...message,
                by,
                name: isOwn && by === 'asker' ? ASK_MENTOR.you : ASK_MENTOR.by[by],
              }))}
            />
            {isOwn && isShown && <Note>{ASK_MENTOR.shownLine}</Note>}
            {isOwn &&
              !isReadOnly &&
              (state === 'closed' ? <Note>{ASK_MENTOR.closedLine}</Note> : <WriteMore id={id} />)}
          </Stack>
        )}
      </Disclosure>
    </li>
  );
}

interface ToSubjectProps extends Pick<ThreadListProps, 'onSeek'> {
  about: ThreadReply['about'];
  path: string | undefined;
}

/** The way to what the thread is about: a press that moves the player here, or a link. */
function ToSubject({ about, path, onSeek }: ToSubjectProps) {
  const { at } = about;
  if (onSeek && at !== null)
    return (
      <button type="button" className={styles.seek} onClick={() => onSeek(at)}>
        {ASK_MENTOR.playAt(clock(at))}
      </button>
    );
  return (
    path !== undefined && (
      <p>
        <Link to={path}>{ASK_MENTOR.toSubject[about.kind]}</Link>
      </p>
    )
  );
}

interface MessagesProps {
  messages: readonly { id: string; by: 'asker' | 'team'; name: ReactNode; text: string; at: string }[];
}

/** Messages of asker and team, the oldest first. */
export const Messages = ({ messages }: MessagesProps) => (
  <Stack as="ol" gap={3}>
    {messages.map((message) => (
      <Message key={message.id} {...message} />
    ))}
  </Stack>
);

function Message({ by, name, text, at }: MessagesProps['messages'][number]) {
  const heading = useId();
  return (
    <li className={styles.message} data-by={by} aria-labelledby={heading}>
      <Row id={heading} gap={2} lineGap={0} align="baseline">
        <strong>{name}</strong>
        <Note as="time" dateTime={at}>
          {momentOf(at)}
        </Note>
      </Row>
      <p className={styles.text}>{text}</p>
    </li>
  );
}
