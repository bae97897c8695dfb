import { CARDS, DUE } from '../../text/copy/cards.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Text } from '../../ui/layout/layout.tsx';
import { useCardEdit } from './cards-api.ts';
import type { GradeQueue, Outcome, QueuedGrade } from './grade-queue.ts';
import { ReasonChoice } from './reason-choice.tsx';
import { OwnRule, RuleField } from './rule-field.tsx';

interface AfterAnswerProps {
  grade: QueuedGrade;
  graded: Extract<Outcome, { kind: 'graded' }>;
  queue: GradeQueue;
}

/** When a card comes again; of a wrong answer also why, and what to remember. */
export function AfterAnswer({ grade, graded: { reply, isKnown }, queue }: AfterAnswerProps) {
  const { question, option, correctOption, nextOn, reason, rule, revision } = reply;
  const isWrong = option !== correctOption;
  const edit = useCardEdit(
    { question, revision },
    { renew: (card) => queue.revise(grade, card), reread: () => queue.reread(grade) },
  );
  return (
    <Card as="section" aria-label={DUE.after} gap={4}>
      <Text weight="strong" role="status">
        {isKnown ? DUE.isAside : CARDS.next(nextOn)}
      </Text>
      {isWrong ? (
        <>
          <ReasonChoice reason={reason} hasKeys onChoose={(why) => edit({ why })} />
          <RuleField rule={rule} onSave={(own) => edit({ rule: own })} />
        </>
      ) : (
        rule !== '' && <OwnRule rule={rule} />
      )}
      <div>
        <Button variant="outline" size="small" onClick={() => void edit({ turn: isKnown ? 'in-turn' : 'known' })}>
          {isKnown ? CARDS.inTurn : DUE.aside}
        </Button>
      </div>
    </Card>
  );
}
