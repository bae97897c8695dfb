import { M } from '../../src/wire/messages.ts';
import { GALLERY } from '../text/copy/gallery.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { useFeedback } from '../ui/feedback.ts';
import { RetryIcon } from '../ui/icons.tsx';
import { Reference } from '../ui/text.tsx';
import { Toast } from '../ui/toast.tsx';
import { Specimen } from './specimen.tsx';

const TONES = ['success', 'failure', 'warning', 'info'] as const;
const SENTENCES = {
  success: M.messageSent,
  failure: M.coursesLoadFailed,
  warning: M.usingDemoData,
  info: GALLERY.sample,
};
const SAMPLE_ID = '6fd1c9f2-0b7e-4c55-9a3d-7b1f0e2c4a68';
const stay = () => undefined;

export function MessageSamples() {
  const { notify } = useFeedback();
  return (
    <>
      <Specimen name="Banner · four tones" layout="stack">
        {TONES.map((tone) => (
          <Banner key={tone} tone={tone} message={SENTENCES[tone]} />
        ))}
      </Specimen>
      <Specimen name="Banner · with detail, action, Dismiss" layout="stack">
        <Banner tone="warning" message={SENTENCES.warning} detail={GALLERY.sampleLong} />
        <Banner
          tone="failure"
          message={SENTENCES.failure}
          detail={<Reference code={SAMPLE_ID} />}
          action={
            <Button variant="outline" size="small" icon={<RetryIcon size={18} />}>
              Retry
            </Button>
          }
        />
        <Banner tone="info" message={SENTENCES.info} onDismiss={stay} />
      </Specimen>
      <Specimen name="Toast · four tones, with action" layout="stack">
        {TONES.map((tone, id) => (
          <Toast
            key={tone}
            id={id}
            tone={tone}
            message={SENTENCES[tone]}
            detail={tone === 'failure' ? <Reference code={SAMPLE_ID} /> : undefined}
            action={tone === 'info' ? { label: 'Undo', run: stay } : undefined}
            onDismiss={stay}
          />
        ))}
      </Specimen>
      <Specimen name="Toast · where it appears, in the document's theme">
        {TONES.map((tone) => (
          <Button key={tone} variant="outline" size="small" onClick={() => notify(SENTENCES[tone], { tone })}>
            {tone}
          </Button>
        ))}
      </Specimen>
    </>
  );
}
