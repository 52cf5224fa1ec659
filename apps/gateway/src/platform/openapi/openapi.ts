import { Problem, type Endpoint } from '@lunette/api-client/contract';
import { z } from 'zod';

type Json = Record<string, unknown>;

const HEADERS = [
  ['x-country-code', 'Country of the store: IN, SG, AE, SA or US'],
  ['accept-language', 'en or ar'],
  ['x-api-client', 'desktop or mobilesite'],
  ['x-trace-id', 'Comes back in the answer and stands in the log'],
] as const;

/**
 * The OpenAPI description of the calls that are mounted, from the same contracts that serve them. Version 3.0, because the
 * page at `/docs` took three times as long to read the same description as 3.1.
 */
export function openapi(contracts: Endpoint[]): Json {
  const paths: Record<string, Json> = {};
  for (const contract of contracts) {
    const path = contract.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [contract.method.toLowerCase()]: operation(contract) };
  }
  return {
    openapi: '3.0.3',
    info: { title: 'Lunette gateway', version: '2' },
    paths,
    components: {
      schemas: { Problem: schemaOf(Problem, 'output') },
      securitySchemes: { session: { type: 'apiKey', in: 'header', name: 'x-session-token' } },
    },
  };
}

function operation(contract: Endpoint): Json {
  const { method, path, access, params, query, body, result, idempotent, image } = contract;
  const kind = contract.form ? 'multipart/form-data' : 'application/json';
  return {
    operationId: `${method.toLowerCase()}${path.replace(/\W+(\w)/g, (_, letter: string) => letter.toUpperCase())}`,
    tags: [path.startsWith('/static/') ? 'static' : (path.split('/')[2] ?? 'other')],
    ...(access !== 'public' && { security: [{ session: [] }] }),
    parameters: [
      ...fields(params, 'path'),
      ...fields(query, 'query'),
      ...HEADERS.map(([name, description]) => header(name, description)),
      ...(idempotent ? [header('idempotency-key', 'The same key makes the write happen once')] : []),
    ],
    ...(body && {
      requestBody: { required: true, content: { [kind]: { schema: schemaOf(body, 'input') } } },
    }),
    responses: {
      200: {
        description: 'Done',
        content: {
          [image ? 'image/jpeg' : 'application/json']: {
            schema: {
              type: 'object',
              required: ['result'],
              properties: { result: result ? schemaOf(result, 'output') : {} },
            },
          },
        },
      },
      default: {
        description: 'Refused, with the reason in the caller’s language',
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    },
  };
}

function fields(schema: z.ZodType | undefined, place: 'path' | 'query'): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Json;
    required?: string[];
  };
  return Object.entries(properties).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: field,
  }));
}

function header(name: string, description: string): Json {
  return { name, in: 'header', required: false, description, schema: { type: 'string' } };
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  return z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'openapi-3.0' });
}
