import type { Session, Shown } from './books.ts';

const escaped = (text: string): string => text.replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`);

const dollars = (cents: number): string => `A$${(cents / 100).toFixed(2)}`;

const page = (title: string, body: string): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>body { font: 16px/1.5 sans-serif; max-width: 24rem; margin: 3rem auto; padding: 0 1rem } button { display: block; margin: .5rem 0 }</style>
<h1>${title}</h1>
${body}
</html>`;

/** The card page: what is bought, what it costs, and what a buyer and a bank can do there. */
export function openPage(session: Session, { title, coupon }: Shown, wasDeclined: boolean): string {
  const discount = session.total_details.amount_discount;
  const button = (way: string, words: string) => `<button name="way" value="${way}">${words}</button>`;
  return page(
    'Fake card page',
    `${wasDeclined ? '<p role="alert">Your card was declined.</p>' : ''}
<p>${escaped(title)}: ${dollars(session.amount_subtotal)}</p>
${discount > 0 ? `<p>Coupon ${escaped(coupon ?? '')}: −${dollars(discount)}</p>` : ''}
<p>Total: <strong>${dollars(session.amount_total)}</strong></p>
<p>${escaped(session.customer_email ?? '')}</p>
<form method="post">
${button('card', 'Pay by card')}
${button('declined', 'Pay by a card that is declined')}
${button('debit', 'Pay by bank debit')}
</form>
<a href="${escaped(session.cancel_url)}">Back</a>`,
  );
}

export const overPage = (): string => page('This page is over', '<p>It was paid, or its time has passed.</p>');
