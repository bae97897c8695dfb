import { Archive, ArchiveRestore, History, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { POOLS } from '../../../src/wire/literals.ts';
import type { VignetteReply } from '../../../src/wire/replies/questions.ts';
import { useAct } from '../../forms/use-act.ts';
import { questionPath, questionsPath } from '../../platform/admin-addresses.ts';
import { BANK } from '../../text/copy/admin-bank.ts';
import { VIGNETTE } from '../../text/copy/admin-vignette.ts';
import { EXAM } from '../../text/copy/exam.ts';
import { momentOf } from '../../text/dates.ts';
import { ActionMenu } from '../../ui/action-menu.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useFeedback } from '../../ui/feedback.ts';
import { Row } from '../../ui/layout/layout.tsx';
import { Select } from '../../ui/select.tsx';
import { Tag } from '../../ui/tag.tsx';
import { keptDraft, type VignetteCalls } from './vignette-api.ts';
import styles from './vignette.module.css';

const POOL_OPTIONS = POOLS.map((pool) => ({ value: pool, label: BANK.pools[pool] }));

interface HeadProps {
  vignette: VignetteReply;
  userId: string;
  calls: VignetteCalls;
}

/** Runs a call, and says in a toast how it ended. */
const useTold = () => useAct((call: () => Promise<unknown>, done: string) => call().then(() => done)).run;

/** State of the newest version, and tags for retired and demo. */
export function StateTags({ vignette: { versions, retiredAt, isDemo } }: { vignette: VignetteReply }) {
  const state = versions[0]?.state;
  return (
    <Row as="span" gap={2} align="center">
      {state && <Tag tone={TONES[state]}>{BANK.states[state]}</Tag>}
      {retiredAt !== null && <Tag tone="warning">{BANK.retired}</Tag>}
      {isDemo && <Tag>{VIGNETTE.demo}</Tag>}
    </Row>
  );
}
const TONES = { draft: 'neutral', 'in-review': 'gold', approved: 'success', superseded: 'neutral' } as const;

/** Pool and menu of a vignette. */
export function VignetteTools({ vignette, userId, calls }: HeadProps) {
  const told = useTold();
  const navigate = useNavigate();
  const { confirm } = useFeedback();
  const [isListing, setListing] = useState(false);
  const { id, number, pool, retiredAt, open, versions } = vignette;

  const discard = async () => {
    const isAll = versions.length === 1;
    const isAgreed = await confirm(isAll ? VIGNETTE.discardAll : VIGNETTE.discardLine, {
      title: VIGNETTE.discardTitle,
      action: VIGNETTE.discard,
    });
    if (!isAgreed) return;
    await told(async () => {
      const isLeft = await calls.discard();
      keptDraft(userId, id).forget();
      if (!isLeft) void navigate(questionsPath, { replace: true });
    }, VIGNETTE.done.discarded);
  };

  const move = async (next: VignetteReply['pool']) => {
    const isAgreed =
      next !== 'sample' ||
      (await confirm(VIGNETTE.toSampleLine, { title: VIGNETTE.toSampleTitle, action: VIGNETTE.toSample }));
    if (isAgreed) await told(() => calls.move(next), VIGNETTE.moved(next));
  };

  return (
    <Row gap={2} wraps={false} align="center">
      <Select label={VIGNETTE.pool} options={POOL_OPTIONS} value={pool} isInline onChange={(next) => void move(next)} />
      <ActionMenu
        label={VIGNETTE.menu(number)}
        actions={[
          {
            label: VIGNETTE.versions,
            icon: <History size={18} aria-hidden="true" />,
            run: () => setListing(true),
          },
          retiredAt === null
            ? {
                label: VIGNETTE.retire,
                icon: <Archive size={18} aria-hidden="true" />,
                run: () => void told(calls.retire, VIGNETTE.done.retired),
              }
            : {
                label: VIGNETTE.restore,
                icon: <ArchiveRestore size={18} aria-hidden="true" />,
                run: () => void told(calls.restore, VIGNETTE.done.restored),
              },
          ...(open?.state === 'draft'
            ? [
                {
                  label: VIGNETTE.discard,
                  icon: <Trash2 size={18} aria-hidden="true" />,
                  run: () => void discard(),
                  isDangerous: true,
                },
              ]
            : []),
        ]}
      />
      <Dialog isOpen={isListing} onClose={() => setListing(false)} title={VIGNETTE.versions} size="small">
        <ul className={styles.rows}>
          {versions.map((version) => (
            <li key={version.number}>
              <Row as="p" gap={2} align="center">
                <strong>{VIGNETTE.version(version.number)}</strong>
                <Tag tone={TONES[version.state]}>{BANK.states[version.state]}</Tag>
              </Row>
              <p>{version.title}</p>
              <p className={styles.hint}>
                {VIGNETTE.versionLine(version.author, momentOf(version.approvedAt ?? version.updatedAt))}
              </p>
            </li>
          ))}
        </ul>
      </Dialog>
    </Row>
  );
}

/** Facts about a vignette to be known before one reads it. */
export function VignetteBanners({ vignette, calls }: Omit<HeadProps, 'userId'>) {
  const told = useTold();
  const { id, open, isOwn, isDemo, retiredAt, reviews } = vignette;
  const returned = reviews.findLast(({ decision }) => decision === 'return');
  const isInReview = open?.state === 'in-review';
  return (
    <>
      {isDemo && <Banner tone="info" message={EXAM.schoolDemo} isQuiet />}
      {retiredAt !== null && <Banner tone="warning" message={VIGNETTE.retiredLine} isQuiet />}
      {open?.state === 'draft' && returned && (
        <Banner
          tone="warning"
          message={VIGNETTE.returned(returned.reviewer)}
          detail={<span className={styles.comment}>{returned.comment}</span>}
          isQuiet
        />
      )}
      {isInReview && (
        <Banner
          tone="info"
          message={isOwn ? VIGNETTE.inReviewOwn : VIGNETTE.inReview}
          isQuiet
          action={
            isOwn ? (
              <Button size="small" variant="outline" onClick={() => void told(calls.takeBack, VIGNETTE.done.takenBack)}>
                {VIGNETTE.takeBack}
              </Button>
            ) : (
              <ButtonLink to={`${questionPath(id)}/review`} size="small">
                {VIGNETTE.toReview}
              </ButtonLink>
            )
          }
        />
      )}
    </>
  );
}
