import { Ajv2020, type AnySchemaObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { openApiDocument } from '../../../src/http/openapi/document.ts';
import { everyRoute } from './every-route.ts';

type Json = Readonly<Record<string, unknown>>;
interface Response {
  readonly $ref?: string;
  readonly content?: Readonly<Record<string, { readonly schema?: Json }>>;
}

const document = openApiDocument(everyRoute());
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
/** Named, so that what answers have in common is compiled once, and not into the validator of each. */
const COMPONENTS = 'api';
ajv.addSchema({ $id: COMPONENTS, components: document.components });

/** Fixed paths before those with a parameter, which would take their place. */
const operations = Object.entries(document.paths)
  .flatMap(([path, methods]) => Object.entries(methods).map(([method, operation]) => ({ path, method, operation })))
  .map((one) => ({
    ...one,
    pattern: new RegExp(
      `^${one.path
        .replace(/\{key\}/, '.+')
        .replace(/\{\w+\}/g, '[^/]+')
        .replaceAll('.', '\\.')
        .replace('\\.+', '.+')}$`,
    ),
  }))
  .sort((a, b) => (a.path.match(/\{/g)?.length ?? 0) - (b.path.match(/\{/g)?.length ?? 0));

const validators = new Map<string, ValidateFunction>();

function validatorOf(name: string, schema: Json): ValidateFunction {
  const kept = validators.get(name) ?? ajv.compile(onComponents(schema));
  validators.set(name, kept);
  return kept;
}

const onComponents = (schema: Json): AnySchemaObject =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', `"${COMPONENTS}#/components/`)) as AnySchemaObject;

export interface Told {
  readonly status: number;
  readonly contentType: string;
  readonly json: unknown;
}

/** What the answer to a call has that the API's document does not, or the other way round; undefined when it fits. */
export function mismatch(method: string, address: string, { status, contentType, json }: Told): string | undefined {
  const path = (address.split('?', 1)[0] ?? '').replace(/^\/api(?=\/)/, '');
  const asked = method === 'HEAD' ? 'get' : method.toLowerCase();
  const found = operations.find((one) => one.method === asked && one.pattern.test(path));
  // A page of the browser application, an address that nothing has, or one that is spelled to mislead.
  if (!found || contentType.startsWith('text/html')) return undefined;
  const name = `${found.method.toUpperCase()} ${found.path} → ${status}`;
  const responses = found.operation['responses'] as Readonly<Record<string, Response>>;
  const response = resolved(responses[status]);
  if (!response) return `${name} is not in the document`;
  if (method === 'HEAD' || status === 204 || status === 304) return undefined;
  const type = contentType.split(';', 1)[0] ?? '';
  const media = response.content?.[type] ?? response.content?.['*/*'];
  if (!media) return type === '' && !response.content ? undefined : `${name} has no ${type || 'empty body'}`;
  if (!media.schema) return undefined;
  const validate = validatorOf(name, media.schema);
  if (!validate(json)) return `${name}: ${ajv.errorsText(validate.errors)}`;
  const ids = differentIds(json);
  return ids && `${name}: ${ids}`;
}

/** `_id` and `id` are one value under two names (decision B2). */
function differentIds(json: unknown): string | undefined {
  if (typeof json !== 'object' || json === null) return undefined;
  const { _id, id } = json as { _id?: unknown; id?: unknown };
  if ('_id' in json && _id !== id) return `_id ${String(_id)} and id ${String(id)}`;
  return Object.values(json)
    .map(differentIds)
    .find((fault) => fault !== undefined);
}

const resolved = (response: Response | undefined): Response | undefined =>
  response?.$ref ? (document.components['responses']?.[response.$ref.split('/').at(-1) ?? ''] as Response) : response;
