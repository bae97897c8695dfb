import { Captions, CirclePlay, Eye, FileText, Gift, ListChecks, ListPlus, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { titleOf } from '../../../../src/uploads/accept.ts';
import { ADMIN } from '../../../../src/wire/admin-messages.ts';
import type { AdminContentReply, AdminDayReply } from '../../../../src/wire/replies/admin-catalog.ts';
import type { CourseNode } from '../../../api/admin-content.ts';
import type { AdminModule } from '../../../api/admin-courses.ts';
import { streamUrl } from '../../../api/client.ts';
import { ChartDrawing } from '../../../art/lazy-drawings.tsx';
import { dayLabel, dayTitle } from '../../../course/outline.ts';
import { videoPath } from '../../../platform/course-addresses.ts';
import { late } from '../../../platform/late.tsx';
import { COUNT, DAY, FREE, OUTLINE, REPLACE, TEST } from '../../../text/copy/admin-content.ts';
import { VIDEO } from '../../../text/copy/admin-video.ts';
import { fileSize } from '../../../text/file-size.ts';
import { testWords } from '../../../text/test-words.ts';
import { videoFacts } from '../../../text/video-facts.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { useFeedback } from '../../../ui/feedback.ts';
import { Row, Stack } from '../../../ui/layout/layout.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { referenceOf } from '../../../ui/text.tsx';
import { targetOf } from '../../../uploads/target-module.ts';
import { SECTION_IDS, useBuilder } from '../builder.ts';
import { SelectionBar, useMarks } from '../moving/selection-bar.tsx';
import { FileCheck, FileRefusal, useFileChecks } from '../rows/file-state.tsx';
import { NodeHead, ViewLink } from '../rows/node-head.tsx';
import { ReplaceDialog } from '../rows/replace-dialog.tsx';
import { chooseFiles } from '../upload/selected-files.ts';
import { Playability } from '../video/playability.tsx';
import moving from '../moving/moving.module.css';
import styles from '../rows/rows.module.css';

const AddTest = late(() => import('../test/add-test.tsx'), 'AddTest');
const VideoDetails = late(() => import('../video/video-details.tsx'), 'VideoDetails');

/** The selected day with its ordered items. */
export function DayPanel({ module, day }: { module: AdminModule; day: AdminDayReply | undefined }) {
  const { course, edits } = useBuilder();
  const { notify } = useFeedback();
  const [isAddingTest, setAddingTest] = useState(false);
  const marks = useMarks(day?.contents.map(({ id }) => id) ?? []);
  useFileChecks(course.id, day?.contents ?? []);
  if (!day) {
    const add = () =>
      void edits
        .addDay(module.id, '')
        .catch((error: unknown) => notify(ADMIN.dayNotAdded, { tone: 'failure', detail: referenceOf(error) }));
    return (
      <Card as="section" id={SECTION_IDS.day} tabIndex={-1} aria-label={OUTLINE.noDays} padding="none">
        <EmptyState
          drawing={<ChartDrawing />}
          message={OUTLINE.noDays}
          action={<Button onClick={add}>{OUTLINE.addDay}</Button>}
        >
          {OUTLINE.noDaysLine}
        </EmptyState>
      </Card>
    );
  }

  const label = dayLabel(module, day);
  const title = dayTitle(day);
  return (
    <Card as="section" id={SECTION_IDS.day} tabIndex={-1} aria-label={`${label} ${title}`} padding="none">
      <NodeHead
        key={day.id}
        node={{ kind: 'day', id: day.id, moduleId: module.id }}
        title={title}
        index={module.days.indexOf(day)}
        total={module.days.length}
        className={styles.head}
      >
        {(name) => (
          <>
            <Row as="h3" gap={3} wraps={false} align="center" className={styles.dayHeading}>
              <span className={styles.label}>{label}</span>
              <span className={styles.dayTitle}>{name}</span>
            </Row>
            {day.contents.length > 0 && <p className={styles.count}>{COUNT.items(day.contents.length)}</p>}
          </>
        )}
      </NodeHead>
      <SelectionBar
        nodes={marks.chosen.map((id) => ({ kind: 'content', id, moduleId: module.id, dayId: day.id }))}
        from={{ moduleId: module.id, dayId: day.id }}
        onClear={marks.clear}
      />
      {day.contents.length > 0 ? (
        <ul className={styles.rows}>
          {day.contents.map((content, index) => (
            <li key={content.id} className={moving.target} data-node="content" data-id={content.id}>
              <ContentRow
                module={module}
                day={day}
                mark={marks.of(content.id)}
                content={content}
                node={{ kind: 'content', id: content.id, moduleId: module.id, dayId: day.id }}
                index={index}
                total={day.contents.length}
              />
            </li>
          ))}
        </ul>
      ) : (
        <Stack gap={1} align="start" className={styles.empty}>
          <p className={styles.emptyTitle}>{DAY.empty}</p>
          <p className={styles.emptyLine}>{DAY.emptyLine}</p>
          <Button variant="outline" size="small" onClick={chooseFiles}>
            {DAY.upload}
          </Button>
        </Stack>
      )}
      <div className={styles.addTest}>
        <Button
          variant="quiet"
          size="small"
          icon={<ListPlus size={19} aria-hidden="true" />}
          onClick={() => setAddingTest(true)}
        >
          {TEST.add}
        </Button>
      </div>
      {isAddingTest && <AddTest moduleId={module.id} dayId={day.id} onClose={() => setAddingTest(false)} />}
    </Card>
  );
}

interface ContentRowProps {
  module: AdminModule;
  day: AdminDayReply;
  mark: ReturnType<ReturnType<typeof useMarks>['of']>;
  content: AdminContentReply;
  node: CourseNode;
  index: number;
  total: number;
}

/** An item of a day, with its file and actions. */
function ContentRow({ module, day, mark, content, node, index, total }: ContentRowProps) {
  const { course, edits } = useBuilder();
  const isFree = course.freeLessons.includes(content.id);
  const [opened, setOpened] = useState<'details' | 'replacement'>();
  const close = () => setOpened(undefined);
  const isVideo = content.type === 'video';
  const isTest = content.test !== null;
  const Icon = isVideo ? CirclePlay : isTest ? ListChecks : FileText;
  return (
    <NodeHead
      node={node}
      title={content.title}
      index={index}
      total={total}
      isInDialog
      mark={mark}
      className={styles.panelsRow}
      menu={[
        ...(isTest
          ? []
          : [
              {
                label: REPLACE.action,
                icon: <RefreshCw size={19} aria-hidden="true" />,
                run: () => setOpened('replacement'),
              },
              {
                label: isFree ? FREE.end : FREE.make,
                icon: <Gift size={19} aria-hidden="true" />,
                run: () => void edits.setFree(node, !isFree),
              },
            ]),
        ...(isVideo
          ? [{ label: VIDEO.title, icon: <Captions size={19} aria-hidden="true" />, run: () => setOpened('details') }]
          : []),
      ]}
      action={
        <ViewLink
          title={content.title}
          to={
            content.tag === null
              ? videoPath(course.id, content.id)
              : { file: streamUrl(content.s3Key), tag: content.tag }
          }
          icon={<Eye size={20} aria-hidden="true" />}
        />
      }
    >
      {(name) => (
        <>
          <span className={styles.kind} data-video={isVideo || undefined}>
            <Icon size={22} aria-hidden="true" />
          </span>
          <div className={styles.words}>
            <p className={styles.itemTitle}>{name}</p>
            {content.test ? (
              <Row as="p" gap={3} lineGap="2px" align="center" className={styles.facts}>
                {testWords(content.test)}
              </Row>
            ) : (
              <Row as="p" gap={3} lineGap="2px" align="center" className={styles.facts}>
                {titleOf(content.fileName) !== content.title && (
                  <span className={styles.file} title={content.fileName}>
                    {content.fileName}
                  </span>
                )}
                {isFree && <Tag tone="success">{FREE.tag}</Tag>}
                <span className={styles.size}>{fileSize(content.bytes)}</span>
                {isVideo && <VideoMarks content={content} />}
                <FileCheck of={content} />
              </Row>
            )}
            {isVideo && <Playability content={content} />}
            <FileRefusal of={content} onReplace={() => setOpened('replacement')} />
          </div>
          {opened === 'details' && <VideoDetails content={content} node={node} onClose={close} />}
          {opened === 'replacement' && (
            <ReplaceDialog
              replaced={{
                ...content,
                kind: isVideo ? 'video' : 'pdf',
                hasExtras: content.captionsKey !== null || content.chaptersKey !== null || content.poster !== '',
                target: {
                  ...targetOf(course, module),
                  kind: 'replacement',
                  dayNumber: day.dayNumber,
                  type: isVideo ? 'video' : 'pdf',
                  of: 'content',
                  itemId: content.id,
                  replaces: content.s3Key,
                },
              }}
              onClose={close}
            />
          )}
        </>
      )}
    </NodeHead>
  );
}

/** Duration and picture size of a video, and its captions, chapters and poster. */
function VideoMarks({ content }: { content: AdminContentReply }) {
  const facts = videoFacts(content);
  const has = [
    content.captionsKey !== null && VIDEO.captions,
    content.chaptersKey !== null && VIDEO.chapters,
    content.poster !== '' && VIDEO.poster,
  ].filter(Boolean);
  return (
    <>
      {facts && <span className={styles.size}>{facts}</span>}
      {has.length > 0 && <span>{has.join(' · ')}</span>}
    </>
  );
}
