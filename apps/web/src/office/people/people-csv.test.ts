import type { ClubPerson } from '@clubpulse/contract/office/people';
import { beforeAll, expect, it } from 'vitest';
import { heldWith } from '../../billing/test/money.ts';
import { makeFormats, settingsOf } from '../../platform/formats.ts';
import { showLanguage, startPhrases, translate } from '../../platform/phrases.ts';
import { peopleCsv } from './people-csv.ts';

beforeAll(() => startPhrases('en'));
const person = (UserId: number, FirstMidName: string, LastName: string, Held: ClubPerson['Held'] = []): ClubPerson => ({
  UserId,
  FirstMidName,
  LastName,
  Nickname: FirstMidName.toLowerCase(),
  PictureUri: null,
  Email: `${FirstMidName.toLowerCase()}@example.com`,
  EmailConfirmed: true,
  Roles: ['Trainer', 'Athlete'],
  IsGuest: false,
  IsStaff: false,
  NewPeriod: 0,
  ClientStage: 'client',
  CameBy: null,
  LastSeen: null,
  Held,
});
const open = heldWith({ SubscriptionName: 'Open', ExpiryDate: '2026-12-31', AmountDue: 5_950, Currency: 'EUR', State: 'Active' });
const pack = heldWith({ SubscriptionName: '=Pack', ExpiryDate: null, AmountDue: 50, Currency: 'EUR', State: 'Expiring' });
const file = (language: 'en' | 'it', people: readonly ClubPerson[]) =>
  peopleCsv(people, translate, makeFormats({ ...settingsOf(language), TimeZone: 'UTC' })).split('\r\n');

it('has a row for each, by name, with what they hold and one sum to add up', () => {
  const [head, ...rows] = file('en', [
    person(2, 'Zoe', 'Bruni', [open, pack]),
    person(1, 'Anna', 'Élan'),
    { ...person(3, 'Eve', 'Adler'), LastSeen: '2026-11-24T10:00:00.000Z' },
  ]);
  expect(head).toBe('\uFEFFLast name,First name,Nickname,E-mail,Role,Stage,Last seen,Subscriptions,State,Until,To pay,Currency');
  expect(rows).toEqual([
    'Adler,Eve,eve,eve@example.com,"Trainer, Athlete",Client,11/24/2026,,,,,',
    'Bruni,Zoe,zoe,zoe@example.com,"Trainer, Athlete",Client,,Open | =Pack,Active | Expiring,12/31/2026 | ,60.00,EUR',
    'Élan,Anna,anna,anna@example.com,"Trainer, Athlete",Client,,,,,,',
    '',
  ]);
});

it('says sums of two currencies each with its own, in Italian with semicolons and commas', async () => {
  await showLanguage('it', { remember: false });
  const [, row] = file('it', [
    person(1, 'Ada', '@Longo', [open, heldWith({ ...pack, Currency: 'USD', SubscriptionName: 'Due' })]),
  ]);
  expect(row).toMatch(/^'@Longo;Ada;ada;.*;59,50 \| 0,50;EUR \| USD$/);
  await showLanguage('en', { remember: false });
});
