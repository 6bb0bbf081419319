import { dirname, join } from 'node:path/posix';
import { filesBelow, readSource } from './sources.ts';
import type { Problems } from './tool.ts';

/** Where these two rules hold. */
export const orderlyRooms = ['apps/web/src'];

const MOST_FILES = 25;
const FEWEST_LINES = 25;

/** A folder is read at one glance: more files than that are several rooms. Style sheets and tests count. */
export function checkFolders(root: string, rooms: readonly string[] = orderlyRooms): Problems {
  const files = rooms.flatMap((room) => filesBelow(root, room, /./));
  const counts = Map.groupBy(files, (file) => dirname(file));
  return [...counts].flatMap(([folder, inside]) =>
    inside.length > MOST_FILES ? [`${folder}: ${inside.length} files; more than ${MOST_FILES} are several rooms`] : [],
  );
}

// Rooms of a feature have a name that says what they are, so they may be as short as they are.
const named =
  /\.(store|facts|service|routes|jobs|events|listeners|present|feature|samples|refusals|calls|screens)\.ts$|\/public\.ts$/;
const others = /\.test\.tsx?$|\.d\.ts$|\.generated\.ts$|\/test\//;
const imported = /\b(?:from|import)\s*\(?\s*'(\.[^']+)'/g;

/**
 * A file that few lines fill and one file alone needs belongs into that file: it has two users (tests apart), or a test of
 * its own. A screen is fetched by itself and so is always a file; what nobody imports is where a program starts.
 */
export function checkFragments(root: string, rooms: readonly string[] = orderlyRooms): Problems {
  const files = rooms.flatMap((room) => filesBelow(root, room, /\.tsx?$/));
  const present = new Set(files);
  const users = new Map<string, Set<string>>();
  for (const user of files) {
    if (others.test(user)) continue;
    for (const [, path = ''] of readSource(root, user).matchAll(imported)) {
      const used = join(dirname(user), path);
      users.set(used, (users.get(used) ?? new Set()).add(user));
    }
  }
  return files.flatMap((file) => {
    if (named.test(file) || others.test(file)) return [];
    const by = [...(users.get(file) ?? [])];
    if (by.length !== 1 || by[0]?.endsWith('.screens.ts')) return [];
    const lines = readSource(root, file).split('\n').length - 1;
    const tested = ['ts', 'tsx'].some((type) => present.has(file.replace(/\.tsx?$/, `.test.${type}`)));
    return lines >= FEWEST_LINES || tested ? [] : [`${file}: ${lines} lines for ${by[0]} alone belong into it`];
  });
}
