import type { Response } from 'express';
import { DomainError } from '../../../domain/kernel/errors.ts';
import type { ChosenMail } from '../../../domain/news/literals.ts';
import type { NoticePages } from '../../../domain/news/ports.ts';
import type { ReadUnsubscribeLink } from '../../../domain/news/queries/read-unsubscribe-link.ts';
import type { Unsubscribe } from '../../../domain/news/use-cases/unsubscribe.ts';
import { UNSUBSCRIBE } from '../../../wire/chosen-mails.ts';
import { paths } from '../../../wire/paths.ts';
import { inContext, type PublicCall, type Route, route } from '../../route.ts';

export interface UnsubscribeUseCases {
  readonly readUnsubscribeLink: ReadUnsubscribeLink;
  readonly unsubscribe: Unsubscribe;
}

type OfLink = PublicCall<{ path: typeof paths.unsubscribe }>;

/** CSP of a page without scripts, which loads nothing; its form calls this very address. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

/**
 * Pages of the link in a mail. The address is signed, and mail programs send the same form without a session (RFC
 * 8058), so these routes are mounted before the JSON parser and the check of the origin. Opening the link changes
 * nothing, because programs that read mails open links.
 */
export function unsubscribeRoutes(useCases: UnsubscribeUseCases, pages: NoticePages): Route[] {
  const profile = { label: UNSUBSCRIBE.profile, path: '/profile' };

  const show = (res: Response, status: number, html: string) => {
    res.setHeader('Content-Security-Policy', POLICY);
    res.setHeader('Referrer-Policy', 'no-referrer');
    res.setHeader('Cache-Control', 'no-store');
    res.status(status).type('html').end(html);
  };

  const answer = async (
    res: Response,
    work: () => Promise<ChosenMail> | ChosenMail,
    page: (kind: ChosenMail) => string,
  ) => {
    try {
      show(res, 200, page(await work()));
    } catch (error) {
      if (!(error instanceof DomainError) || error.kind !== 'forbidden') throw error;
      res.req.refusalCode = error.code;
      show(res, 403, pages.render({ title: UNSUBSCRIBE.unknownTitle, text: UNSUBSCRIBE.unknown, link: profile }));
    }
  };

  const ask = ({ params, res }: OfLink) =>
    answer(
      res,
      () => useCases.readUnsubscribeLink.run(params),
      (kind) => pages.render({ title: UNSUBSCRIBE.title(kind), text: UNSUBSCRIBE.ask, button: UNSUBSCRIBE.button }),
    );

  const end = ({ params, res }: OfLink) =>
    answer(
      res,
      () => useCases.unsubscribe.run(params),
      (kind) => pages.render({ title: UNSUBSCRIBE.doneTitle, text: UNSUBSCRIBE.done(kind), link: profile }),
    );

  return inContext('news', [
    route({
      method: 'get',
      path: paths.unsubscribe,
      rule: 'signature',
      summary: 'A page with a button that ends the mails of a link',
      media: ['text/html'],
      status: 200,
      refusals: [403],
      respond: ask,
    }),
    route({
      method: 'post',
      path: paths.unsubscribe,
      rule: 'signature',
      summary: 'End the mails of a link with one press (RFC 8058)',
      media: ['text/html'],
      rawBodyLimit: '4kb',
      status: 200,
      refusals: [403],
      respond: end,
    }),
  ]);
}
