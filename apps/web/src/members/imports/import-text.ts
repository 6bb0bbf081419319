import type { ImportField } from '@clubpulse/contract/members/imports/imports';
import type { WrongCell } from '@clubpulse/rules/members/imports/read-rows';
import type { dateForm } from '../../platform/formats/date-formats.ts';
import { fieldErrorText, type PhraseKey, type Translate } from '../../platform/phrases.ts';
import type { Separator } from './read-file.ts';

export const fieldNames: Record<ImportField, PhraseKey> = {
  Email: 'members.email',
  FirstMidName: 'kit.firstName',
  LastName: 'kit.lastName',
  FullName: 'members.fieldFullName',
  SurnameFirst: 'members.fieldSurnameFirst',
  BirthDate: 'members.fieldBirthDate',
  Gender: 'members.fieldGender',
  Phone: 'members.fieldPhone',
  Address1: 'members.fieldAddress',
  PostalCode: 'members.fieldPostalCode',
  City: 'members.fieldCity',
  Groups: 'clubs.tags',
  Language: 'shell.language',
};

type DateForm = ReturnType<typeof dateForm>;

export const separatorNames: Record<Separator, PhraseKey> = {
  ';': 'members.separatorSemicolon',
  ',': 'members.separatorComma',
  '\t': 'members.separatorTab',
};

export const knownLabels = {
  Member: 'members.memberAlready',
  Invited: 'members.invitedAlready',
  Twice: 'members.twice',
  Often: 'members.writtenOften',
} as const satisfies Record<string, PhraseKey>;

const ofFile: Readonly<Record<string, PhraseKey>> = {
  'address-comma': 'members.wrongComma',
  'address-ending': 'members.wrongEnding',
  'address-typo': 'members.wrongTypo',
  'address-address': 'members.wrongAddress',
  'no-such-day': 'members.noSuchDay',
  'no-date': 'members.noDate',
  'counted-day': 'members.countedDay',
  'gender-unknown': 'members.genderUnknown',
  'language-unknown': 'members.languageUnknown',
  'gender-unclear': 'members.genderUnclear',
  'phone-lost': 'members.phoneLost',
};

export function wrongCellText({ field, key, values }: WrongCell, t: Translate, form: DateForm): string {
  const own = ofFile[key];
  return own === undefined ? fieldErrorText({ field, key, ...(values === undefined ? {} : { values }) }) : t(own, form);
}

/** Fields that the member owns after they accept (decision 0038). */
export const contactFields = [
  'BirthDate',
  'Gender',
  'Phone',
  'Address1',
  'PostalCode',
  'City',
] as const satisfies readonly ImportField[];
