import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { Language } from '@clubpulse/contract/scalars';
import { foldedWords, type Index, indexOf } from '@clubpulse/rules/workouts/exercises/search';
import type { Database } from '../../platform/database/database.ts';
import { searchedIn, searchedVersion } from './exercises.store.ts';

/** Clubs and languages whose words are held; each is some megabytes where a club has thousands of exercises. */
const HELD = 24;

/** The words of exercises, taken apart once and held until one of them changes: whoever changed it, in whichever process. */
export function createSearched(db: Database) {
  /** The last that was asked for stands last. */
  const held = new Map<string, { readonly version: string; readonly index: Index }>();
  return async (clubId: ClubId, language: Language): Promise<Index> => {
    const name = `${clubId}/${language}`;
    const version = await searchedVersion(db, clubId);
    const before = held.get(name);
    held.delete(name);
    const now = before?.version === version ? before : { version, index: indexOf(await findable(clubId, language)) };
    held.set(name, now);
    const [oldest] = held.keys();
    if (held.size > HELD && oldest !== undefined) held.delete(oldest);
    return now.index;
  };

  async function findable(clubId: ClubId, language: Language) {
    const rows = await searchedIn(db, clubId, language);
    return rows.map(({ ExerciseId: id, Name, SearchText, Keys }) => ({
      id,
      // Folded when it was written.
      words: SearchText.split(/[^\p{L}\p{N}]+/u).filter(Boolean),
      shown: foldedWords(Name),
      keys: Keys.split(' '),
    }));
  }
}
