import { useEffect, useEffectEvent, useId, useState } from 'react';
import { CARD_REASONS, type CardReason } from '../../../src/wire/literals.ts';
import { isSingleKey, keyName } from '../../platform/keyboard.ts';
import { readPreferences } from '../../platform/player-preferences.ts';
import { CARDS } from '../../text/copy/cards.ts';
import { Button } from '../../ui/button.tsx';
import { Stack, Text } from '../../ui/layout/layout.tsx';
import styles from './own-notes.module.css';

interface ReasonChoiceProps {
  reason: CardReason | null;
  /** K, M, R and T choose, where single keys are on. */
  hasKeys?: boolean;
  /** Resolves when it is saved or refused. */
  onChoose: (reason: CardReason | null) => Promise<unknown>;
}

/** Asks why a question went wrong, with one press; the same again takes it back. */
export function ReasonChoice({ reason, hasKeys = false, onChoose }: ReasonChoiceProps) {
  const legend = useId();
  const [pressed, setPressed] = useState<CardReason | null>();
  const shown = pressed === undefined ? reason : pressed;
  const choose = async (one: CardReason) => {
    const next = one === shown ? null : one;
    setPressed(next);
    await onChoose(next);
    setPressed(undefined);
  };
  useReasonKeys(hasKeys && readPreferences().hasShortcuts, (one) => void choose(one));
  return (
    <Stack role="group" aria-labelledby={legend} gap={2}>
      <Text id={legend} size="small" weight="strong">
        {CARDS.why}
      </Text>
      <div className={styles.reasons}>
        {CARD_REASONS.map((one) => (
          <Button
            key={one}
            variant="outline"
            size="small"
            className={styles.reason}
            aria-pressed={one === shown}
            aria-keyshortcuts={hasKeys ? CARDS.keys[one] : undefined}
            onClick={() => void choose(one)}
          >
            {hasKeys && <kbd aria-hidden="true">{CARDS.keys[one]}</kbd>}
            {CARDS.reasons[one]}
          </Button>
        ))}
      </div>
    </Stack>
  );
}

function useReasonKeys(areOn: boolean, choose: (reason: CardReason) => void): void {
  const chooseNow = useEffectEvent(choose);
  useEffect(() => {
    if (!areOn) return undefined;
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || event.shiftKey || !isSingleKey(event)) return;
      const reason = CARD_REASONS.find((one) => CARDS.keys[one].toLowerCase() === keyName(event));
      if (!reason) return;
      event.preventDefault();
      chooseNow(reason);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [areOn]);
}
