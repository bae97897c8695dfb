import { ClipboardCheck, Download, FileInput, Flag } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { ExportButton } from '../../admin/export-button.tsx';
import { useToDo } from '../../api/to-do.ts';
import { useAct } from '../../forms/use-act.ts';
import { questionImportPath, reportsPath, reviewsPath } from '../../platform/admin-addresses.ts';
import { useMedia } from '../../platform/media.ts';
import { QUESTIONS } from '../../text/copy/admin-questions.ts';
import { ActionMenu } from '../../ui/action-menu.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Badge } from '../../ui/tag.tsx';
import styles from './questions-page.module.css';

interface QuestionActionsProps {
  /** Writes the cases that the list finds. */
  save: () => Promise<void>;
  isFiltered: boolean;
  /** No case to export. */
  isEmpty: boolean;
  onCreate: () => void;
}

/** Buttons at the head of the bank; where they need more than one line, all but the first are in a menu. */
export function QuestionActions({ onCreate, ...rest }: QuestionActionsProps) {
  const isNarrow = useMedia('(max-width: 899px)');
  const { waitingReviews = 0, openReports = 0 } = useToDo().data ?? {};
  const Others = isNarrow ? Menu : Buttons;
  const links: readonly PageLink[] = [
    {
      to: reviewsPath,
      label: QUESTIONS.reviews,
      Icon: ClipboardCheck,
      badge: waitingReviews > 0 && <Badge count={waitingReviews} label={QUESTIONS.waiting(waitingReviews)} />,
    },
    {
      to: reportsPath,
      label: QUESTIONS.reports,
      Icon: Flag,
      badge: openReports > 0 && <Badge count={openReports} label={QUESTIONS.open(openReports)} />,
    },
    { to: questionImportPath, label: QUESTIONS.import, Icon: FileInput, badge: false },
  ];
  const create = <Button onClick={onCreate}>{QUESTIONS.create}</Button>;
  return (
    <>
      {isNarrow && create}
      <Others {...rest} links={links} />
      {!isNarrow && create}
    </>
  );
}

interface PageLink {
  to: string;
  label: string;
  Icon: typeof Flag;
  /** Number of what waits there. */
  badge: ReactNode;
}

type OthersProps = Omit<QuestionActionsProps, 'onCreate'> & { links: readonly PageLink[] };

const exportLabel = (isFiltered: boolean) => (isFiltered ? QUESTIONS.exportFound : QUESTIONS.export);

const Buttons = ({ links, save, isFiltered, isEmpty }: OthersProps) => (
  <>
    {links.map(({ to, label, badge }) => (
      <ButtonLink key={to} to={to} variant="outline" className={styles.place}>
        {label}
        {badge && <> {badge}</>}
      </ButtonLink>
    ))}
    <ExportButton label={exportLabel(isFiltered)} save={save} saved={QUESTIONS.exported} isDisabled={isEmpty} />
  </>
);

function Menu({ links, save, isFiltered, isEmpty }: OthersProps) {
  const navigate = useNavigate();
  const { isBusy, run } = useAct(() => save().then(() => QUESTIONS.exported));
  return (
    <ActionMenu
      className={styles.more}
      label={QUESTIONS.more}
      actions={[
        ...links.map(({ to, label, Icon, badge }) => ({
          label,
          icon: <Icon size={18} aria-hidden="true" />,
          badge,
          run: () => void navigate(to),
        })),
        {
          label: exportLabel(isFiltered),
          icon: <Download size={18} aria-hidden="true" />,
          run: () => void run(),
          isDisabled: isEmpty || isBusy,
        },
      ]}
    />
  );
}
