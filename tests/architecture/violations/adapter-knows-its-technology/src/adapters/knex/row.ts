import { SignJWT } from 'jose';

export interface Row {
  readonly key: string;
  readonly signed: SignJWT;
}
