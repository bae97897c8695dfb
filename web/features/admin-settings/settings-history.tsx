import { paths } from '../../../src/wire/paths.ts';
import { useLog } from '../../admin/list-api.ts';
import { List } from '../../admin/list-page.tsx';
import { SETTINGS } from '../../text/copy/admin-settings.ts';
import { blockInWords } from '../../text/copy/admin-words.ts';
import { schoolDayOf } from '../../text/dates.ts';
import { Button } from '../../ui/button.tsx';
import { Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Tag } from '../../ui/tag.tsx';
import styles from './settings.module.css';

interface SettingsHistoryProps {
  /** The version on the site. */
  version: number;
  onBack: (version: number) => void;
}

/** Published versions, each with who and when; any of them becomes the draft again. */
export function SettingsHistory({ version: shown, onBack }: SettingsHistoryProps) {
  const versions = useLog(['admin', 'settings', 'versions', String(shown)], paths.settingsVersions);
  const { history } = SETTINGS;
  return (
    <Stack as="section" aria-labelledby="settings-history" gap={3} align="start" className={styles.history}>
      <h2 id="settings-history">{history.title}</h2>
      <List
        isSmall
        log={versions}
        rowsOf={(page) => page.versions}
        words={history}
        skeleton={<Skeleton height="120px" />}
        empty={<p>{history.none}</p>}
      >
        {(rows) => (
          <Stack as="ul" gap={3} align="start" className={styles.versions}>
            {rows.map(({ version, by, at, groups, blocks }) => (
              <Row as="li" key={version} gap={3} align="center" justify="between" className={styles.version}>
                <div>
                  <p>{history.line(version, by ?? SETTINGS.somebody, schoolDayOf(at))}</p>
                  <Text tone="muted">{history.changed(groups.map((group) => SETTINGS[group].title).join(', '))}</Text>
                  {blocks.length > 0 && (
                    <Text tone="muted">
                      {history.words(blocks.map((block) => blockInWords(block) ?? block).join('; '))}
                    </Text>
                  )}
                </div>
                {version === shown ? (
                  <Tag>{history.shown}</Tag>
                ) : (
                  <Button
                    variant="outline"
                    size="small"
                    aria-label={history.backTo(version)}
                    onClick={() => onBack(version)}
                  >
                    {history.back}
                  </Button>
                )}
              </Row>
            ))}
          </Stack>
        )}
      </List>
    </Stack>
  );
}
