import type { ReactNode } from 'react';
import { PAYMENT } from '../../text/copy/checkout.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ResultPage } from './result-page.tsx';

/** Shown without a course in the URL, or for a course that is not for sale. */
export function NothingToPay({ drawing, title, line }: { drawing: ReactNode; title: string; line: string }) {
  return (
    <ResultPage drawing={drawing} title={title} actions={<ButtonLink to="/courses">{PAYMENT.browse}</ButtonLink>}>
      <p>{line}</p>
    </ResultPage>
  );
}
