import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { Language } from '@clubpulse/contract/scalars';
import { foldedTerms, type Index, indexOf } from '@clubpulse/rules/workouts/exercises/search';
import type { Database } from '../../platform/database/database.ts';
import { searchedIn, searchedVersion } from './exercises.store.ts';

/** The limit of indexes in memory, one per club and language. An index may take some megabytes. */
const HELD = 24;

export function createSearched(db: Database) {
  /** The index used last is at the end. */
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
      // Case and accents are already removed in `SearchText` of the database.
      words: SearchText.split(/[^\p{L}\p{N}]+/u).filter(Boolean),
      shown: foldedTerms(Name),
      keys: Keys.split(' '),
    }));
  }
}
