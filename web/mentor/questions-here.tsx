import { useId } from 'react';
import { Link } from 'react-router';
import { myQuestionsPath } from '../platform/addresses.ts';
import { ASK_MENTOR } from '../text/copy/ask-mentor.ts';
import { Note, Row, Stack, Text } from '../ui/layout/layout.tsx';
import { Loadable } from '../ui/loadable.tsx';
import { AskMentor, type AskMentorProps } from './ask-mentor.tsx';
import { useThreadsAbout } from './mentor-api.ts';
import { ThreadList } from './thread-list.tsx';

interface QuestionsHereProps extends Pick<AskMentorProps, 'about' | 'subject' | 'takeSecond'> {
  heading: string;
  headingLevel: 'h2' | 'h4';
  /** Said where there is no thread. */
  none?: string;
  onSeek?: (second: number) => void;
}

/** Questions to the mentor where they were asked, one's own and those shown to the course, and the way to ask. */
export function QuestionsHere({ heading, headingLevel, none, onSeek, ...ask }: QuestionsHereProps) {
  const id = useId();
  const threads = useThreadsAbout(ask.about);
  return (
    <Stack as="section" gap={3} aria-labelledby={id} data-print="hide">
      <Row gap={4} lineGap={2} align="center" justify="between">
        <Text as={headingLevel} id={id} size="h3">
          {heading}
        </Text>
        <AskMentor {...ask} />
      </Row>
      <Loadable
        query={threads}
        loading={ASK_MENTOR.loading}
        isQuiet
        failed={ASK_MENTOR.failed}
        isEmpty={(reply) => reply.threads.length === 0}
        empty={none && <Note>{none}</Note>}
      >
        {(reply) => (
          <Stack gap={2}>
            <ThreadList threads={reply.threads} label={heading} onSeek={onSeek} />
            {reply.threads.some(({ isOwn }) => isOwn) && <Link to={myQuestionsPath}>{ASK_MENTOR.all}</Link>}
          </Stack>
        )}
      </Loadable>
    </Stack>
  );
}
