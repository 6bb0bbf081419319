import { type Call, IDEMPOTENCY_HEADER } from '@clubpulse/contract/call';
import { areaOf, scopeOf } from '@clubpulse/contract/call-scopes';
import { type ErrorType, everyCallErrors } from '@clubpulse/contract/errors';
import { exact } from '@clubpulse/contract/exact';
import { webhookBodies } from '@clubpulse/contract/office/integrations/webhook-bodies';
import { z } from 'zod';
import { type Field, fieldsOf, type Schema, sampleOf, schemaOf, withMeanings } from './fields.ts';
import { meaningOf, meaningOfValue, titleOf } from './meanings.ts';

export const tagOf = ({ id }: Pick<Call, 'id'>): string => id.split('.')[0] ?? '';

export interface Tag {
  readonly name: string;
  readonly calls: readonly Call[];
}
export interface Area {
  readonly name: string;
  readonly tags: readonly Tag[];
}

export interface Input extends Field {
  readonly place: 'path' | 'query' | 'header' | 'body';
}

export interface Described {
  readonly call: Call;
  readonly title: string;
  readonly scope: string;
  readonly inputs: readonly Input[];
  readonly result: readonly Field[];
  readonly own: readonly ErrorType[];
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
}

const none = (schema: z.ZodType) => schema instanceof z.ZodUndefined;

function describe(call: Call): Described {
  const meaning = (name: string) => meaningOf(call.id, name, call.path);
  const ofValue = (name: string) => meaningOfValue(call.id, name);
  const input = (schema: z.ZodType, meant = meaning): Schema =>
    none(schema) ? {} : withMeanings(schemaOf(schema, 'input'), meant);
  const query = input(call.query);
  const body = none(call.body) ? undefined : input(exact(call.body), ofValue);
  const placed = (place: Input['place'], fields: readonly Field[]): Input[] => fields.map((field) => ({ ...field, place }));
  const needed = Object.entries(query.properties ?? {}).filter(
    ([name, { default: byDefault }]) => query.required?.includes(name) === true && byDefault === undefined,
  );
  return {
    call,
    title: titleOf(call),
    scope: scopeOf(call),
    inputs: [
      ...placed('path', fieldsOf(input(call.params))),
      ...placed('query', fieldsOf(query)),
      ...(call.idempotent
        ? placed('header', [
            {
              name: IDEMPOTENCY_HEADER,
              type: 'string',
              meaning: meaning(IDEMPOTENCY_HEADER),
              limits: '',
              isRequired: false,
            },
          ])
        : []),
      ...placed('body', fieldsOf(body ?? {})),
    ],
    result: call.status === 204 ? [] : fieldsOf(withMeanings(schemaOf(call.result, 'output'), ofValue)),
    own: call.errors.filter((error) => !everyCallErrors.some((common) => common === error)),
    query: Object.fromEntries(needed.map(([name, schema]) => [name, String(sampleOf(schema))])),
    body: body === undefined ? undefined : sampleOf(body),
  };
}

function areasOf(calls: readonly Call[]): readonly Area[] {
  const byArea = Map.groupBy(calls, (call) => areaOf(call) ?? 'platform');
  return [...byArea].map(([name, ofArea]) => ({
    name,
    tags: [...Map.groupBy(ofArea, tagOf)].map(([tag, ofTag]) => ({ name: tag, calls: ofTag })),
  }));
}

export interface Event {
  readonly name: string;
  readonly fields: readonly Field[];
  readonly sample: unknown;
}
const eventOf = (name: string, body: z.ZodType): Event => {
  const schema = withMeanings(schemaOf(body, 'input'), (field) => meaningOfValue(name, field));
  return { name, fields: fieldsOf(schema), sample: sampleOf(schema) };
};

/** A call is described when it is first shown, because describing all takes time. */
export function referenceOf(calls: readonly Call[]) {
  const areas = areasOf(calls);
  const tags = new Map(areas.flatMap((area) => area.tags.map((tag) => [tag.name, { area, tag }] as const)));
  const byId = new Map(calls.map((call) => [call.id, call]));
  const texts = new Map<Call, string>();
  const textOf = (call: Call): string => {
    const known = texts.get(call);
    if (known !== undefined) return known;
    const { inputs, result } = describe(call);
    const names = [...inputs, ...result].map(({ name }) => name);
    const text = [call.id, call.method, call.path, call.summary, ...call.errors, ...names].join('\n').toLowerCase();
    texts.set(call, text);
    return text;
  };
  return {
    areas,
    events: [...webhookBodies.keys()],
    tagNamed: (name: string) => tags.get(name),
    callNamed: (id: string): Described | undefined => {
      const call = byId.get(id);
      return call && describe(call);
    },
    eventNamed: (name: string): Event | undefined => {
      const body = webhookBodies.get(name);
      return body && eventOf(name, body);
    },
    find: (words: string): readonly Call[] => {
      const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
      return wanted.length === 0 ? [] : calls.filter((call) => wanted.every((word) => textOf(call).includes(word)));
    },
  };
}
export type Reference = ReturnType<typeof referenceOf>;
