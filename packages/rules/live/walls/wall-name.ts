import type { User } from '@clubpulse/contract/accounts/users';

/** What a wall may show of a person: the nickname, never a surname (design 13). */

export const WALL_NAME_CHARACTERS = 12;

type Named = Pick<User, 'Nickname' | 'FirstMidName' | 'LastName' | 'HideOnWall'>;

/**
 * The nickname up to 12 characters; of a longer one the given name and the surname's initial, cut to fit. Who hides,
 * or has no name yet, is a guest with the next free number. Names already on the wall (`taken`) are not given twice: the
 * next of the same name has her initial, then a number. `guest` is the word for a guest in the wall's language.
 */
export function wallName(user: Named, taken: ReadonlySet<string>, guest: string): string {
  if (isGuest(user)) return numbered(guest, 1, taken);
  const name = shortName(user);
  if (!taken.has(name)) return name;
  const withInitial = joined(name, initialOf(user));
  if (withInitial !== name && !name.endsWith('.') && !taken.has(withInitial)) return withInitial;
  return numbered(name, 2, taken);
}

/** Whether a wall calls her a guest. */
export const isGuest = (user: Named): boolean => user.HideOnWall || shortName(user) === '';

/** Number of a guest with a lent strap whom nobody named: the word for a guest with a number, in any of the languages (`guests`). */
export function numberOfUnnamed(name: string, guests: readonly string[]): number | undefined {
  const [word = '', number = '', ...others] = name.trim().split(/\s+/);
  return others.length === 0 && guests.includes(word) && /^[1-9]\d{0,3}$/.test(number) ? Number(number) : undefined;
}

/** All that a hub needs to name her as `wallName` would, and nothing more: both are empty of a guest. */
export function carriedName(user: Named): { readonly name: string; readonly initial: string } {
  if (isGuest(user)) return { name: '', initial: '' };
  return { name: shortName(user), initial: initialOf(user).slice(0, -1) };
}

/** Who was carried so. */
export const namedAgain = (name: string, initial: string): Named => ({
  Nickname: name,
  FirstMidName: '',
  LastName: initial,
  HideOnWall: false,
});

function numbered(name: string, from: number, taken: ReadonlySet<string>): string {
  let stem = '';
  for (let number = from, digits = 0; ; number++) {
    const mark = String(number);
    if (mark.length > digits) stem = cut(name, mark.length + 1);
    digits = mark.length;
    if (!taken.has(`${stem} ${mark}`)) return `${stem} ${mark}`;
  }
}

/** A name and what tells it from another, the name cut so that both fit. */
const joined = (name: string, mark: string): string => (mark === '' ? name : `${cut(name, characters(mark).length + 1)} ${mark}`);

const initialOf = ({ LastName }: Pick<Named, 'LastName'>): string => {
  const initial = characters(LastName.trim())[0]?.toUpperCase();
  return initial === undefined ? '' : `${initial}.`;
};

function shortName(user: Pick<Named, 'Nickname' | 'FirstMidName' | 'LastName'>): string {
  const { Nickname, FirstMidName } = user;
  const nickname = Nickname.trim();
  const firstName = FirstMidName.trim().split(/\s+/)[0] ?? '';
  if (characters(nickname).length <= WALL_NAME_CHARACTERS && nickname !== '') return nickname;
  // A demo user has one name for all.
  if (firstName === '' || (FirstMidName.trim() === nickname && user.LastName.trim() === '')) return cut(nickname);
  const both = `${firstName} ${initialOf(user)}`.trim();
  return characters(both).length <= WALL_NAME_CHARACTERS ? both : cut(firstName);
}

/** The name in the characters of a wall less so many. */
function cut(name: string, less = 0): string {
  const all = characters(name);
  const most = WALL_NAME_CHARACTERS - less;
  return all.length <= most ? name : `${all.slice(0, most - 1).join('')}…`;
}

const segmenter = new Intl.Segmenter('en');
/** Latin letters with their accents, and what stands for the rest of a name that was cut: each is a character of its own. */
const isPlain = (text: string): boolean => /^[ -~\u00a0-\u024f…]*$/.test(text);

/**
 * As a reader counts them: an accent or a joined emoji is no character of its own. When everybody comes at once tens of thousands of
 * names are counted in a second, and few of them need more than their letters.
 */
const characters = (text: string): readonly string[] =>
  isPlain(text) ? text.split('') : Array.from(segmenter.segment(text), ({ segment }) => segment);
