import type { WebsiteOffer, WebsiteStore } from '@clubpulse/contract/office/website/website';
import { linkedData } from '@clubpulse/rules/office/website/linked-data';
import { h } from './dom.ts';
import type { Texts } from './formats.ts';
import { type Known, SiteElement } from './site-element.ts';

export class StoreElement extends SiteElement<WebsiteStore> {
  protected path(): string {
    return `store${this.language === undefined ? '' : `?Language=${this.language}`}`;
  }

  protected markup({ Club, Offers }: WebsiteStore): object {
    return linkedData(Club, [], Offers);
  }

  protected draw(known: Known<WebsiteStore>, texts: Texts): Node[] {
    const { data } = known;
    const shown = [
      h('div', { class: 'bar' }, h('h2', {}, texts.say('plans')), h('div', { class: 'end' }, this.languageSwitch(data, texts))),
      this.asOfNote(known, texts),
      data.Offers.length === 0
        ? h('p', { class: 'empty' }, texts.say('noOffers'))
        : h('ul', { class: 'offers' }, ...data.Offers.map((offer) => offerRow(offer, texts))),
      h(
        'div',
        { class: 'by' },
        h('a', { class: 'act', href: data.Link, target: '_blank', rel: 'noopener' }, texts.say('signIn')),
      ),
    ];
    return shown.filter((part) => part !== false);
  }
}

function offerRow(offer: WebsiteOffer, texts: Texts): HTMLElement {
  return h(
    'li',
    {},
    h('div', {}, h('b', {}, offer.Name), h('span', {}, about(offer, texts))),
    h('span', { class: 'price' }, texts.money(offer.Price, offer.Currency)),
  );
}

function about({ Recurrence, DurationDays, Units, Kind }: WebsiteOffer, { say }: Texts): string {
  const units = Units === null ? [] : [say(Kind === 'Credits' ? 'credits' : 'units', { number: Units })];
  const term =
    Recurrence !== null
      ? say(`${Recurrence.Every === 1 ? 'a' : 'every'}${Recurrence.Unit}`, { number: Recurrence.Every })
      : DurationDays === null
        ? say('once')
        : say('forDays', { number: DurationDays });
  return [...units, term].join(', ');
}
