import { parseAst, type Plugin } from 'vite';

interface Node {
  type: string;
  [key: string]: unknown;
}

/** The properties of a call that a browser reads. */
const SENT = new Set(['method', 'path', 'access', 'headers', 'timeout', 'idempotent', 'form', 'image']);

/**
 * Reduces a contract module to the properties that a browser needs, such as method, path and access of each call. The
 * schemas, and with them 24 kB of zod, stay on the server and in development; an import of a schema fails the build.
 */
export function contractsWithoutSchemas(): Plugin {
  return {
    name: 'lunette-contracts-without-schemas',
    apply: 'build',
    transform: {
      filter: {
        id: /@?lunette.*\/contract\.js$|\/packages\/[a-z-]+\/(dist|src)\/contract(\/\w+)*\.(js|ts)$/,
      },
      handler(code, id, options) {
        if (options?.ssr || /api-client/.test(id)) return undefined;
        const calls = endpointsOf(code);
        const source = Object.entries(calls).map(
          ([name, endpoints]) => `export const ${name} = ${JSON.stringify(endpoints)};`,
        );
        return { code: [...passedOn(code), ...source].join('\n'), map: null };
      },
    },
  };
}

/** The statements with which an entry exports the contracts that it imports from other modules. */
export function passedOn(code: string): string[] {
  const { body } = parseAst(code, { lang: 'ts' }) as unknown as { body: Node[] };
  return body
    .filter(({ type }) => type === 'ImportDeclaration')
    .flatMap(({ specifiers, source }) =>
      (specifiers as Node[])
        .map(({ local }) => (local as Node).name as string)
        .filter((name) => /Contract$/.test(name))
        .map((name) => `export { ${name} } from '${(source as Node).value as string}';`),
    );
}

/** The contracts of a module as plain data: `{ cartContract: { getCart: { method, path } } }`. */
export function endpointsOf(code: string): Record<string, Record<string, Record<string, unknown>>> {
  const program = parseAst(code, { lang: 'ts' }) as unknown as { body: Node[] };
  const contracts: Record<string, Record<string, Record<string, unknown>>> = {};
  for (const statement of program.body) {
    const declaration = (
      statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    ) as Node | null;
    if (declaration?.type !== 'VariableDeclaration') continue;
    for (const declarator of declaration.declarations as Node[]) {
      const name = (declarator.id as Node).name as string;
      const init = declarator.init as Node | null;
      if (!/Contract$/.test(name) || init?.type !== 'ObjectExpression') continue;
      contracts[name] = Object.fromEntries(
        (init.properties as Node[]).map((property) => [
          keyOf(property),
          callOf(property.value as Node, name),
        ]),
      );
    }
  }
  return contracts;
}

function callOf(call: Node, contract: string): Record<string, unknown> {
  const options = (call.arguments as Node[] | undefined)?.[0];
  if (options?.type !== 'ObjectExpression')
    throw new Error(`${contract} holds something that is not endpoint({ … })`);
  return Object.fromEntries(
    (options.properties as Node[])
      .filter((property) => SENT.has(keyOf(property)))
      .map((property) => [keyOf(property), literalOf(property.value as Node)]),
  );
}

function keyOf(property: Node): string {
  const key = property.key as Node;
  return String(key.name ?? key.value);
}

function literalOf(value: Node): unknown {
  if (value.type === 'ArrayExpression') return (value.elements as Node[]).map(literalOf);
  if (value.type === 'UnaryExpression')
    return value.operator === '!' ? !literalOf(value.argument as Node) : undefined;
  if (value.type === 'TemplateLiteral' && (value.expressions as Node[]).length === 0)
    return (value.quasis as { value: { cooked: string } }[])[0]?.value.cooked;
  if (value.type !== 'Literal')
    throw new Error('What a browser knows of a call must be written out in its contract, not put together');
  return value.value;
}
