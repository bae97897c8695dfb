import { onAnswer } from '../../support/asking.ts';
import { mismatch } from './api-contract.ts';

// Each answer that a test of this project gets is held to the API's document; a mismatch fails that test.
onAnswer((method, path, { status, headers, json }) => {
  const fault = mismatch(method, path, { status, contentType: headers['content-type'] ?? '', json });
  if (fault) throw new Error(`An answer does not fit the API's document. ${fault}`);
});
