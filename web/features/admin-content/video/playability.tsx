import { Link } from 'react-router';
import type { AdminContentReply } from '../../../../src/wire/replies/admin-catalog.ts';
import { useMay } from '../../../admin/use-may.ts';
import { isHeavy } from '../../../api/conversions.ts';
import { jobsPath } from '../../../platform/admin-addresses.ts';
import { CONVERSION, heavy, rarelyPlays } from '../../../text/copy/admin-video.ts';
import { FailureIcon } from '../../../ui/icons.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { useBuilder } from '../builder.ts';
import { Warning } from '../rows/warning.tsx';
import styles from './video-details.module.css';

/** State of a video that most browsers cannot play or that is heavy: conversion progress, results, or a warning. */
export function Playability({ content }: { content: AdminContentReply }) {
  const { title, s3Key, rareFormat, kilobits, renditions } = content;
  const isOwner = useMay()(['owner']);
  const conversion = useBuilder().conversions.get(s3Key);
  if (rareFormat === null && !isHeavy(content)) return null;
  const steps = renditions.map(({ height }) => height);
  if (conversion?.state === 'failed')
    return (
      <p className={styles.failure}>
        <FailureIcon size={17} />
        <span>
          {CONVERSION.failed(conversion.reason ?? '')} {isOwner && <Link to={jobsPath}>{CONVERSION.jobs}</Link>}
        </span>
      </p>
    );
  const warning = rareFormat === null ? heavy(kilobits ?? 0) : rarelyPlays(rareFormat);
  if (conversion)
    return (
      <Stack gap={1} className={styles.progress}>
        {rareFormat === null && steps.length === 0 && <p className={styles.line}>{warning}</p>}
        <p className={styles.line}>{CONVERSION[conversion.state](conversion.percent)}</p>
        {conversion.percent > 0 && (
          <ProgressBar done={conversion.percent} total={100} label={CONVERSION.progressOf(title)} words="" />
        )}
        {conversion.reason !== null && <p className={styles.line}>{CONVERSION.again(conversion.reason)}</p>}
        {steps.length > 0 && <p className={styles.line}>{CONVERSION.soFar(steps)}</p>}
      </Stack>
    );
  if (steps.length === 0) return <Warning>{warning}</Warning>;
  return <p className={styles.line}>{rareFormat === null ? CONVERSION.lighter(steps) : CONVERSION.done(steps)}</p>;
}
