import { useId, useState } from 'react';
import type { CardState, CardTurn } from '../../../src/wire/literals.ts';
import type { CardsReply } from '../../../src/wire/replies/cards.ts';
import { CARD_LIST, CARDS } from '../../text/copy/cards.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useFeedback } from '../../ui/feedback.ts';
import { Note, Row, Text } from '../../ui/layout/layout.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { Tag, type TagTone } from '../../ui/tag.tsx';
import { useCardEdit, type useListedCards } from './cards-api.ts';
import { ReasonChoice } from './reason-choice.tsx';
import { OwnRule, RuleField } from './rule-field.tsx';
import styles from './cards-page.module.css';

const TONES: Record<CardState, TagTone> = {
  offered: 'gold',
  waiting: 'primary',
  active: 'success',
  known: 'neutral',
  closed: 'neutral',
};

interface Turn {
  readonly turn: CardTurn;
  readonly label: string;
  readonly done: string;
}

const { know, inTurn } = CARDS;
const ASIDE: Turn = { turn: 'known', label: know, done: CARD_LIST.madeKnown };
const TURNS: Partial<Record<CardState, Turn>> = {
  offered: { turn: 'in-turn', label: CARD_LIST.make, done: CARD_LIST.made },
  waiting: ASIDE,
  active: ASIDE,
  known: { turn: 'in-turn', label: inTurn, done: CARD_LIST.madeInTurn },
};

interface CardRowProps {
  card: CardsReply['cards'][number];
  /** Title of its cluster. */
  cluster: string;
  shown: ReturnType<typeof useListedCards>;
}

/** A card of the list: its question, when it comes, why it went wrong, and what its owner makes of it. */
export function CardRow({ card, cluster, shown }: CardRowProps) {
  const { state, why, rule, lapses, stemBlocks } = card;
  const stem = useId();
  const [isEditing, setEditing] = useState(false);
  const { notify } = useFeedback();
  const edit = useCardEdit(card, shown);
  const turn = TURNS[state];
  const take = async ({ turn: to, done }: Turn) => {
    if (!(await edit({ turn: to }))) return;
    notify(done);
    await shown.reread();
  };
  return (
    <Card as="li" gap={3} className={styles.row}>
      <Row gap={3} lineGap={1} align="center">
        <Tag tone={TONES[state]}>{CARD_LIST.states[state]}</Tag>
        <Note as="span">
          {[cluster, comingOf(card), lapses > 0 && CARD_LIST.lapses(lapses)].filter(Boolean).join(' · ')}
        </Note>
      </Row>
      <div id={stem}>
        {stemBlocks ? (
          <RichText blocks={stemBlocks} renderFigure={() => <Note>{CARD_LIST.picture}</Note>} />
        ) : (
          <Text tone="muted">{CARD_LIST.gone}</Text>
        )}
      </div>
      {/* A note on what is only offered would make it a card. */}
      {state !== 'offered' && <ReasonChoice reason={why} onChoose={(reason) => edit({ why: reason })} />}
      {isEditing ? (
        <RuleField rule={rule} isOpened onSave={(own) => edit({ rule: own })} onLeave={() => setEditing(false)} />
      ) : (
        rule !== '' && <OwnRule rule={rule} />
      )}
      <Row gap={2}>
        {turn && (
          <Button variant="outline" size="small" aria-describedby={stem} onClick={() => void take(turn)}>
            {turn.label}
          </Button>
        )}
        {state !== 'offered' && !isEditing && (
          <Button variant="quiet" size="small" aria-describedby={stem} onClick={() => setEditing(true)}>
            {rule === '' ? CARD_LIST.addRule : CARD_LIST.editRule}
          </Button>
        )}
      </Row>
    </Card>
  );
}

/** When a card comes, in the words of its state. */
function comingOf({ state, nextOn }: CardsReply['cards'][number]): string | undefined {
  if (state === 'active') return CARDS.next(nextOn);
  return state === 'offered' ? CARD_LIST.offeredLine : undefined;
}
