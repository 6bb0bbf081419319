import type { User } from '@clubpulse/contract/accounts/users';

export const WALL_NAME_CHARACTERS = 12;

type Named = Pick<User, 'Nickname' | 'FirstMidName' | 'LastName' | 'HideOnWall'>;

/**
 * A nickname of up to twelve characters, otherwise the first name with initial. Users who hide their name are guests. If a name
 * is `taken`, the initial or a number is added.
 */
export function wallName(user: Named, taken: ReadonlySet<string>, guest: string): string {
  if (isGuest(user)) return numbered(guest, 1, taken);
  const name = shortName(user);
  if (!taken.has(name)) return name;
  const withInitial = joined(name, initialOf(user));
  if (withInitial !== name && !name.endsWith('.') && !taken.has(withInitial)) return withInitial;
  return numbered(name, 2, taken);
}

export const isGuest = (user: Named): boolean => user.HideOnWall || shortName(user) === '';

export function numberOfUnnamed(name: string, guests: readonly string[]): number | undefined {
  const [word = '', number = '', ...others] = name.trim().split(/\s+/);
  return others.length === 0 && guests.includes(word) && /^[1-9]\d{0,3}$/.test(number) ? Number(number) : undefined;
}

/** The parts from which a bridge computes `wallName`. Both are empty for a guest. */
export function carriedName(user: Named): { readonly name: string; readonly initial: string } {
  if (isGuest(user)) return { name: '', initial: '' };
  return { name: shortName(user), initial: initialOf(user).slice(0, -1) };
}

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
  if (firstName === '' || (FirstMidName.trim() === nickname && user.LastName.trim() === '')) return cut(nickname);
  const both = `${firstName} ${initialOf(user)}`.trim();
  return characters(both).length <= WALL_NAME_CHARACTERS ? both : cut(firstName);
}

function cut(name: string, less = 0): string {
  const all = characters(name);
  const most = WALL_NAME_CHARACTERS - less;
  return all.length <= most ? name : `${all.slice(0, most - 1).join('')}…`;
}

const segmenter = new Intl.Segmenter('en');
const isPlain = (text: string): boolean => /^[ -~\u00a0-\u024f…]*$/.test(text);

/**
 * Splits a text into visible characters. Plain text needs no slow segmenter, because a full club splits tens of thousands of
 * names per second.
 */
const characters = (text: string): readonly string[] =>
  isPlain(text) ? text.split('') : Array.from(segmenter.segment(text), ({ segment }) => segment);
