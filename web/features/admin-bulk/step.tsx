import { type ReactNode, useId } from 'react';
import { Card } from '../../ui/card.tsx';
import styles from './bulk-upload.module.css';

export const StepNumber = ({ children }: { children: number }) => <span className={styles.number}>{children}</span>;

/** One of the four, with its number. */
export function Step({
  number,
  heading,
  aside,
  children,
}: {
  number: number;
  heading: string;
  aside?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} className={styles.step}>
      <div className={styles.stepHead}>
        <h2 id={id} className={styles.stepTitle}>
          <StepNumber>{number}</StepNumber>
          <span>{heading}</span>
        </h2>
        {aside}
      </div>
      {children}
    </Card>
  );
}
