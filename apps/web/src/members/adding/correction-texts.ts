import type { CorrectedField, CorrectedValue } from '@clubpulse/contract/members/adding/adding';
import type { Formats } from '../../platform/formats.ts';
import type { PhraseKey, Translate } from '../../platform/phrases.ts';

const names: Record<CorrectedField, PhraseKey> = {
  FirstMidName: 'kit.firstName',
  LastName: 'kit.lastName',
  BirthDate: 'members.fieldBirthDate',
  Phone: 'members.fieldPhone',
  Address1: 'members.fieldAddress',
  PostalCode: 'members.fieldPostalCode',
  City: 'members.fieldCity',
};

export function valuesText(values: readonly CorrectedValue[], t: Translate, formats: Formats): string {
  return values
    .map(({ Field, Was, Became }) => {
      const text = (value: string | null) =>
        value === null || value === '' ? '–' : Field === 'BirthDate' ? formats.date(value) : value;
      return t('members.correctedValue', { field: t(names[Field]), was: text(Was), became: text(Became) });
    })
    .join('; ');
}
