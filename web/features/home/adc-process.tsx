import { BRAND } from '../../text/brand.ts';
import { ABOUT } from '../../text/copy/about.ts';
import { Card } from '../../ui/card.tsx';
import { ExternalLink } from '../../ui/external-link.tsx';
import { Tag } from '../../ui/tag.tsx';
import styles from './adc-process.module.css';

/** Three steps, one below the other, and the council's own words a click away. */
export function AdcProcess() {
  return (
    <div className={styles.process}>
      <ol className={styles.steps}>
        {ABOUT.steps.map(({ title, line, isHere }, i) => (
          <li key={title} className={styles.step} data-here={isHere || undefined}>
            <span className={styles.number} aria-hidden="true">
              {i + 1}
            </span>
            <div className={styles.words}>
              <h3 className={styles.title}>
                {title}
                {isHere && (
                  <>
                    {' '}
                    <Tag tone="primary">{ABOUT.here}</Tag>
                  </>
                )}
              </h3>
              <p className={styles.line}>{line}</p>
            </div>
          </li>
        ))}
      </ol>
      <Card className={styles.source}>
        <h3 className={styles.sourceHead}>{ABOUT.sourceHeading}</h3>
        <p className={styles.line}>{ABOUT.sourceLine}</p>
        <p>
          <ExternalLink href={BRAND.adc.processUrl} kind={BRAND.adc.isProcessUrlPdf ? 'PDF' : undefined}>
            {ABOUT.processLink}
          </ExternalLink>
        </p>
      </Card>
    </div>
  );
}
