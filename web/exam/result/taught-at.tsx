import { FileText, Play } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { documentTag } from '../../../src/wire/document-tag.ts';
import type { AnswersReply } from '../../../src/wire/replies/results.ts';
import { streamUrl } from '../../api/client.ts';
import { fromAnswer, PLAYS, videoPathAt } from '../../platform/course-addresses.ts';
import { documentLinkProps } from '../../platform/document-links.ts';
import { answerId } from '../../platform/exam-addresses.ts';
import { DOCUMENT_OPENS } from '../../text/copy/documents.ts';
import { TAUGHT_AT } from '../../text/copy/exam-result.ts';
import { clock } from '../../text/playing-time.ts';
import { Note } from '../../ui/layout/layout.tsx';
import { VisuallyHidden } from '../../ui/text.tsx';
import styles from './answers.module.css';

type Question = AnswersReply['vignettes'][number]['questions'][number];
type Lesson = Question['lessons'][number];

/** Where a question is taught. */
export function TaughtAt({ question: { lessons, position } }: { question: Question }) {
  const { pathname, search } = useLocation();
  if (lessons.length === 0) return null;
  return (
    <>
      <dt>{TAUGHT_AT.label}</dt>
      <dd data-print="hide">
        <ul className={styles.taught}>
          {lessons.map((lesson) => (
            <li key={`${lesson.contentId} ${lesson.at}`}>
              <TaughtLink lesson={lesson} back={`${pathname}${search}#${answerId(position)}`} />
              {lesson.hasMoved && <Note>{TAUGHT_AT.hasMoved}</Note>}
            </li>
          ))}
        </ul>
      </dd>
    </>
  );
}

interface TaughtLinkProps {
  lesson: Lesson;
  /** Address of the answer that the video leads back to, where it is one. */
  back?: string;
}

/** A press plays the lesson at its second, or opens the paper at its page. */
export function TaughtLink({ lesson, back }: TaughtLinkProps) {
  const { courseId, contentId, title, isPaper, at, s3Key } = lesson;
  if (!isPaper)
    return (
      <Link
        to={videoPathAt(courseId, contentId, at)}
        state={back === undefined ? PLAYS : fromAnswer(back)}
        className={styles.taughtLink}
      >
        <Play size={18} aria-hidden="true" />
        {TAUGHT_AT.second(clock(at), title)}
      </Link>
    );
  const tag = documentTag(s3Key);
  return (
    <a href={`${streamUrl(s3Key)}#page=${at}`} {...documentLinkProps(tag)} className={styles.taughtLink}>
      <FileText size={18} aria-hidden="true" />
      {TAUGHT_AT.page(at, title)}
      <VisuallyHidden> ({DOCUMENT_OPENS[tag]})</VisuallyHidden>
    </a>
  );
}
