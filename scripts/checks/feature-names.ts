import { areas } from './areas.ts';
import { areaSuffixes } from './package-rooms.ts';
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

const STRAY_MAX = 2;
const ALIKE_OF_TEN = 9;

const ofTheArea = new Set(['parts', 'test']);
const pages = new Set(['accounts/home', 'accounts/no-access', 'accounts/sign-in', 'live/tv']);

export interface Feature {
  readonly area: string;
  readonly name: string;
  readonly rooms: readonly House[];
  readonly hasCalls: boolean;
}

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
 * Names of calls without a server folder, and names in neither contract nor server. Pages of the office area combine other areas,
 * so they are exempt.
 */
export function strayNames(features: readonly Feature[]): string[] {
  return features.flatMap(({ area, name, rooms, hasCalls }) => {
    if (area === 'office' || ofTheArea.has(name) || pages.has(`${area}/${name}`)) return [];
    if (hasCalls) return rooms.includes('server') ? [] : [`${area}/${name} (not in server)`];
    return rooms.includes('contract') || rooms.includes('server') ? [] : [`${area}/${name} (${rooms.join(', ')} only)`];
  });
}

/**
 * A feature without a server folder is not counted, nor one without a web folder if its area has a stray web name, which may be
 * the same feature.
 */
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

const ofArea = new RegExp(`\\.(?:${areaSuffixes.join('|')})\\.ts$`);

function namesIn(root: string, folder: string, area: string, files = /\.tsx?$/): string[] {
  const inside = filesBelow(root, `${folder}/${area}`, files).map((path) => path.slice(`${folder}/${area}/`.length));
  const names = inside.flatMap((path) => {
    const [first = '', ...rest] = path.split('/');
    if (folder.startsWith('apps/')) return rest.length > 0 ? [first] : [];
    if (ofArea.test(first)) return [];
    return [first.replace(/\..*$/, '')];
  });
  return [...new Set(names)];
}
