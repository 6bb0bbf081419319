import type { User } from '@clubpulse/contract/accounts/users';

/** What a wall may show of a person: the nickname, never a surname (design 13). */

export const WALL_NAME_CHARACTERS = 12;

/**
 * The nickname up to 12 characters; of a longer one the given name and the surname's initial, cut to fit. Who hides,
 * or has no name yet, is a guest with the next free number. Names already on the wall (`taken`) are not given twice.
 * `guest` is the word for a guest in the wall's language.
 */
export function wallName(
  user: Pick<User, 'Nickname' | 'FirstMidName' | 'LastName' | 'HideOnWall'>,
  taken: ReadonlySet<string>,
  guest: string,
): string {
  const name = user.HideOnWall ? '' : shortName(user);
  if (name === '') return numbered(guest, 1, taken);
  return taken.has(name) ? numbered(name, 2, taken) : name;
}

function numbered(name: string, from: number, taken: ReadonlySet<string>): string {
  let number = from;
  while (taken.has(`${name} ${number}`)) number++;
  return `${name} ${number}`;
}

function shortName({ Nickname, FirstMidName, LastName }: Pick<User, 'Nickname' | 'FirstMidName' | 'LastName'>): string {
  const nickname = Nickname.trim();
  const firstName = FirstMidName.trim().split(/\s+/)[0] ?? '';
  if (characters(nickname).length <= WALL_NAME_CHARACTERS && nickname !== '') return nickname;
  if (firstName === '') return cut(nickname);
  const initial = characters(LastName.trim())[0]?.toUpperCase();
  const both = initial === undefined ? firstName : `${firstName} ${initial}.`;
  return characters(both).length <= WALL_NAME_CHARACTERS ? both : cut(firstName);
}

function cut(name: string): string {
  const all = characters(name);
  return all.length <= WALL_NAME_CHARACTERS ? name : `${all.slice(0, WALL_NAME_CHARACTERS - 1).join('')}…`;
}

/** As a reader counts them: an accent or a joined emoji is no character of its own. */
const characters = (text: string) => Array.from(new Intl.Segmenter('en').segment(text), ({ segment }) => segment);
