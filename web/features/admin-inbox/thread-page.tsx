import { Link, useParams } from 'react-router';
import type { InboxThreadReply } from '../../../src/wire/replies/mentor.ts';
import { DetailPage } from '../../admin/detail-page.tsx';
import { Fact, Facts } from '../../admin/entries.tsx';
import { RoleLink } from '../../admin/role-link.tsx';
import { useSession } from '../../api/session.ts';
import { useAct } from '../../forms/use-act.ts';
import { Messages, ThreadTag } from '../../mentor/thread-list.tsx';
import { subjectPath, subjectTitle } from '../../mentor/thread-subject.ts';
import { inboxPath, orderPath, studentAnswersPath, studentPath } from '../../platform/admin-addresses.ts';
import { INBOX, INBOX_THREAD } from '../../text/copy/admin-inbox.ts';
import { ASK_MENTOR } from '../../text/copy/ask-mentor.ts';
import { momentOf } from '../../text/dates.ts';
import { clock } from '../../text/playing-time.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useFeedback } from '../../ui/feedback.ts';
import { Note, Row } from '../../ui/layout/layout.tsx';
import { Select } from '../../ui/select.tsx';
import { Tag } from '../../ui/tag.tsx';
import { AnswerCard } from './answer-card.tsx';
import { useInboxCalls, useInboxThread } from './inbox-api.ts';

/** /admin/inbox/:threadId: one thread, what it is about, and what can be done with it. */
export function InboxThreadPage() {
  const { threadId = '' } = useParams();
  const thread = useInboxThread(threadId);
  // Waits for a fresh fetch: answering over a stale copy would end in a conflict.
  const data = thread.isFetchedAfterMount ? thread.data : undefined;
  return (
    <DetailPage
      words={INBOX_THREAD}
      list={{ title: INBOX.title, path: inboxPath }}
      reply={{ ...thread, data }}
      name={data?.from.name}
      tag={data && <ThreadTag state={data.state} words={INBOX.states} />}
      skeleton={['120px', '240px', '200px']}
    >
      {(one) => (
        <>
          <About thread={one} />
          <Card as="section" aria-label={INBOX_THREAD.messages}>
            <Messages
              messages={one.messages.map((message) => ({ ...message, name: message.name || INBOX_THREAD.noName }))}
            />
          </Card>
          <AnswerCard thread={one} />
        </>
      )}
    </DetailPage>
  );
}

/** Returns the address of what a thread is about, for the team; undefined without a page. */
function teamPath({ about, from }: InboxThreadReply): string | undefined {
  if (about.kind === 'order') return about.orderId === null ? undefined : orderPath(about.orderId);
  if (about.kind !== 'question') return subjectPath(about);
  const { sittingId } = about;
  return sittingId === null || from.studentId === null ? undefined : studentAnswersPath(from.studentId, sittingId);
}

function About({ thread }: { thread: InboxThreadReply }) {
  const { about, from, createdAt, isShown } = thread;
  const { studentId } = from;
  const isEnquiry = about.kind === 'enquiry';
  const path = teamPath(thread);
  const title = about.at === null ? subjectTitle(about) : `${subjectTitle(about)}, ${ASK_MENTOR.at(clock(about.at))}`;
  return (
    <Card as="section" aria-label={INBOX_THREAD.about} gap={4}>
      <Facts>
        <Fact term={INBOX_THREAD.about}>
          {path === undefined ? (
            title
          ) : (
            <RoleLink roles={['office', 'teacher']} to={path}>
              {title}
            </RoleLink>
          )}
        </Fact>
        <Fact term={INBOX_THREAD.from}>
          {studentId === null || isEnquiry ? (
            from.name
          ) : (
            <RoleLink roles={['office', 'teacher']} to={studentPath(studentId)}>
              {from.name}
            </RoleLink>
          )}{' '}
          {from.email}
        </Fact>
        <Fact term={INBOX_THREAD.asked}>
          <time dateTime={createdAt}>{momentOf(createdAt)}</time>
        </Fact>
        {isShown && <Tag tone="gold">{INBOX_THREAD.shownTag}</Tag>}
      </Facts>
      {isEnquiry && (
        <Note>
          {INBOX_THREAD.byForm} {studentId !== null && <Link to={studentPath(studentId)}>{INBOX_THREAD.account}</Link>}
        </Note>
      )}
      <Acts thread={thread} />
    </Card>
  );
}

/** Buttons that assign it, close it and show it to its course. */
function Acts({ thread }: { thread: InboxThreadReply }) {
  const { state, isShown, mayShow, assignedTo, answerers } = thread;
  const { user } = useSession();
  const { confirm } = useFeedback();
  const calls = useInboxCalls(thread);
  const assigning = useAct(async (id: string) => {
    await calls.assign(id || null);
    const name = answerers.find((one) => one.id === id)?.name;
    return name === undefined ? INBOX_THREAD.assignedToNobody : INBOX_THREAD.assignedTo(name);
  });
  const closing = useAct(() => calls.close().then(() => INBOX_THREAD.closed));
  const reopening = useAct(() => calls.reopen().then(() => INBOX_THREAD.reopened));
  const showing = useAct(() => calls.show(!isShown).then(() => (isShown ? INBOX_THREAD.hidden : INBOX_THREAD.shown)));
  const show = async () => {
    const words = { title: INBOX_THREAD.showTitle, action: INBOX_THREAD.show, tone: 'neutral' } as const;
    if (isShown || (await confirm(INBOX_THREAD.showLine, words))) await showing.run();
  };
  const isClosed = state === 'closed';
  const people =
    assignedTo && !answerers.some(({ id }) => id === assignedTo.id) ? [assignedTo, ...answerers] : answerers;
  return (
    <Row gap={3} align="end">
      <Select
        label={INBOX_THREAD.assign}
        value={assignedTo?.id ?? ''}
        onChange={(id) => void assigning.run(id)}
        options={[{ value: '', label: INBOX.nobody }, ...people.map(({ id, name }) => ({ value: id, label: name }))]}
      />
      {user && assignedTo?.id !== user.id && answerers.some(({ id }) => id === user.id) && (
        <Button variant="outline" isBusy={assigning.isBusy} onClick={() => void assigning.run(user.id)}>
          {INBOX_THREAD.assignToMe}
        </Button>
      )}
      <Button
        variant="outline"
        isBusy={closing.isBusy || reopening.isBusy}
        onClick={() => void (isClosed ? reopening : closing).run()}
      >
        {isClosed ? INBOX_THREAD.reopen : INBOX_THREAD.close}
      </Button>
      {(isShown || mayShow) && (
        <Button variant="outline" isBusy={showing.isBusy} onClick={() => void show()}>
          {isShown ? INBOX_THREAD.hide : INBOX_THREAD.show}
        </Button>
      )}
    </Row>
  );
}
