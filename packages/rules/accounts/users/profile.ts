import { zoneOf } from '@clubpulse/contract/accounts/lookups';
import { profileLimits } from '@clubpulse/contract/accounts/profile-limits';
import type { UserPatch } from '@clubpulse/contract/accounts/users';
import type { FieldError } from '@clubpulse/contract/errors';
import { age } from './zones.ts';

/** `today` is the ISO date in the user's time zone. */
export function checkProfile(update: Pick<UserPatch, 'BirthDate' | 'TimeZone'>, today: string): FieldError[] {
  const errors: FieldError[] = [];
  if (update.BirthDate !== undefined) errors.push(...checkBirthDate(update.BirthDate, today));
  if (update.TimeZone !== undefined && zoneOf(update.TimeZone) === undefined)
    errors.push({ field: 'TimeZone', key: 'invalid-time-zone' });
  return errors;
}

export function checkBirthDate(birthDate: string, today: string): FieldError[] {
  if (birthDate > today) return [{ field: 'BirthDate', key: 'date-no-greater-than-now' }];
  const { min, max } = profileLimits.age;
  const years = age(birthDate, today);
  return years < min || years > max ? [{ field: 'BirthDate', key: 'age-limits', values: { min, max } }] : [];
}

export function nicknameOfName(firstMidName: string, lastName: string, maxLength: number): string {
  const [initial] = lastName.trim();
  const ending = initial === undefined ? '' : ` ${initial.toUpperCase()}.`;
  const name = cut(firstMidName.trim(), maxLength - ending.length).trim();
  return name === '' ? '' : name + ending;
}

const SUGGESTION_MAX = 999;

/** Appends the first free number from 1 to 999 if the name is taken. Undefined if all are taken. */
export function suggestNickname(wanted: string, isTaken: (nickname: string) => boolean, maxLength = 40): string | undefined {
  const name = cut(wanted.trim(), maxLength);
  if (name !== '' && !isTaken(name)) return name;
  for (let number = 1; number <= SUGGESTION_MAX; number++) {
    const suggestion = cut(name, maxLength - String(number).length) + number;
    if (!isTaken(suggestion)) return suggestion;
  }
  return undefined;
}

const cut = (text: string, length: number) => text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');

export function initials(firstMidName: string, lastName: string, nickname: string): string {
  const letters = (text: string) =>
    Array.from(text.matchAll(/(?<![\p{L}\p{N}\p{M}'’])[\p{L}\p{N}]/gu), ([letter]) => letter.toUpperCase());
  const ofName = letters(`${firstMidName} ${lastName}`);
  return [...(ofName.length > 0 ? ofName : letters(nickname)).join('')].slice(0, 3).join('');
}
