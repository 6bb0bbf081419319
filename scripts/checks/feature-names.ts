import { areas } from './areas.ts';
import { filesBelow } from './sources.ts';
import type { Problems } from './tool.ts';

export const houses = {
  contract: 'packages/contract',
  rules: 'packages/rules',
  phrases: 'packages/phrases/en',
  server: 'apps/server/src',
  web: 'apps/web/src',
} as const;
type House = keyof typeof houses;

/** So many names may stand alone in a room; fewer is better, and then this number falls with them. */
const STRAY_MAX = 2;
/** Of ten features with calls so many have one name in every room where they have files. */
const ALIKE_OF_TEN = 9;

/** What an area has beside its features: parts they share, set-ups of its tests. */
const ofTheArea = new Set(['parts', 'test']);
/** Pages that show nothing of a call. */
const pages = new Set(['accounts/home', 'accounts/no-access', 'accounts/sign-in', 'live/tv']);

export interface Feature {
  readonly area: string;
  readonly name: string;
  readonly rooms: readonly House[];
  readonly hasCalls: boolean;
}

/** Every feature of the areas, from left to right, with the rooms where it has files. */
export function featuresOf(root: string): Feature[] {
  return areas.flatMap((area) => {
    const rooms = Object.entries(houses).map(([house, folder]) => [house as House, namesIn(root, folder, area)] as const);
    const called = new Set(namesIn(root, houses.contract, area, /\.calls\.ts$/));
    return [...new Set(rooms.flatMap(([, names]) => names))].sort().map((name) => ({
      area,
      name,
      rooms: rooms.filter(([, names]) => names.includes(name)).map(([house]) => house),
      hasCalls: called.has(name),
    }));
  });
}

/**
 * Names that stand alone: a feature with calls that the server answers under another name, and what a room calls by a name that
 * neither contract nor server knows. Pages that join areas (office) stand where no feature does, and do not count.
 */
export function strayNames(features: readonly Feature[]): string[] {
  return features.flatMap(({ area, name, rooms, hasCalls }) => {
    if (area === 'office' || ofTheArea.has(name) || pages.has(`${area}/${name}`)) return [];
    if (hasCalls) return rooms.includes('server') ? [] : [`${area}/${name} (not in server)`];
    return rooms.includes('contract') || rooms.includes('server') ? [] : [`${area}/${name} (${rooms.join(', ')} only)`];
  });
}

/** A feature with calls whose area has a stray name in a room where the feature itself has nothing may be what is meant by it. */
export function alikeFeatures(features: readonly Feature[]): { readonly alike: number; readonly called: number } {
  const called = features.filter(({ hasCalls }) => hasCalls);
  const strays = strayNames(features);
  const apart = called.filter(
    ({ area, rooms }) =>
      !rooms.includes('server') ||
      strays.some((stray) => stray.startsWith(`${area}/`) && !rooms.includes('web') && stray.includes('web')),
  );
  return { alike: called.length - apart.length, called: called.length };
}

/** One name in every room (docs/architecture.md), for nine of ten features with calls, and no more strays than there were. */
export function checkFeatureNames(root: string): Problems {
  const features = featuresOf(root);
  const strays = strayNames(features);
  const { alike, called } = alikeFeatures(features);
  return [
    ...(strays.length > STRAY_MAX
      ? [`${strays.length} names stand alone (${strays.join('; ')}); at most ${STRAY_MAX} may: give each the feature's one name`]
      : []),
    ...(alike * 10 < called * ALIKE_OF_TEN ? [`only ${alike} of ${called} features with calls have one name in every room`] : []),
  ];
}

// Apps give a feature a folder, packages a file or a folder; the suffix of a file (`.calls`) names its room.
function namesIn(root: string, folder: string, area: string, files = /\.tsx?$/): string[] {
  const inside = filesBelow(root, `${folder}/${area}`, files).map((path) => path.slice(`${folder}/${area}/`.length));
  const names = inside.flatMap((path) => {
    const [first = '', ...rest] = path.split('/');
    if (folder.startsWith('apps/')) return rest.length > 0 ? [first] : [];
    return [first.replace(/\..*$/, '')];
  });
  return [...new Set(names)];
}
