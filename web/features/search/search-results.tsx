import { BookOpen, CalendarDays, FileText, Layers, ListChecks, Play } from 'lucide-react';
import { Link } from 'react-router';
import { type DocumentTag, documentTag } from '../../../src/wire/document-tag.ts';
import { streamUrl } from '../../api/client.ts';
import { type SearchHit, useSearch } from '../../api/search.ts';
import { LightboxDrawing, TrayDrawing } from '../../art/lazy-drawings.tsx';
import { Excerpt, MomentWords } from '../../course/moment-words.tsx';
import { manageContentPath } from '../../platform/admin-addresses.ts';
import { coursePath, foundVideoPath, PLAYS, videoPath } from '../../platform/course-addresses.ts';
import { documentLinkProps } from '../../platform/document-links.ts';
import { DOCUMENT_OPENS } from '../../text/copy/documents.ts';
import { SEARCH } from '../../text/copy/search.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Note, Stack } from '../../ui/layout/layout.tsx';
import { Loadable } from '../../ui/loadable.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { referenceOf, VisuallyHidden } from '../../ui/text.tsx';
import styles from './search-page.module.css';

export function SearchResults({ text, isAdmin }: { text: string; isAdmin: boolean }) {
  const search = useSearch(text);
  const hits = text === '' ? [] : (search.data?.pages.flatMap((page) => page.hits) ?? []);
  return (
    <Stack gap={4} className={styles.results} data-stale={search.isPlaceholderData || undefined}>
      <Note role="status">{hits.length > 0 && SEARCH.count(hits.length, search.hasNextPage)}</Note>
      {text === '' ? (
        <EmptyState drawing={<TrayDrawing />} message={SEARCH.prompt}>
          {SEARCH.promptLine}
        </EmptyState>
      ) : (
        <Loadable
          query={search}
          loading={SEARCH.searching}
          skeleton={
            <Stack>
              <Skeleton height="64px" />
              <Skeleton height="64px" />
              <Skeleton height="64px" />
            </Stack>
          }
          isEmpty={() => hits.length === 0}
          empty={
            <EmptyState drawing={<LightboxDrawing />} message={SEARCH.nothing(text)}>
              {SEARCH.nothingLine}
            </EmptyState>
          }
        >
          {() => (
            <Stack as="section" aria-label={SEARCH.results} gap={4} className={styles.results}>
              <Stack as="ul">
                {hits.map((hit) => (
                  <Hit key={`${hit.kind} ${hit.id}`} hit={hit} text={text} isAdmin={isAdmin} />
                ))}
              </Stack>
              <Banner
                tone="failure"
                message={search.isFetchNextPageError ? SEARCH.failedMore : undefined}
                detail={referenceOf(search.error)}
              />
              {search.hasNextPage && (
                <Button
                  variant="outline"
                  className={styles.more}
                  isBusy={search.isFetchingNextPage}
                  busyWords={SEARCH.loadingMore}
                  onClick={() => void search.fetchNextPage()}
                >
                  {SEARCH.more}
                </Button>
              )}
            </Stack>
          )}
        </Loadable>
      )}
    </Stack>
  );
}

const ICONS = {
  course: BookOpen,
  module: Layers,
  day: CalendarDays,
  content: Play,
  document: FileText,
  test: ListChecks,
};

/** A hit with its place and, for text, the surrounding words. */
function Hit({ hit, text, isAdmin }: { hit: SearchHit; text: string; isAdmin: boolean }) {
  const { to, file } = addressOf(hit, isAdmin, text);
  const Icon = ICONS[shownKind(hit)];
  return (
    <li className={styles.hit}>
      <Icon className={styles.icon} size={22} aria-hidden="true" />
      <Stack gap={1}>
        <h2 className={styles.name}>
          {file ? (
            <a href={to} {...documentLinkProps(file)} className={styles.link}>
              {hit.title}
              <VisuallyHidden> ({DOCUMENT_OPENS[file]})</VisuallyHidden>
            </a>
          ) : (
            <Link to={to} className={styles.link}>
              {hit.title}
            </Link>
          )}
        </h2>
        <Note breaks isWide>
          {trailOf(hit).join(' · ')}
        </Note>
        {hit.excerpt.length > 0 && (
          <p className={styles.excerpt}>
            <Excerpt parts={hit.excerpt} />
          </p>
        )}
        {hit.moments.length > 0 && <Moments hit={hit} text={text} />}
      </Stack>
    </li>
  );
}

/** Where the video says the words: a press plays it from there. */
function Moments({ hit: { courseId, itemId, moments }, text }: { hit: SearchHit; text: string }) {
  return (
    <ul aria-label={SEARCH.said}>
      {moments.map((moment) => (
        <li key={moment.second}>
          <Link
            to={foundVideoPath(courseId, itemId ?? '', text, moment.second)}
            state={PLAYS}
            className={styles.moment}
          >
            <MomentWords moment={moment} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Shows a PDF of a day as a document. */
function shownKind({ kind, s3Key, isTest }: SearchHit): keyof typeof ICONS {
  if (isTest) return 'test';
  return kind === 'content' && !s3Key?.startsWith('videos/') ? 'document' : kind;
}

function trailOf(hit: SearchHit): string[] {
  const { kind, courseTitle, moduleNumber, moduleTitle, dayNumber } = hit;
  const course = kind === 'course' ? [] : [courseTitle];
  const module = kind === 'course' || moduleNumber === null ? [] : [SEARCH.module(moduleNumber, moduleTitle ?? '')];
  const day = dayNumber === null ? [] : [SEARCH.day(dayNumber)];
  return [
    SEARCH.kinds[shownKind(hit)],
    ...course,
    ...(kind === 'module' ? module.map((words) => words.split(':', 1)[0] ?? '') : module),
    ...day,
  ];
}

interface HitAddress {
  readonly to: string;
  /** Stored document, which opens in a new tab or is downloaded. */
  readonly file: DocumentTag | null;
}

/** Returns the target of a hit: study pages for students, the editor for admins. The player lists where it is said. */
export function addressOf(hit: SearchHit, isAdmin: boolean, text: string): HitAddress {
  const selection = {
    ...(hit.moduleNumber === null ? {} : { module: hit.moduleNumber }),
    ...(hit.dayNumber === null ? {} : { day: hit.dayNumber }),
  };
  if (isAdmin) return { to: manageContentPath(hit.courseId, selection), file: null };
  if (hit.isTest && hit.itemId !== null) return { to: videoPath(hit.courseId, hit.itemId), file: null };
  if (hit.s3Key === null || hit.itemId === null) return { to: coursePath(hit.courseId, selection), file: null };
  if (hit.moments.length > 0) return { to: foundVideoPath(hit.courseId, hit.itemId, text), file: null };
  if (hit.s3Key.startsWith('videos/')) return { to: videoPath(hit.courseId, hit.itemId), file: null };
  return { to: streamUrl(hit.s3Key), file: documentTag(hit.s3Key) };
}
