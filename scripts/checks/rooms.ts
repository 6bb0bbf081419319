import { dirname, join } from 'node:path/posix';
import { packageRooms } from './package-rooms.ts';
import { serverRooms } from './server-rooms.ts';
import { filesBelow, readSource } from './sources.ts';
import type { Problems } from './tool.ts';

export const orderlyRooms = ['apps/server/src', 'apps/web/src', 'apps/bridge/src', 'packages', 'bench', 'e2e', 'scripts'];

const MOST_FILES = 40;
const FEWEST_LINES = 20;

export function checkFolders(root: string, rooms: readonly string[] = orderlyRooms): Problems {
  const files = rooms.flatMap((room) => filesBelow(root, room, /./)).filter((file) => !tests.test(file));
  const counts = Map.groupBy(files, (file) => dirname(file));
  return [...counts].flatMap(([folder, inside]) =>
    inside.length > MOST_FILES ? [`${folder}: ${inside.length} files; more than ${MOST_FILES} are several rooms`] : [],
  );
}

const ofPackages = Object.values(packageRooms).flatMap(({ ofFeature, ofArea }) => [...ofFeature, ...ofArea]);
const named = new RegExp(`(?:\\.(?:screens|${[...serverRooms, ...ofPackages].join('|')})|/public)\\.ts$|^packages/phrases/`);
const tests = /\.test\.tsx?$|\/test\//;
const others = /\.d\.ts$|\.generated\.ts$/;
const imported = /\bfrom\s*'(\.[^']+|@clubpulse\/[^']+)'/g;
const fetched = /\bimport\(\s*'(\.[^']+)'/g;

const fileOf = (user: string, path: string): string =>
  path.startsWith('.') ? join(dirname(user), path) : `${path.replace('@clubpulse/', 'packages/')}.ts`;

/** A file with a single importer must be merged into it, except `public.ts`, entry points, tested and lazily loaded files. */
export function checkFragments(root: string, rooms: readonly string[] = orderlyRooms): Problems {
  const files = rooms.flatMap((room) => filesBelow(root, room, /\.tsx?$/));
  const users = new Map<string, Set<string>>();
  const apart = new Set<string>();
  for (const user of files) {
    const text = readSource(root, user);
    for (const [, path = ''] of text.matchAll(imported)) {
      const used = fileOf(user, path);
      users.set(used, (users.get(used) ?? new Set()).add(user));
      if (tests.test(user) || user.endsWith('/public.ts')) apart.add(used);
    }
    for (const [, path = ''] of text.matchAll(fetched)) {
      apart.add(join(dirname(user), path));
      apart.add(user);
    }
  }
  return files.flatMap((file) => {
    if (named.test(file) || tests.test(file) || others.test(file) || apart.has(file)) return [];
    const [user, ...furtherUsers] = users.get(file) ?? [];
    const lines = readSource(root, file).split('\n').length - 1;
    if (user === undefined || furtherUsers.length > 0 || lines >= FEWEST_LINES) return [];
    return [`${file}: ${lines} lines for ${user} alone belong into it`];
  });
}
