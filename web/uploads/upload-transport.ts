import { TransportError } from '../../src/uploads/api/transport.ts';
import { type ApiCall, type ApiCallOptions, uploadApi } from '../../src/uploads/api/upload-api.ts';
import { ApiError, call } from '../api/client.ts';
import { xhrPut } from './xhr-put.ts';

/** Calls the API client, and converts its errors to the engine's. The engine waits for a sign-in itself. */
const callSchool: ApiCall = async <Reply>(path: string, { timeoutMs, ...options }: ApiCallOptions) => {
  try {
    return (await call(path, { ...options, patienceMs: timeoutMs, waitsForSignIn: false })) as Reply;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { status, code, message, isFromServer, retryAfterSeconds, fields } = error;
    throw new TransportError(status, { code, sentence: isFromServer ? message : undefined, retryAfterSeconds, fields });
  }
};

export const uploadTransport = uploadApi<File>(callSchool, xhrPut);
