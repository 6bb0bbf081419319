import { accounts, cards, isKnown, plainNumber } from '../cards.ts';
import { setUp } from '../controls.ts';
import { answerIntent } from '../intents.ts';
import { payOnPage } from '../invoices.ts';
import type { Account, Intent, Invoice, Session } from '../objects.ts';
import { declined, enter, type SessionInput } from '../sessions.ts';
import type { World } from '../world.ts';
import { escaped, page } from './html.ts';
import { languageOf, phrasesOf } from './phrases.ts';

export interface PageRequest {
  readonly method: string;
  readonly path: string;
  readonly form: URLSearchParams;
  readonly languages: string;
}
export type PageAnswer = { readonly html: string; readonly status: number } | { readonly location: string };

const closed = (language: string): PageAnswer => ({
  status: 410,
  html: page(language, phrasesOf(language).closed, `<p>${phrasesOf(language).closed}</p>`),
});

export function showPage(world: World, { method, path, form, languages }: PageRequest): PageAnswer | undefined {
  const setup = /^\/setup\/(\w+)$/.exec(path)?.[1];
  if (setup !== undefined) return showSetup(world, setup, method === 'POST' ? form : undefined, languageOf(languages));
  const invoice = /^\/i\/(\w+)$/.exec(path)?.[1];
  if (invoice !== undefined) return showInvoice(world, invoice, method === 'POST' ? form : undefined, languageOf(languages));
  const charge = /^\/b\/(\w+)$/.exec(path)?.[1];
  if (charge !== undefined) return showBank(world, charge, method === 'POST' ? form : undefined, languageOf(languages));
  const [, id, isBank] = /^\/c\/pay\/(\w+)(\/bank)?$/.exec(path) ?? [];
  if (id === undefined) return undefined;
  const session = world.find(id) as Session | undefined;
  if (session?.object !== 'checkout.session' || session.status !== 'open') return closed(languageOf(languages));
  const language = languageOf(session.locale === 'auto' ? languages : session.locale);
  if (method !== 'POST') return checkout(world, session, language);
  return isBank === undefined ? entered(world, session, language, form) : answered(world, session, language, form);
}

function checkout(world: World, session: Session, language: string, error?: string): PageAnswer {
  const phrases = phrasesOf(language);
  const { line_items, saved_payment_method_options: saved } = world.hidden.pages[session.id] as unknown as SessionInput;
  const price = line_items?.[0]?.price_data as
    | { product_data?: { name: string }; recurring?: { interval: string; interval_count?: number } }
    | undefined;
  const title = price?.product_data?.name ?? phrases.card;
  const act = { payment: phrases.pay, subscription: phrases.subscribe, setup: phrases.save }[session.mode];
  const rows = [
    ...Object.entries(cards).map(([number, card]) => [
      number.replaceAll(/(.{4})(?=.)/g, '$1 '),
      card.result === 'declined'
        ? phrases[card.decline as 'generic_decline']
        : card.alwaysAsks
          ? phrases.alwaysAsks
          : phrases[card.result],
    ]),
    ...Object.entries(accounts).map(([number, result]) => [number, result === 'works' ? phrases.debitWorks : phrases.debitFails]),
  ];
  const html = `<h1>${escaped(title)}</h1>${amountOf(session, price?.recurring, language)}
<form method="post" action="/c/pay/${session.id}">
${error === undefined ? '' : `<p class="error" role="alert">${escaped(error)}</p>`}
<label>${phrases.number}<input name="number" required autocomplete="off" inputmode="text"></label>
<label>${phrases.expiry}<input name="expiry" placeholder="12/34" autocomplete="off"></label>
<label>${phrases.code}<input name="code" placeholder="123" autocomplete="off"></label>
${saved?.payment_method_save === 'enabled' ? `<label class="check"><input type="checkbox" name="stores"> ${phrases.stores}</label>` : ''}
<p>${escaped(session.custom_text.submit?.message ?? '')}</p><button>${act}</button><a class="button second" href="${escaped(session.cancel_url ?? '')}">${phrases.back}</a></form>
<p>${phrases.choose}</p><table>${rows.map(([number, what]) => `<tr><td>${number}</td><td>${escaped(what ?? '')}</td></tr>`).join('')}</table>`;
  return { status: error === undefined ? 200 : 402, html: page(language, title, html) };
}

/** Currencies without minor units that a demo may show. */
const WHOLE = new Set(['JPY', 'KRW', 'CLP', 'VND', 'XAF', 'XOF']);

function amountOf(
  session: Session,
  recurring: { interval: string; interval_count?: number } | undefined,
  language: string,
): string {
  if (session.amount_total === null) return '';
  const currency = session.currency.toUpperCase();
  const amount = WHOLE.has(currency) ? session.amount_total : session.amount_total / 100;
  const text = new Intl.NumberFormat(language, { style: 'currency', currency }).format(amount);
  const count = recurring?.interval_count ?? 1;
  const unit =
    recurring === undefined
      ? ''
      : new Intl.NumberFormat(language, { style: 'unit', unit: recurring.interval, unitDisplay: 'long' }).format(count);
  return `<p class="amount">${escaped(text)}${unit === '' ? '' : ` <small>/ ${escaped(unit)}</small>`}</p>`;
}

