import type { ClubPerson } from '@clubpulse/contract/office/people';
import { heldCells } from '../../billing/subscriptions/public.ts';
import { csvOf, typed } from '../../platform/csv/csv.ts';
import type { Formats } from '../../platform/formats.ts';
import type { Translate } from '../../platform/phrases.ts';
import { rolesWords } from './roles-words.ts';

/** People as CSV, a row each, by name as the reader's language sorts it. */
export function peopleCsv(people: readonly ClubPerson[], t: Translate, formats: Formats): string {
  const { compare } = new Intl.Collator(formats.locale);
  const byName = (a: ClubPerson, b: ClubPerson) =>
    compare(a.LastName || a.Nickname, b.LastName || b.Nickname) || compare(a.FirstMidName, b.FirstMidName) || a.UserId - b.UserId;
  const head = [
    t('kit.lastName'),
    t('kit.firstName'),
    t('members.nickname'),
    t('members.email'),
    t('members.role'),
    t('members.stage'),
    t('members.lastSeen'),
    t('kit.subscriptions'),
    t('kit.state'),
    t('members.until'),
    t('billing.toPay'),
    t('billing.currency'),
  ];
  const rows = people
    .toSorted(byName)
    .map((one) => [
      ...[one.LastName, one.FirstMidName, one.Nickname, one.Email].map(typed),
      rolesWords(one, t),
      one.ClientStage === null ? '' : t(`members.stageOf-${one.ClientStage}`),
      one.LastSeen === null ? '' : formats.date(formats.dayOf(one.LastSeen)),
      ...heldCells(one.Held, t, formats).map(typed),
    ]);
  return csvOf(head, rows, formats.settings.Language);
}
