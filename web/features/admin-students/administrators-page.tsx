import { Copy } from 'lucide-react';
import { AdminPage } from '../../admin/admin-page.tsx';
import { ADMINISTRATORS, PEOPLE } from '../../text/copy/admin-people.ts';
import { dayOf } from '../../text/dates.ts';
import { Card } from '../../ui/card.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Loadable } from '../../ui/loadable.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Tag } from '../../ui/tag.tsx';
import { useAdministrators } from './people-api.ts';
import { PersonTools } from './person-tools.tsx';
import styles from './people.module.css';

/** /admin/administrators: who may do everything here, and how to stop one of them. */
export function AdministratorsPage() {
  const administrators = useAdministrators();
  return (
    <AdminPage layout="narrow" title={ADMINISTRATORS.title} lead={ADMINISTRATORS.lead}>
      <Loadable
        query={administrators}
        loading={ADMINISTRATORS.loading}
        skeleton={<Skeleton height="120px" radius="var(--radius-card)" />}
      >
        {(people) => (
          <ul className={styles.list}>
            {people.map((person) => (
              <Card as="li" key={person.id} className={styles.person}>
                <div className={styles.words}>
                  <h2 className={styles.name}>
                    {person.name}
                    {person.isYou && <Tag>{ADMINISTRATORS.you}</Tag>}
                    {person.disabledAt !== null && (
                      <Tag tone="warning">{PEOPLE.disabledSince(dayOf(person.disabledAt))}</Tag>
                    )}
                  </h2>
                  <p className={styles.facts}>
                    <span>{person.email}</span>
                    <span>{ADMINISTRATORS.since(dayOf(person.since))}</span>
                    <span>{ADMINISTRATORS.devices(person.deviceCount)}</span>
                  </p>
                </div>
                <PersonTools person={person} isYou={person.isYou} />
              </Card>
            ))}
          </ul>
        )}
      </Loadable>
      <AddByCommand />
    </AdminPage>
  );
}

/** Rights over everything are given on the server alone. */
function AddByCommand() {
  return (
    <Card as="section" aria-labelledby="add-administrator" className={styles.add}>
      <h2 id="add-administrator" className={styles.name}>
        {ADMINISTRATORS.addTitle}
      </h2>
      <p>{ADMINISTRATORS.addLine}</p>
      <code className={styles.command}>{ADMINISTRATORS.command}</code>
      <CopyButton
        text={ADMINISTRATORS.command}
        label={ADMINISTRATORS.copy}
        copied={ADMINISTRATORS.copied}
        failed={ADMINISTRATORS.notCopied}
        icon={<Copy size={18} aria-hidden="true" />}
      />
    </Card>
  );
}