function entered(world: World, session: Session, language: string, form: URLSearchParams): PageAnswer {
  const number = plainNumber(form.get('number') ?? '');
  if (!isKnown(number)) return checkout(world, session, language, phrasesOf(language).unknown);
  const stores = form.has('stores');
  return shown(world, session, language, { number, stores }, enter(world, session, number, { stores }));
}

interface Given {
  readonly number: string;
  readonly stores: boolean;
}

function shown(
  world: World,
  session: Session,
  language: string,
  { number, stores }: Given,
  result: ReturnType<typeof enter>,
): PageAnswer {
  const phrases = phrasesOf(language);
  if (result === 'complete') return { location: session.success_url.replaceAll('{CHECKOUT_SESSION_ID}', session.id) };
  if (result !== 'asks') {
    const texts: Readonly<Record<string, string>> = {
      insufficient_funds: phrases.declinedFunds,
      authentication_required: phrases.declinedBank,
    };
    return checkout(world, session, language, texts[result.declined] ?? phrases.declined);
  }
  const html = `<h1>${phrases.bank}</h1><form method="post" action="/c/pay/${session.id}/bank">
<input type="hidden" name="number" value="${number}">${stores ? '<input type="hidden" name="stores" value="on">' : ''}
<button name="answer" value="yes">${phrases.confirm}</button><button class="second" name="answer" value="no">${phrases.refuse}</button>
<a class="button second" href="/c/pay/${session.id}">${phrases.leave}</a></form>`;
  return { status: 200, html: page(language, phrases.bank, html) };
}

function answered(world: World, session: Session, language: string, form: URLSearchParams): PageAnswer {
  const number = plainNumber(form.get('number') ?? '');
  if (!isKnown(number)) return checkout(world, session, language);
  const result =
    form.get('answer') === 'yes'
      ? enter(world, session, number, { confirmed: true, stores: form.has('stores') })
      : declined(world, session, world.ownerOf(session.id) ?? '', number);
  return shown(world, session, language, { number, stores: form.has('stores') }, result);
}

/** The bank's page for a charge with a stored card. */
function showBank(world: World, id: string, form: URLSearchParams | undefined, language: string): PageAnswer {
  const intent = world.find(id) as Intent | undefined;
  const target = intent?.next_action?.redirect_to_url.return_url ?? null;
  if (intent?.status !== 'requires_action' || target === null) return closed(language);
  const phrases = phrasesOf(language);
  if (form !== undefined) {
    answerIntent(world, intent, form.get('answer') === 'yes');
    return { location: target };
  }
  const html = `<h1>${phrases.bank}</h1><form method="post" action="/b/${id}">
<button name="answer" value="yes">${phrases.confirm}</button><button class="second" name="answer" value="no">${phrases.refuse}</button></form>`;
  return { status: 200, html: page(language, phrases.bank, html) };
}

function showInvoice(world: World, id: string, form: URLSearchParams | undefined, language: string): PageAnswer {
  const invoice = world.find(id) as Invoice | undefined;
  if (invoice?.object !== 'invoice' || invoice.status !== 'open') return closed(language);
  const phrases = phrasesOf(language);
  const number = plainNumber(form?.get('number') ?? '');
  const isPaid = form !== undefined && isKnown(number) && payOnPage(world, invoice, number);
  if (isPaid) return { status: 200, html: page(language, phrases.paid, `<h1>${phrases.paid}</h1>`) };
  const error =
    form === undefined ? '' : `<p class="error" role="alert">${isKnown(number) ? phrases.declined : phrases.unknown}</p>`;
  const html = `<h1>${phrases.confirm}</h1><form method="post" action="/i/${id}">${error}
<label>${phrases.number}<input name="number" required autocomplete="off" inputmode="text"></label>
<button>${phrases.pay}</button></form>`;
  return { status: form === undefined ? 200 : 402, html: page(language, phrases.confirm, html) };
}

function showSetup(world: World, token: string, form: URLSearchParams | undefined, language: string): PageAnswer {
  const link = world.hidden.links[token];
  const account = world.find(link?.account ?? '') as Account | undefined;
  if (link === undefined || account === undefined) return closed(language);
  const isOpen = form === undefined ? !link.used && link.expires > world.now() : link.used;
  if (!isOpen) return { location: link.returnUrl };
  const phrases = phrasesOf(language);
  if (form !== undefined) {
    delete world.hidden.links[token];
    if (form.get('submit') === 'all') setUp(account);
    if (form.get('submit') === 'part') setUp(account, ['individual.verification.document']);
    world.event('account.updated', account);
    return { location: link.returnUrl };
  }
  link.used = true;
  const title = phrases.setup.replace('{name}', account.business_profile.name ?? '');
  const html = `<h1>${escaped(title)}</h1><p>${escaped(phrases.setupText)}</p><form method="post" action="/setup/${token}">
<button name="submit" value="all">${phrases.submitAll}</button>
<button class="second" name="submit" value="part">${phrases.submitPart}</button>
<button class="second" name="submit" value="none">${phrases.later}</button></form>`;
  return { status: 200, html: page(language, title, html) };
}
