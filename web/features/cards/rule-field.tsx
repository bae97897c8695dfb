import { useEffect, useId, useRef, useState } from 'react';
import { MAX_RULE } from '../../../src/wire/cards.ts';
import { TextBox } from '../../forms/boxes.tsx';
import { CARDS } from '../../text/copy/cards.ts';
import { Note, Stack, Text } from '../../ui/layout/layout.tsx';

interface RuleFieldProps {
  rule: string;
  /** A press opened it: the focus goes into it. */
  isOpened?: boolean;
  /** Resolves with whether it is saved. */
  onSave: (rule: string) => Promise<boolean>;
  /** It is left, with or without a change. */
  onLeave?: () => void;
}

/** A line of one’s own, saved when it is left. Enter leaves it. */
export function RuleField({ rule, isOpened = false, onSave, onLeave }: RuleFieldProps) {
  const id = useId();
  const [draft, setDraft] = useState(rule);
  const [isSaved, setSaved] = useState(false);
  const [known, setKnown] = useState(rule);
  if (known !== rule) {
    setKnown(rule);
    setDraft(rule);
  }
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isOpened) box.current?.focus();
  }, [isOpened]);
  const leave = async () => {
    const own = draft.trim();
    const isChanged = own !== rule;
    if (isChanged) setSaved(await onSave(own));
    onLeave?.();
  };
  return (
    <Stack gap={1}>
      <TextBox
        id={id}
        label={CARDS.rule}
        placeholder={CARDS.ruleExample}
        maxLength={MAX_RULE}
        value={draft}
        ref={box}
        enterKeyHint="done"
        onChange={(next) => {
          setDraft(next);
          setSaved(false);
        }}
        onBlur={() => void leave()}
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
      />
      <Note role="status">{isSaved && CARDS.ruleKept}</Note>
    </Stack>
  );
}

/** The line as it is read. */
export const OwnRule = ({ rule }: { rule: string }) => (
  <Text breaks>
    <b>{CARDS.rule}:</b> {rule}
  </Text>
);
