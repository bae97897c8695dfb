import { useId } from 'react';
import { cardsPath, dueCardsPath } from '../platform/exam-addresses.ts';
import { CARDS } from '../text/copy/cards.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Row, Text } from '../ui/layout/layout.tsx';

/** The way to the cards, which asks nothing of the server. */
export function CardsLink() {
  const heading = useId();
  return (
    <Card as="section" aria-labelledby={heading} gap={3} data-print="hide">
      <Text as="h2" id={heading} size="h3">
        {CARDS.heading}
      </Text>
      <p>{CARDS.line}</p>
      <Row gap={3} lineGap={2}>
        <ButtonLink to={dueCardsPath} variant="outline" size="small">
          {CARDS.due}
        </ButtonLink>
        <ButtonLink to={cardsPath} variant="quiet" size="small">
          {CARDS.all}
        </ButtonLink>
      </Row>
    </Card>
  );
}
