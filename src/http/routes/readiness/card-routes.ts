import type { RichTextReader } from '../../../domain/kernel/rich-text.ts';
import type { ListCards } from '../../../domain/readiness/queries/list-cards.ts';
import type { ListDueCards } from '../../../domain/readiness/queries/list-due-cards.ts';
import type { EditCard } from '../../../domain/readiness/use-cases/edit-card.ts';
import type { GradeCard } from '../../../domain/readiness/use-cases/grade-card.ts';
import { cardBody, cardsQuery, gradeBody } from '../../../wire/cards.ts';
import { paths } from '../../../wire/paths.ts';
import { cardSchema, cardsSchema, dueCardsSchema, gradedCardSchema } from '../../../wire/replies/cards.ts';
import { cardReply, cardsReply, dueCardsReply, gradedCardReply } from '../../replies/card-replies.ts';
import { type Call, inContext, type Route, route } from '../../route.ts';

export interface CardUseCases {
  readonly listCards: ListCards;
  readonly listDueCards: ListDueCards;
  readonly editCard: EditCard;
  readonly gradeCard: GradeCard;
}

/** Questions that one got wrong, as cards that come back until the exam. */
export function cardRoutes(useCases: CardUseCases, richText: RichTextReader): Route[] {
  const list = async ({ user: { userId }, query }: Call<{ query: typeof cardsQuery }>) => {
    const { before, ...filter } = query;
    return cardsReply(await useCases.listCards.run({ userId, filter, before }), richText);
  };

  const due = async ({ user: { userId } }: Call) =>
    dueCardsReply(await useCases.listDueCards.run({ userId }), richText);

  const edit = async ({
    user: { userId },
    params: { questionId },
    body: { revision, ...edit },
  }: Call<{ path: typeof paths.card; body: typeof cardBody }>) =>
    cardReply(await useCases.editCard.run({ userId, questionId, edit, revision }));

  const grade = async ({
    user: { userId },
    params: { questionId },
    body: { idempotencyKey: gradeNumber, option: optionId, seconds, isEasy },
  }: Call<{ path: typeof paths.cardGrade; body: typeof gradeBody }>) => {
    const answer = { userId, questionId, gradeNumber, optionId, seconds, isEasy };
    return gradedCardReply(await useCases.gradeCard.run(answer), richText);
  };

  return inContext('readiness', [
    route({
      method: 'get',
      path: paths.cards,
      rule: 'signed-in',
      summary: 'Cards of the questions that one got wrong, fifty at a time',
      cache: 'no-store',
      query: cardsQuery,
      reply: cardsSchema,
      handle: list,
    }),
    route({
      method: 'get',
      path: paths.dueCards,
      rule: 'signed-in',
      summary: 'Cards of today by case, at most forty and without what is right',
      cache: 'no-store',
      reply: dueCardsSchema,
      handle: due,
    }),
    route({
      method: 'patch',
      path: paths.card,
      rule: 'signed-in',
      summary: 'Notes why a question went wrong and what to remember, takes its card out of turn or into it',
      body: cardBody,
      reply: cardSchema,
      refusals: [404, 409],
      handle: edit,
    }),
    route({
      method: 'post',
      path: paths.cardGrade,
      rule: 'signed-in',
      limit: 'exam-save',
      summary: 'Answers a card that is due, once however often it is sent, and tells what is right',
      body: gradeBody,
      reply: gradedCardSchema,
      refusals: [404, 409],
      handle: grade,
    }),
  ]);
}
