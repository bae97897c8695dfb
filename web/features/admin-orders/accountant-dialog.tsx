import { useRef, useState } from 'react';
import { DayField } from '../../admin/list-filters.tsx';
import { sentenceOf } from '../../forms/refusal.ts';
import { LIST } from '../../text/copy/admin-lists.ts';
import { ORDERS } from '../../text/copy/admin-orders.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useFeedback } from '../../ui/feedback.ts';
import { referenceOf } from '../../ui/text.tsx';
import { saveTaxDocuments } from './orders-api.ts';
import styles from './order-page.module.css';

/** The quarter before this one: what an accountant asks for most often. */
function lastQuarter(now = new Date()): { from: string; to: string } {
  const month = Math.floor(now.getMonth() / 3) * 3;
  const day = (monthIndex: number, date: number) =>
    new Date(Date.UTC(now.getFullYear(), monthIndex, date)).toISOString().slice(0, 10);
  return { from: day(month - 3, 1), to: day(month, 0) };
}

/** Chooses a period, and saves its invoices and credit notes. */
export function AccountantDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { notify } = useFeedback();
  const [days, setDays] = useState(lastQuarter);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const save = useRef<HTMLButtonElement>(null);

  const send = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      await saveTaxDocuments(days);
      notify(ORDERS.saved);
      onClose();
    } catch (error) {
      setFailure(error);
    }
    setBusy(false);
  };

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={ORDERS.accountantTitle}
      description={ORDERS.accountantLine}
      size="small"
      start={save}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {ORDERS.cancel}
          </Button>
          <Button ref={save} isBusy={isBusy} busyWords={LIST.exporting} onClick={() => void send()}>
            {ORDERS.save}
          </Button>
        </>
      }
    >
      <Banner
        tone="failure"
        message={failure === undefined ? undefined : sentenceOf(failure)}
        detail={referenceOf(failure)}
      />
      <div className={styles.days}>
        <DayField
          label={ORDERS.firstDay}
          value={days.from}
          max={days.to}
          onChange={(from) => setDays({ ...days, from })}
        />
        <DayField label={ORDERS.lastDay} value={days.to} min={days.from} onChange={(to) => setDays({ ...days, to })} />
      </div>
    </Dialog>
  );
}
