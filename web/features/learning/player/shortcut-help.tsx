import { SHORTCUT_HELP } from '../../../text/copy/learning-player.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { PreferenceSwitch } from './selects.tsx';
import styles from './player-settings.module.css';

/** List of shortcuts, with the switch that disables single-character ones (WCAG 2.1.4). */
export function ShortcutHelp({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={SHORTCUT_HELP.title} description={SHORTCUT_HELP.line} size="small">
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{SHORTCUT_HELP.keys}</th>
            <th scope="col">{SHORTCUT_HELP.does}</th>
          </tr>
        </thead>
        <tbody>
          {SHORTCUT_HELP.rows.map((row) => (
            <tr key={row.does}>
              <th scope="row">
                {row.keys.map((key, i) => (
                  <span key={key}>
                    {i > 0 && ('isRange' in row ? ' – ' : ' ')}
                    <kbd className={styles.key}>{key}</kbd>
                  </span>
                ))}
              </th>
              <td>{row.does}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.isOn}>
        <PreferenceSwitch of="hasShortcuts" label={SHORTCUT_HELP.isOn} />
      </div>
    </Dialog>
  );
}
