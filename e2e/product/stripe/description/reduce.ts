/**
 * Reduces the description (openapi-2022-04-12.json.gz) and the samples (fixtures3.json), the two arguments, to what the product
 * uses.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Schema } from '../schema.ts';

type Json = Record<string, unknown>;

const requests = {
  'POST /v1/accounts': ['/v1/accounts', 'post'],
  'GET /v1/accounts/{id}': ['/v1/accounts/{account}', 'get'],
  'POST /v1/account_links': ['/v1/account_links', 'post'],
  'POST /v1/customers': ['/v1/customers', 'post'],
  'GET /v1/customers/{id}/payment_methods': ['/v1/customers/{customer}/payment_methods', 'get'],
  'POST /v1/checkout/sessions': ['/v1/checkout/sessions', 'post'],
  'GET /v1/checkout/sessions/{id}': ['/v1/checkout/sessions/{session}', 'get'],
  'POST /v1/checkout/sessions/{id}/expire': ['/v1/checkout/sessions/{session}/expire', 'post'],
  'GET /v1/subscriptions/{id}': ['/v1/subscriptions/{subscription_exposed_id}', 'get'],
  'POST /v1/subscriptions/{id}': ['/v1/subscriptions/{subscription_exposed_id}', 'post'],
  'DELETE /v1/subscriptions/{id}': ['/v1/subscriptions/{subscription_exposed_id}', 'delete'],
  'GET /v1/invoices': ['/v1/invoices', 'get'],
  'GET /v1/invoices/{id}': ['/v1/invoices/{invoice}', 'get'],
  'POST /v1/invoices/{id}/finalize': ['/v1/invoices/{invoice}/finalize', 'post'],
  'POST /v1/invoices/{id}/pay': ['/v1/invoices/{invoice}/pay', 'post'],
  'GET /v1/payment_intents/{id}': ['/v1/payment_intents/{intent}', 'get'],
  'POST /v1/payment_intents': ['/v1/payment_intents', 'post'],
  'POST /v1/payment_intents/{id}/confirm': ['/v1/payment_intents/{intent}/confirm', 'post'],
  'POST /v1/payment_intents/{id}/cancel': ['/v1/payment_intents/{intent}/cancel', 'post'],
  'POST /v1/refunds': ['/v1/refunds', 'post'],
  'GET /v1/refunds': ['/v1/refunds', 'get'],
  'GET /v1/balance_transactions': ['/v1/balance_transactions', 'get'],
  'GET /v1/payouts': ['/v1/payouts', 'get'],
  'GET /v1/refunds/{id}': ['/v1/refunds/{refund}', 'get'],
  'GET /v1/disputes': ['/v1/disputes', 'get'],
  'GET /v1/disputes/{id}': ['/v1/disputes/{dispute}', 'get'],
  'POST /v1/disputes/{id}': ['/v1/disputes/{dispute}', 'post'],
  'POST /v1/disputes/{id}/close': ['/v1/disputes/{dispute}/close', 'post'],
} as const;
const objects = [
  'account',
  'account_link',
  'application_fee',
  'balance_transaction',
  'charge',
  'checkout.session',
  'customer',
  'dispute',
  'event',
  'invoice',
  'invoice_payment',
  'line_item',
  'payment_intent',
  'payment_method',
  'payout',
  'price',
  'refund',
  'setup_intent',
  'subscription',
  'subscription_item',
];
const DEPTH = 4;
/** Removes means of payment other than cards and SEPA debits, and account parts that only the provider's page fills. */
const left =
  /^(acss|affirm|afterpay|alipay|au_becs|bacs|bancontact|blik|boleto|cashapp|customer_balance|eps|fpx|giropay|grabpay|ideal|interac|klarna|konbini|link|multibanco|oxxo|p24|paynow|promptpay|sofort|us_bank|wechat|ach_|stripe_account|card_present|company|individual|documents|capabilities|settings|external_accounts?|tos_acceptance)/;

const [, , described = '', sampled = ''] = process.argv;
const description = JSON.parse(gunzipSync(readFileSync(described)).toString()) as {
  paths: Record<string, Record<string, Json>>;
  components: { schemas: Record<string, Json> };
};
const samples = (JSON.parse(readFileSync(sampled, 'utf8')) as { resources: Record<string, Json> }).resources;

function reduced(schema: Json, depth = 0): Schema {
  const reference = schema['$ref'];
  if (typeof reference === 'string') {
    const target = description.components.schemas[reference.replace('#/components/schemas/', '')] ?? {};
    const isResource = 'object' in ((target['properties'] as Json | undefined) ?? {});
    return isResource || depth > DEPTH ? {} : reduced(target, depth + 1);
  }
  const { type, enum: values, nullable, required, properties, items, anyOf, additionalProperties } = schema;
  return {
    ...(type === undefined ? {} : { type }),
    ...(values === undefined ? {} : { enum: values }),
    ...(nullable === true ? { nullable } : {}),
    ...(required === undefined ? {} : { required }),
    ...(properties === undefined ? {} : { properties: each(properties as Record<string, Json>, depth) }),
    ...(items === undefined ? {} : { items: reduced(items as Json, depth + 1) }),
    ...(Array.isArray(anyOf) ? { anyOf: (anyOf as Json[]).map((one) => reduced(one, depth + 1)) } : {}),
    ...(additionalProperties === undefined ? {} : { additionalProperties: additionalProperties !== false }),
  } as unknown as Schema;
}

const each = (properties: Record<string, Json>, depth: number): Record<string, Schema> =>
  Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => !left.test(name))
      .map(([name, property]) => [name, reduced(property, depth + 1)]),
  );

function requestOf(place: string, method: string): Schema {
  const operation = description.paths[place]?.[method] as
    | {
        parameters?: { in: string; name: string; schema: Json }[];
        requestBody: { content: Record<string, { schema: Json }> };
      }
    | undefined;
  const { parameters = [], requestBody } = operation ?? {};
  const body = reduced(requestBody?.content['application/x-www-form-urlencoded']?.schema ?? {});
  const query = parameters.filter((one) => one.in === 'query').map(({ name, schema }) => [name, reduced(schema)] as const);
  return { ...body, properties: { ...body.properties, ...Object.fromEntries(query) } };
}

function neutral(sample: Json): Json {
  const empty = (value: unknown): unknown => {
    if (typeof value === 'boolean') return false;
    if (Array.isArray(value)) return [];
    return null;
  };
  return Object.fromEntries(Object.entries(sample).map(([name, value]) => [name, empty(value)]));
}

function write(name: string, content: Readonly<Record<string, unknown>>): void {
  const lines = Object.entries(content).map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`);
  writeFileSync(path.join(import.meta.dirname, name), `{\n${lines.join(',\n')}\n}\n`);
}

write('requests.json', Object.fromEntries(Object.entries(requests).map(([name, [at, how]]) => [name, requestOf(at, how)])));
write('objects.json', Object.fromEntries(objects.map((name) => [name, reduced(description.components.schemas[name] ?? {})])));
write('shapes.json', Object.fromEntries(objects.map((name) => [name, neutral(samples[name] ?? {})])));
