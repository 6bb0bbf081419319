import type { WebsiteClass, WebsiteOffer, WebsiteTimetable } from '@clubpulse/contract/office/website/website';
import { minorDigits } from '../../formats/money.ts';

function priceText({ Price, Currency }: WebsiteOffer): string {
  const digits = minorDigits(Currency);
  return (Price / 10 ** digits).toFixed(digits);
}

/** schema.org data: an event per class, and the offers of the store. */
export function linkedData(
  Club: WebsiteTimetable['Club'],
  Classes: readonly WebsiteClass[],
  offers: readonly WebsiteOffer[],
): { '@context': string; '@graph': object[] } {
  const place = {
    '@type': 'Place',
    name: Club.Name,
    ...(Club.Address === null ? {} : { address: Club.Address }),
  };
  const events = Classes.map((one) => ({
    '@type': 'Event',
    name: one.Name,
    startDate: one.Begin,
    endDate: one.End,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: one.Room === '' ? place : { ...place, name: `${one.Room}, ${Club.Name}` },
    organizer: { '@type': 'SportsActivityLocation', name: Club.Name },
    ...(one.Trainer === null ? {} : { performer: { '@type': 'Person', name: one.Trainer } }),
    ...(one.Seats > 0 ? { maximumAttendeeCapacity: one.Seats, remainingAttendeeCapacity: one.Free } : {}),
  }));
  const offered = offers.map((one) => ({
    '@type': 'Offer',
    name: one.Name,
    price: priceText(one),
    priceCurrency: one.Currency,
    seller: { '@type': 'SportsActivityLocation', name: Club.Name },
  }));
  return { '@context': 'https://schema.org', '@graph': [...events, ...offered] };
}
