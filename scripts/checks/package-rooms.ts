import { areas } from './areas.ts';
import { filesBelow } from './sources.ts';
import type { Problems } from './tool.ts';

export const packageRooms = {
  'packages/contract': { ofFeature: ['calls'], ofArea: ['access', 'events', 'errors'] },
  'packages/phrases': { ofFeature: [], ofArea: ['screens', 'refusals'] },
};

export const areaSuffixes = Object.values(packageRooms).flatMap(({ ofArea }) => ofArea);

const anyArea = areas.join('|');

export function checkPackageRooms(root: string): Problems {
  return Object.entries(packageRooms).flatMap(([folder, { ofFeature, ofArea }]) => {
    const allowed = new RegExp(
      `/[a-z0-9-]+(?:\\.(?:${ofFeature.join('|')}))?\\.ts$|/(${anyArea})/\\1\\.(?:${ofArea.join('|')})\\.ts$`,
    );
    const oneOf = [...ofFeature.map((suffix) => `.${suffix}`), ...ofArea.map((suffix) => `<area>/<area>.${suffix}`)].join(', ');
    return filesBelow(root, folder, /(?<!\.test)\.ts$/)
      .filter((file) => new RegExp(`/(?:${anyArea})/`).test(file) && !allowed.test(file))
      .map((file) => `${file}: no room has this suffix; choose one of ${oneOf}, or none`);
  });
}
