import { useEffect, useRef } from 'react';
import { KEYS } from '../../text/copy/sitting.ts';
import { Button } from '../../ui/button.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Switch } from '../../ui/switch.tsx';
import styles from './question-pane.module.css';

interface KeyListProps {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  onClose: () => void;
}

/** List of the keys, with the switch that silences single ones (WCAG 2.1.4). */
export function KeyList({ isOn, onChange, onClose }: KeyListProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack gap={5} className={styles.overview}>
      <Row gap={4} lineGap={1} align="baseline">
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          {KEYS.title}
        </h2>
        <p>{KEYS.line}</p>
      </Row>
      <table className={styles.keys}>
        <thead>
          <tr>
            <th scope="col">{KEYS.keys}</th>
            <th scope="col">{KEYS.does}</th>
          </tr>
        </thead>
        <tbody>
          {KEYS.rows.map(({ keys, does }) => (
            <tr key={does}>
              <th scope="row">
                {keys.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </th>
              <td>{does}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Switch label={KEYS.isOn} isOn={isOn} onChange={onChange} />
      <div>
        <Button onClick={onClose}>{KEYS.close}</Button>
      </div>
    </Stack>
  );
}
