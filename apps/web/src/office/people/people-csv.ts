import type { Gender } from '@clubpulse/contract/accounts/users';
import type { ExportedPerson } from '@clubpulse/contract/office/people';
import { markFormula } from '@clubpulse/rules/formats/formula-marks';
import { groupsCell } from '@clubpulse/rules/members/imports/groups-cell';
import { heldCells } from '../../billing/subscriptions/public.ts';
import { csvOf } from '../../platform/csv/csv.ts';
import { dateForm } from '../../platform/formats/date-formats.ts';
import type { Formats } from '../../platform/formats.ts';
import type { PhraseKey, Translate } from '../../platform/phrases.ts';
import { rolesText } from './roles-text.ts';

const genders = {
  Male: 'accounts.genderMale',
  Female: 'accounts.genderFemale',
  Unspecified: 'accounts.genderUnspecified',
} as const satisfies Record<Gender, PhraseKey>;

/** Column names allow an import elsewhere. The year is first, so that no import swaps day and month. */
export function peopleCsv(people: readonly ExportedPerson[], t: Translate, formats: Formats): string {
  const { compare } = new Intl.Collator(formats.locale);
  const byName = (a: ExportedPerson, b: ExportedPerson) =>
    compare(a.LastName || a.Nickname, b.LastName || b.Nickname) || compare(a.FirstMidName, b.FirstMidName) || a.UserId - b.UserId;
  const { pattern } = dateForm(formats.settings.Language, 'yyyymmdd');
  const head = [
    t('kit.lastName'),
    t('kit.firstName'),
    t('members.nickname'),
    t('members.email'),
    t('members.fieldPhone'),
    `${t('members.fieldBirthDate')} (${pattern})`,
    t('members.fieldGender'),
    t('members.fieldAddress'),
    t('members.fieldPostalCode'),
    t('members.fieldCity'),
    t('clubs.tags'),
    t('members.role'),
    t('members.stage'),
    `${t('members.lastSeen')} (${pattern})`,
    t('kit.subscriptions'),
    t('kit.state'),
    `${t('members.until')} (${pattern})`,
    t('billing.toPay'),
    t('billing.unpaid'),
    t('billing.currency'),
  ];
  const rows = people
    .toSorted(byName)
    .map((one) => [
      ...[one.LastName, one.FirstMidName, one.Nickname, one.Email, one.Phone ?? ''].map(markFormula),
      one.BirthDate ?? '',
      one.Gender === null ? '' : t(genders[one.Gender]),
      ...[one.Address1 ?? '', one.PostalCode ?? '', one.City ?? '', groupsCell(one.Groups)].map(markFormula),
      rolesText(one, t),
      one.ClientStage === null ? '' : t(`members.stageOf-${one.ClientStage}`),
      one.LastSeen === null ? '' : formats.dayOf(one.LastSeen),
      ...heldCells(one.Held, t, formats).map(markFormula),
    ]);
  return csvOf(head, rows, formats.settings.Language);
}
