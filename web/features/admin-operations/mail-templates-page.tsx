import { useState } from 'react';
import type { MailTemplatesReply } from '../../../src/wire/replies/operations.ts';
import { AdminPage } from '../../admin/admin-page.tsx';
import { useSendSample } from '../../api/sample-mail.ts';
import { outboxPath } from '../../platform/admin-addresses.ts';
import { MAIL_TEMPLATES, OUTBOX } from '../../text/copy/admin-mails.ts';
import { Button } from '../../ui/button.tsx';
import { useFeedback } from '../../ui/feedback.ts';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Loadable } from '../../ui/loadable.tsx';
import { Select } from '../../ui/select.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { referenceOf } from '../../ui/text.tsx';
import { MailFrame } from './mail-frame.tsx';
import { templatePage, useMailTemplates } from './outbox-api.ts';
import styles from './outbox-page.module.css';

type Template = MailTemplatesReply['templates'][number];
type Width = keyof typeof MAIL_TEMPLATES.widths;

const nameOf = ({ kind }: Template): string => MAIL_TEMPLATES.names[kind] ?? kind;

/** /admin/mail-templates: every mail that the school writes, to look at and to be sent to oneself. */
export function MailTemplatesPage() {
  const templates = useMailTemplates();
  return (
    <AdminPage
      layout="narrow"
      crumbs={[{ label: OUTBOX.title, to: outboxPath }, { label: MAIL_TEMPLATES.title }]}
      title={MAIL_TEMPLATES.title}
      lead={MAIL_TEMPLATES.lead}
    >
      <Loadable
        query={templates}
        loading={MAIL_TEMPLATES.loading}
        skeleton={<Skeleton height="640px" radius="var(--radius-card)" />}
      >
        {(reply) => <Templates templates={reply.templates} />}
      </Loadable>
    </AdminPage>
  );
}

function Templates({ templates }: { templates: readonly Template[] }) {
  const [kind, choose] = useState(templates[0]?.kind ?? '');
  const [width, setWidth] = useState<Width>('wide');
  const chosen = templates.find((template) => template.kind === kind);
  if (!chosen) return null;
  return (
    <Stack gap={4}>
      <Row gap={4} lineGap={3} align="end">
        <Select
          label={MAIL_TEMPLATES.choose}
          options={templates.map((template) => ({ value: template.kind, label: nameOf(template) }))}
          value={kind}
          onChange={choose}
        />
        <Select
          label={MAIL_TEMPLATES.width}
          options={(['wide', 'narrow'] as const).map((value) => ({ value, label: MAIL_TEMPLATES.widths[value] }))}
          value={width}
          onChange={setWidth}
        />
        <SendToMe key={kind} template={chosen} />
      </Row>
      <Stack as="dl" gap={2} className={styles.opening}>
        <div>
          <dt>{MAIL_TEMPLATES.subject}</dt>
          <dd>{chosen.subject}</dd>
        </div>
        <div>
          <dt>{MAIL_TEMPLATES.preheader}</dt>
          <dd>{chosen.preheader}</dd>
        </div>
      </Stack>
      <MailFrame
        address={templatePage(kind)}
        title={MAIL_TEMPLATES.preview(nameOf(chosen))}
        isNarrow={width === 'narrow'}
      />
    </Stack>
  );
}

function SendToMe({ template }: { template: Template }) {
  const { notify } = useFeedback();
  const send = useSendSample();
  return (
    <Button
      isBusy={send.isPending}
      busyWords={MAIL_TEMPLATES.sending}
      onClick={() =>
        send.mutate(template.kind, {
          onSuccess: () => notify(MAIL_TEMPLATES.sent(template.subject), { tone: 'success' }),
          onError: (error) =>
            notify(error.message || MAIL_TEMPLATES.notSent, { tone: 'failure', detail: referenceOf(error) }),
        })
      }
    >
      {MAIL_TEMPLATES.sendToMe}
    </Button>
  );
}
