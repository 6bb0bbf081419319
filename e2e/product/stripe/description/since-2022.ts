import type { Schema } from '../schema.ts';

/** Parameters missing in the description of 2022, with the change that added them. */
export const newParameters: readonly {
  readonly request: string;
  readonly param: string;
  readonly schema: Schema;
  readonly since: string;
}[] = [
  {
    request: 'POST /v1/accounts',
    param: 'controller',
    schema: {
      type: 'object',
      properties: {
        fees: { type: 'object', properties: { payer: { type: 'string', enum: ['account', 'application'] } } },
        losses: { type: 'object', properties: { payments: { type: 'string', enum: ['application', 'stripe'] } } },
        requirement_collection: { type: 'string', enum: ['application', 'stripe'] },
        stripe_dashboard: { type: 'object', properties: { type: { type: 'string', enum: ['express', 'full', 'none'] } } },
      },
    },
    since: '2024: controller properties in place of the types of accounts',
  },
  ...['payment', 'limit'].map((param) => ({
    request: 'GET /v1/invoice_payments',
    param,
    schema:
      param === 'limit'
        ? { type: 'integer' }
        : {
            type: 'object',
            properties: { type: { type: 'string', enum: ['charge', 'payment_intent'] }, payment_intent: { type: 'string' } },
          },
    since: '2025-03-31: payments of invoices',
  })),
  {
    request: 'POST /v1/checkout/sessions',
    param: 'currency',
    schema: { type: 'string' },
    since: '2022-08-01: currency of a page, needed in mode setup with dynamic payment methods',
  },
  {
    request: 'POST /v1/checkout/sessions',
    param: 'custom_text',
    schema: { type: 'object', properties: { submit: { type: 'object', properties: { message: { type: 'string' } } } } },
    since: '2022-11-15: texts of a page',
  },
  {
    request: 'POST /v1/checkout/sessions',
    param: 'saved_payment_method_options',
    schema: {
      type: 'object',
      properties: {
        payment_method_save: { type: 'string', enum: ['disabled', 'enabled'] },
        payment_method_remove: { type: 'string', enum: ['disabled', 'enabled'] },
      },
    },
    since: '2024-04-10: stored means of payment',
  },
  {
    request: 'GET /v1/customers/{id}/payment_methods',
    param: 'allow_redisplay',
    schema: { type: 'string', enum: ['always', 'limited', 'unspecified'] },
    since: '2024-04-10: stored means of payment',
  },
  {
    request: 'POST /v1/payment_intents',
    param: 'allowed_payment_method_types',
    schema: { type: 'array', items: { type: 'string' } },
    since: '2026: in place of payment_method_types',
  },
  {
    request: 'POST /v1/checkout/sessions',
    param: 'subscription_data.billing_cycle_anchor',
    schema: { type: 'integer' },
    since: '2022-11-15: billing cycle of a page',
  },
  {
    request: 'POST /v1/checkout/sessions',
    param: 'subscription_data.proration_behavior',
    schema: { type: 'string', enum: ['create_prorations', 'none'] },
    since: '2022-11-15: billing cycle of a page',
  },
  {
    request: 'POST /v1/checkout/sessions',
    param: 'subscription_data.description',
    schema: { type: 'string' },
    since: '2022-11-15: description of a subscription',
  },
];

export const removedParameters: readonly { readonly request: string; readonly param: string; readonly since: string }[] = [
  { request: 'POST /v1/checkout/sessions', param: 'payment_method_types', since: '2026: allowed_payment_method_types' },
  { request: 'POST /v1/checkout/sessions', param: 'subscription_data.items', since: '2022-08-01: line_items' },
];

export function brought(described: Readonly<Record<string, Schema>>): Readonly<Record<string, Schema>> {
  const requests = structuredClone(described) as Record<string, { properties: Record<string, Schema> }>;
  const placeOf = (request: string, param: string) => {
    const path = param.split('.');
    const name = path.pop() ?? '';
    let properties: Record<string, Schema> = requests[request]?.properties ?? {};
    for (const part of path) properties = properties[part]?.properties ?? {};
    return { properties, name };
  };
  for (const { request, param, schema } of newParameters) {
    requests[request] ??= { properties: {} };
    const { properties, name } = placeOf(request, param);
    properties[name] = schema;
  }
  for (const { request, param } of removedParameters) {
    const { properties, name } = placeOf(request, param);
    delete properties[name];
  }
  return requests;
}
