import { HmacUrlSigner } from '../../src/adapters/node-crypto/hmac-url-signer.ts';
import { FixedClock } from '../doubles/fixed-clock.ts';
import { TicketUrlSigner } from '../doubles/ticket-url-signer.ts';
import { monday } from './samples.ts';
import { urlSignerContract } from './url-signer.contract.ts';

const ORIGIN = 'https://school.example';

urlSignerContract('tickets', () => {
  const clock = new FixedClock(monday);
  return { signer: new TicketUrlSigner(ORIGIN, clock), stranger: new TicketUrlSigner(ORIGIN, clock), clock };
});

urlSignerContract('HMAC', () => {
  const clock = new FixedClock(monday);
  const signedWith = (letter: string) => new HmacUrlSigner({ origin: ORIGIN, secret: Buffer.alloc(32, letter) }, clock);
  return { signer: signedWith('a'), stranger: signedWith('b'), clock };
});
