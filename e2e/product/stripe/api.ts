import { createHash, randomBytes } from 'node:crypto';
import described from './description/requests.json' with { type: 'json' };
import { brought } from './description/since-2022.ts';
import { answerDispute, closeDispute, type EvidenceInput } from './disputes.ts';
import { present } from './expand.ts';
import { type Fields, readForm } from './form.ts';
import { cancelIntent, confirmIntent, type IntentInput, openIntent } from './intents.ts';
import { finalize, pay } from './invoices.ts';
import type {
  Account,
  Dispute,
  Intent,
  Invoice,
  InvoicePayment,
  Means,
  Refund,
  Resource,
  Session,
  Subscription,
} from './objects.ts';
import { type RefundInput, refund } from './payments.ts';
import { faultsOf, type Schema, typed } from './schema.ts';
import { expire, openSession, type SessionInput } from './sessions.ts';
import { cancel, change, type SubscriptionInput } from './subscriptions.ts';
import { StripeError, type World } from './world.ts';

export interface Answer {
  readonly status: number;
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Request {
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly body: string;
  readonly account: string | undefined;
  readonly key: string | undefined;
  readonly bearer: string;
}

interface Context {
  readonly world: World;
  readonly account: string;
  readonly id: string;
}
interface Listing {
  readonly created?: { readonly gte?: number; readonly lt?: number };
  readonly limit?: number;
  readonly starting_after?: string;
}
interface InvoiceList extends Listing {
  readonly subscription?: string;
  readonly status?: Invoice['status'];
}
type Act = (context: Context, input: never) => unknown;

export const requestSchemas: Readonly<Record<string, Schema>> = brought(described);
const LINK_SECONDS = 300;
const NO_SETTINGS = { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null };

const NOTHING_DUE = {
  alternatives: [],
  current_deadline: null,
  currently_due: [],
  past_due: [],
  eventually_due: [],
  pending_verification: [],
  errors: [],
  disabled_reason: null,
};
const ALL_DUE = [
  'business_profile.url',
  'external_account',
  'individual.verification.document',
  'tos_acceptance.date',
  'tos_acceptance.ip',
];

const acts: Readonly<Record<string, Act>> = {
  'POST /v1/accounts': ({ world }, input: { business_profile?: object; email?: string; controller?: object }) =>
    createAccount(world, input),
  'GET /v1/accounts/{id}': ({ world, id }) => accountOf(world, id),
  'POST /v1/account_links': ({ world }, input: { account: string; return_url: string }) => {
    accountOf(world, input.account);
    const token = randomBytes(12).toString('hex');
    const expires = world.now() + LINK_SECONDS;
    world.hidden.links[token] = { account: input.account, expires, used: false, returnUrl: input.return_url };
    return { object: 'account_link', created: world.now(), expires_at: expires, url: `${world.pagesUrl()}/setup/${token}` };
  },
  'POST /v1/customers': ({ world, account }, input: object) =>
    world.create('customer', 'cus', account, {
      balance: 0,
      metadata: {},
      invoice_prefix: 'DOUBLE',
      next_invoice_sequence: 1,
      invoice_settings: NO_SETTINGS,
      ...input,
    }),
  'GET /v1/customers/{id}/payment_methods': ({ world, account, id }, input: Listing & { allow_redisplay?: string }) => {
    const isOf = (one: Means): boolean =>
      one.customer === id && one.type === 'card' && one['allow_redisplay'] === input.allow_redisplay;
    return listed<Means>({ world, account, id }, 'payment_method', input, isOf);
  },
  'POST /v1/checkout/sessions': ({ world, account }, input: SessionInput) => openSession(world, account, input),
  'GET /v1/checkout/sessions/{id}': ({ world, account, id }) => world.get('checkout.session', id, account, 'session'),
  'POST /v1/checkout/sessions/{id}/expire': ({ world, account, id }) => {
    const session = world.get<Session>('checkout.session', id, account, 'session');
    expire(world, session);
    return session;
  },
  'GET /v1/subscriptions/{id}': ({ world, account, id }) => world.get('subscription', id, account),
  'POST /v1/subscriptions/{id}': ({ world, account, id }, input: SubscriptionInput) => {
    const subscription = world.get<Subscription>('subscription', id, account);
    change(world, subscription, input);
    return subscription;
  },
  'DELETE /v1/subscriptions/{id}': ({ world, account, id }) => {
    const subscription = world.get<Subscription>('subscription', id, account);
    if (subscription.ended_at !== null)
      throw new StripeError(404, { code: 'resource_missing', param: 'id', message: `No such subscription: '${id}'` });
    cancel(world, subscription);
    return subscription;
  },
  'GET /v1/invoices': ({ world, account }, input: InvoiceList) => {
    const isOf = ({ id, status, parent }: Invoice): boolean =>
      world.ownerOf(id) === account &&
      parent.subscription_details.subscription === input.subscription &&
      (input.status === undefined || status === input.status);
    return listOf('/v1/invoices', world.all<Invoice>('invoice').filter(isOf).reverse(), input);
  },
  'GET /v1/invoices/{id}': ({ world, account, id }) => world.get<Invoice>('invoice', id, account, 'invoice'),
  'POST /v1/invoices/{id}/finalize': ({ world, account, id }) => {
    const invoice = world.get<Invoice>('invoice', id, account, 'invoice');
    if (invoice.status !== 'draft') throw new StripeError(400, { message: 'This invoice is already finalized.' });
    finalize(world, invoice);
    return invoice;
  },
  'POST /v1/invoices/{id}/pay': ({ world, account, id }) => {
    const invoice = world.get<Invoice>('invoice', id, account, 'invoice');
    pay(world, invoice);
    return invoice;
  },
  'GET /v1/payment_intents/{id}': ({ world, account, id }) => world.get('payment_intent', id, account, 'intent'),
  'POST /v1/payment_intents': ({ world, account }, input: IntentInput) => openIntent(world, account, input),
  'POST /v1/payment_intents/{id}/confirm': ({ world, account, id }, input: { payment_method?: string; return_url?: string }) => {
    const intent = world.get<Intent>('payment_intent', id, account, 'intent');
    confirmIntent(world, account, intent, input);
    return intent;
  },
  'POST /v1/payment_intents/{id}/cancel': ({ world, account, id }) => {
    const intent = world.get<Intent>('payment_intent', id, account, 'intent');
    cancelIntent(world, intent);
    return intent;
  },
  'POST /v1/refunds': ({ world, account }, input: RefundInput) => refund(world, account, input),
  'GET /v1/refunds': (context, input: OfPayment) =>
    listed<Refund>(context, 'refund', input, (one) => one.payment_intent === input.payment_intent),
  'GET /v1/balance_transactions': (context, input: Listing & { payout?: string }) =>
    listed(
      context,
      'balance_transaction',
      input,
      ({ id }) => input.payout === undefined || context.world.hidden.paidOut[id] === input.payout,
    ),
  'GET /v1/payouts': (context, input: Listing) => listed(context, 'payout', input),
  'GET /v1/invoice_payments': (context, input: Listing & { payment: { payment_intent: string } }) => {
    const payments = context.world.all<Invoice>('invoice').flatMap((invoice) => invoice.payments.data);
    const isOf = ({ id, payment }: InvoicePayment): boolean =>
      context.world.ownerOf(id) === context.account && payment.payment_intent === input.payment.payment_intent;
    return listOf('/v1/invoice_payments', payments.filter(isOf), input);
  },
  'GET /v1/refunds/{id}': ({ world, account, id }) => world.get('refund', id, account, 'refund'),
  'GET /v1/disputes': (context, input: OfPayment) =>
    listed<Dispute>(context, 'dispute', input, (one) => one.payment_intent === input.payment_intent),
  'GET /v1/disputes/{id}': ({ world, account, id }) => world.get('dispute', id, account, 'dispute'),
  'POST /v1/disputes/{id}': ({ world, account, id }, input: EvidenceInput) =>
    answerDispute(world, world.get<Dispute>('dispute', id, account, 'dispute'), input),
  'POST /v1/disputes/{id}/close': ({ world, account, id }) =>
    closeDispute(world, world.get<Dispute>('dispute', id, account, 'dispute')),
};

type OfPayment = Listing & { readonly payment_intent?: string };

function listed<T extends Resource>(
  { world, account }: Context,
  object: string,
  input: Listing,
  isWanted: (one: T) => boolean = () => true,
) {
  const { gte = 0, lt = Number.POSITIVE_INFINITY } = input.created ?? {};
  const isOf = (one: T): boolean => world.ownerOf(one.id) === account && one.created >= gte && one.created < lt && isWanted(one);
  return listOf(`/v1/${object}s`, world.all<T>(object).filter(isOf).reverse(), input);
}

function listOf(url: string, newest: readonly Resource[], { limit = 10, starting_after }: Listing) {
  const begin = newest.findIndex(({ id }) => id === starting_after) + 1;
  const data = newest.slice(begin, begin + limit);
  return { object: 'list', data, has_more: begin + data.length < newest.length, url };
}

function createAccount(
  world: World,
  { business_profile, email, controller }: { business_profile?: object; email?: string; controller?: object },
): Resource {
  const made = world.create<Account>('account', 'acct', null, {
    business_profile: { name: null, url: null, ...business_profile },
    capabilities: { card_payments: 'inactive', transfers: 'inactive' },
    controller: { type: 'application', is_controller: true, ...controller },
    country: 'IT',
    default_currency: 'eur',
    email: email ?? null,
    metadata: {},
    type: 'standard',
    requirements: { ...NOTHING_DUE, currently_due: ALL_DUE, eventually_due: ALL_DUE, disabled_reason: 'requirements.past_due' },
    future_requirements: NOTHING_DUE,
  });
  return made;
}

function accountOf(world: World, id: string): Account {
  const found = world.find(id);
  if (found?.object !== 'account')
    throw new StripeError(403, {
      code: 'account_invalid',
      message: `The provided key does not have access to account '${id}' (or that account does not exist).`,
    });
  return found as Account;
}

export function answer(world: World, secretKey: string, request: Request): Answer {
  try {
    return answered(world, secretKey, request);
  } catch (error) {
    if (!(error instanceof StripeError)) throw error;
    return { status: error.status, body: JSON.stringify({ error: error.body }) };
  }
}

function answered(world: World, secretKey: string, request: Request): Answer {
  const { method, path, query, body, account = '', key, bearer } = request;
  if (bearer !== secretKey) throw new StripeError(401, { message: 'Invalid API Key provided' });
  const { route, id } = routeOf(method, path);
  const act = acts[route];
  if (act === undefined) throw new StripeError(404, { message: `Unrecognized request URL (${method}: ${path}).` });
  if (account !== '') accountOf(world, account);
  const input = checked(route, readForm(method === 'GET' || method === 'DELETE' ? (body === '' ? query : body) : body));
  const run = (): Answer => {
    const { expand, ...rest } = input as { expand?: string[] };
    const result = act({ world, account, id }, rest as never);
    const expanded = isList(result) ? expand?.map((one) => one.replace(/^data\./, '')) : expand;
    const shown = isList(result)
      ? { ...result, data: result.data.map((one) => present(world, one, expanded)) }
      : present(world, result, expanded);
    return { status: 200, body: JSON.stringify(shown) };
  };
  if (method !== 'POST' || key === undefined) return run();
  return once(world, `${account}/${key}`, createHash('sha256').update(`${method} ${path} ${body}`).digest('hex'), run);
}

const isList = (value: unknown): value is { readonly object: 'list'; readonly data: readonly unknown[] } =>
  typeof value === 'object' && value !== null && 'object' in value && value.object === 'list';

function routeOf(method: string, path: string): { readonly route: string; readonly id: string } {
  const [, version, ...parts] = path.split('/');
  const at = parts[0] === 'checkout' ? 2 : 1;
  const id = parts[at] ?? '';
  const named = parts.map((part, index) => (index === at ? '{id}' : part)).join('/');
  return { route: `${method} /${version}/${named}`, id: decodeURIComponent(id) };
}

function checked(route: string, fields: Fields): Record<string, unknown> {
  const schema = requestSchemas[route] ?? {};
  const input = typed(fields, schema);
  const [fault] = faultsOf(input, schema, true);
  if (fault === undefined) return input as Record<string, unknown>;
  const { kind, param } = fault;
  if (kind === 'unknown')
    throw new StripeError(400, { code: 'parameter_unknown', param, message: `Received unknown parameter: ${param}` });
  if (kind === 'missing')
    throw new StripeError(400, { code: 'parameter_missing', param, message: `Missing required param: ${param}.` });
  throw new StripeError(400, { code: 'parameter_invalid', param, message: `Invalid ${param}` });
}

/** The key of a request with refused parameters can be used again. */
function once(world: World, key: string, request: string, run: () => Answer): Answer {
  const before = world.hidden.keys[key];
  if (before !== undefined && before.request !== request)
    throw new StripeError(400, {
      type: 'idempotency_error',
      message: 'Keys for idempotent requests can only be used with the same parameters they were first used with.',
    });
  if (before !== undefined) return { status: before.status, body: before.body, headers: { 'idempotent-replayed': 'true' } };
  const made = run();
  world.hidden.keys[key] = { request, status: made.status, body: made.body };
  return made;
}
